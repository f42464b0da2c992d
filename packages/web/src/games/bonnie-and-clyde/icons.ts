import hat from 'icon:game-icons/fedora';
import badge from 'icon:game-icons/law-star';
import cards from 'icon:tabler/cards';
import eye from 'icon:tabler/eye';
import search from 'icon:tabler/file-search';

/** What only this game shows: Ted Hinton's badge and what he can do, and the hat of the two outlaws. */
export const DRAWINGS = { badge, cards, eye, hat, search } as const;
