import hat from 'icon:game-icons/fedora';
import bridge from 'icon:tabler/building-bridge-2';
import hint from 'icon:tabler/bulb';
import explore from 'icon:tabler/compass';
import dice from 'icon:tabler/dice-5';
import section from 'icon:tabler/exclamation-mark';
import flag from 'icon:tabler/flag-3';
import point from 'icon:tabler/hand-finger';
import home from 'icon:tabler/home';
import list from 'icon:tabler/list';
import map from 'icon:tabler/map';
import plane from 'icon:tabler/plane-departure';
import print from 'icon:tabler/printer';
import look from 'icon:tabler/search';
import near from 'icon:tabler/sort-ascending-2';
import letters from 'icon:tabler/sort-ascending-letters';
import suspect from 'icon:tabler/star';
import walk from 'icon:tabler/walk';
import nothing from 'icon:tabler/x';

/** What only this game shows. */
export const DRAWINGS = {
  bridge,
  dice,
  explore,
  flag,
  hat,
  hint,
  home,
  letters,
  list,
  look,
  map,
  near,
  nothing,
  plane,
  point,
  print,
  section,
  suspect,
  walk,
} as const;

/** What goes with each sentence. */
export const SAID_DRAWINGS = { own: suspect, carmen: hat, 'no-clues': nothing } as const;
