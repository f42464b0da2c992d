import hat from 'icon:game-icons/fedora';
import swap from 'icon:tabler/arrows-exchange';
import gem from 'icon:tabler/diamond';
import pin from 'icon:tabler/map-pin';
import spy from 'icon:tabler/spy';

/** What only this game shows: a sign for each kind of cards, the hat of Carmen, and cards that change places. */
export const DRAWINGS = { hat, henchman: spy, loot: gem, location: pin, swap } as const;
