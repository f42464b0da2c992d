import arrowLeft from 'icon:tabler/arrow-left';
import arrowRight from 'icon:tabler/arrow-right';
import car from 'icon:tabler/car';
import chevronRight from 'icon:tabler/chevron-right';
import auto from 'icon:tabler/circle-half-2';
import eye from 'icon:tabler/eye';
import help from 'icon:tabler/help';
import home from 'icon:tabler/home';
import link from 'icon:tabler/link';
import lock from 'icon:tabler/lock';
import moon from 'icon:tabler/moon';
import robot from 'icon:tabler/robot';
import settings from 'icon:tabler/settings';
import sort from 'icon:tabler/sort-ascending';
import sun from 'icon:tabler/sun';
import volume from 'icon:tabler/volume';
import volumeOff from 'icon:tabler/volume-off';
import cross from 'icon:tabler/x';

/** The icons of the page itself. What only one game shows is imported there, so that it is loaded with that game. */
export const ICONS = {
  auto,
  car,
  cross,
  down: arrowLeft,
  eye,
  help,
  home,
  left: arrowLeft,
  link,
  lock,
  moon,
  next: chevronRight,
  right: arrowRight,
  robot,
  settings,
  sort,
  sun,
  up: arrowRight,
  volume,
  'volume-off': volumeOff,
} as const;

export type IconName = keyof typeof ICONS;
