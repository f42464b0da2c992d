import north from 'icon:tabler/arrow-up';
import swap from 'icon:tabler/arrows-exchange';
import barred from 'icon:tabler/ban';
import agent from 'icon:tabler/bell';
import dice from 'icon:tabler/dice-5';
import gift from 'icon:tabler/gift';
import home from 'icon:tabler/home';
import luggage from 'icon:tabler/luggage';
import destination from 'icon:tabler/map-pin';
import whole from 'icon:tabler/maximize';
import out from 'icon:tabler/minus';
import plane from 'icon:tabler/plane';
import flight from 'icon:tabler/plane-departure';
import charter from 'icon:tabler/plane-inflight';
import closer from 'icon:tabler/plus';
import customs from 'icon:tabler/rubber-stamp';
import inspection from 'icon:tabler/search';
import ticket from 'icon:tabler/ticket';
import bump from 'icon:tabler/users';
import tailwind from 'icon:tabler/wind';
import airfield from 'icon:tabler/windsock';
import type { IconDrawing } from '../../ui/drawing.ts';
import type { AgentCard } from './model.ts';

/** What only this game shows. */
export const DRAWINGS = {
  agent,
  airfield,
  barred,
  bump,
  closer,
  destination,
  flight,
  home,
  luggage,
  north,
  out,
  plane,
  ticket,
  whole,
} as const;

/** The picture of a Travel Agent card. */
export const AGENT_DRAWINGS: { readonly [C in AgentCard['card']]: IconDrawing } = {
  'fly-to': flight,
  charter,
  'extra-turn': dice,
  gift,
  tailwind,
  'trade-places': swap,
  customs,
  inspection,
};
