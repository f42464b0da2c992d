import north from 'icon:tabler/arrow-narrow-up';
import right from 'icon:tabler/circle-check';
import wrong from 'icon:tabler/circle-x';
import token from 'icon:tabler/coin';
import start from 'icon:tabler/compass';
import thinking from 'icon:tabler/dots-circle-horizontal';
import map from 'icon:tabler/map-2';
import pause from 'icon:tabler/player-pause';
import ruler from 'icon:tabler/ruler-2';
import stack from 'icon:tabler/stack-2';

/** What only this game shows. */
export const DRAWINGS = { map, north, pause, right, ruler, stack, start, thinking, token, wrong } as const;
