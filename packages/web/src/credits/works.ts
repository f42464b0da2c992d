/** Somebody's work that the page is made with. */
export interface Work {
  readonly what: string;
  readonly who: string;
  readonly licence: string;
  /** Where the licence can be read, if its text or address must come along. */
  readonly text?: string;
}

const OFL = 'SIL Open Font License 1.1';

/**
 * Who drew which icon of game-icons.net: by their folder in https://github.com/game-icons/icons. The licence asks for the names;
 * a test holds the list equal to the icons that are used.
 */
export const GAME_ICONS: { readonly [artist: string]: readonly string[] } = {
  'Andy Meneely': ['jigsaw-piece'],
  Lorc: ['compass', 'cut-diamond', 'fedora', 'law-star'],
  Skoll: ['airplane'],
};

/** Whose work is in the page itself, or drawn into it when it is built; the whole list is in CREDITS.md. */
export const WORKS: readonly Work[] = [
  { what: 'Preact', who: 'Jason Miller and contributors', licence: 'MIT' },
  { what: 'i18next', who: 'i18next and contributors', licence: 'MIT' },
  { what: 'PartySocket', who: 'Cloudflare, after reconnecting-websocket by Pedro Ladaria', licence: 'MIT' },
  { what: 'uqr', who: 'Anthony Fu, after the QR Code generator by Project Nayuki', licence: 'MIT' },
  { what: 'Papa Parse', who: 'Matthew Holt', licence: 'MIT' },
  { what: 'Onest', who: 'The Onest Project Authors', licence: OFL, text: '/licences/onest.txt' },
  { what: 'Oswald', who: 'The Oswald Project Authors', licence: OFL, text: '/licences/oswald.txt' },
  { what: 'Andika', who: 'SIL International', licence: OFL, text: '/licences/andika.txt' },
  { what: 'Tabler Icons', who: 'Paweł Kuna', licence: 'MIT' },
  ...Object.entries(GAME_ICONS).map(([artist, icons]) => ({
    what: `game-icons.net: ${icons.join(', ')}`,
    who: artist,
    licence: 'CC BY 3.0',
    text: 'https://creativecommons.org/licenses/by/3.0/',
  })),
  { what: 'Natural Earth', who: 'Tom Patterson, Nathaniel Vaughn Kelso and contributors', licence: 'public domain' },
  {
    what: 'GeoNames',
    who: 'GeoNames (geonames.org) and contributors',
    licence: 'CC BY 4.0',
    text: 'https://creativecommons.org/licenses/by/4.0/',
  },
  { what: 'State borders', who: 'U.S. Census Bureau', licence: 'public domain' },
];
