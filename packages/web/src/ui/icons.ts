import undo from 'icon:tabler/arrow-back-up';
import arrowLeft from 'icon:tabler/arrow-left';
import arrowRight from 'icon:tabler/arrow-right';
import bell from 'icon:tabler/bell';
import car from 'icon:tabler/car';
import chevronRight from 'icon:tabler/chevron-right';
import auto from 'icon:tabler/circle-half-2';
import clock from 'icon:tabler/clock';
import confetti from 'icon:tabler/confetti';
import eye from 'icon:tabler/eye';
import heart from 'icon:tabler/heart';
import help from 'icon:tabler/help';
import home from 'icon:tabler/home';
import hourglass from 'icon:tabler/hourglass';
import link from 'icon:tabler/link';
import lock from 'icon:tabler/lock';
import laugh from 'icon:tabler/mood-happy';
import surprise from 'icon:tabler/mood-surprised';
import moon from 'icon:tabler/moon';
import away from 'icon:tabler/plug-x';
import robot from 'icon:tabler/robot';
import settings from 'icon:tabler/settings';
import sort from 'icon:tabler/sort-ascending';
import sun from 'icon:tabler/sun';
import users from 'icon:tabler/users';
import volume from 'icon:tabler/volume';
import volumeOff from 'icon:tabler/volume-off';
import cross from 'icon:tabler/x';

/** The icons of the page itself. What only one game shows is imported there, so that it is loaded with that game. */
export const ICONS = {
  auto,
  away,
  bell,
  car,
  clock,
  confetti,
  cross,
  down: arrowLeft,
  eye,
  heart,
  help,
  home,
  hourglass,
  laugh,
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
  surprise,
  undo,
  up: arrowRight,
  users,
  volume,
  'volume-off': volumeOff,
} as const;

export type IconName = keyof typeof ICONS;
