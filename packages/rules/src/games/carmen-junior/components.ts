/**
 * The pieces of the map and which of them touch (CJ-1.2). [rebuilt]: no list of the box's pieces survives; only north-america,
 * alaska, pacific-ocean and arctic-ocean are attested, and that Pacific to Arctic is two steps by way of Alaska. A test holds
 * the drawn outlines to these neighbours.
 */
export const NEIGHBOURS = {
  alaska: ['canada', 'arctic-ocean', 'pacific-ocean'],
  canada: ['alaska', 'north-america', 'greenland', 'arctic-ocean', 'pacific-ocean', 'atlantic-ocean'],
  greenland: ['canada', 'arctic-ocean', 'atlantic-ocean'],
  'north-america': ['canada', 'mexico', 'caribbean', 'pacific-ocean', 'atlantic-ocean'],
  mexico: ['north-america', 'central-america', 'caribbean', 'pacific-ocean'],
  'central-america': ['mexico', 'caribbean', 'amazon', 'pacific-ocean'],
  caribbean: ['north-america', 'mexico', 'central-america', 'amazon', 'atlantic-ocean'],
  amazon: ['central-america', 'caribbean', 'andes', 'brazil', 'pacific-ocean', 'atlantic-ocean'],
  brazil: ['amazon', 'andes', 'patagonia', 'atlantic-ocean'],
  andes: ['amazon', 'brazil', 'patagonia', 'pacific-ocean'],
  patagonia: ['brazil', 'andes', 'pacific-ocean', 'atlantic-ocean'],
  'british-isles': ['scandinavia', 'western-europe', 'atlantic-ocean'],
  scandinavia: ['british-isles', 'western-europe', 'eastern-europe', 'russia', 'arctic-ocean', 'atlantic-ocean'],
  'western-europe': ['british-isles', 'scandinavia', 'eastern-europe', 'north-africa', 'atlantic-ocean'],
  'eastern-europe': ['scandinavia', 'western-europe', 'russia', 'middle-east'],
  russia: ['scandinavia', 'eastern-europe', 'middle-east', 'central-asia', 'china', 'japan', 'arctic-ocean', 'pacific-ocean'],
  'central-asia': ['russia', 'middle-east', 'india', 'china'],
  'middle-east': ['eastern-europe', 'russia', 'central-asia', 'india', 'north-africa', 'east-africa', 'indian-ocean'],
  'north-africa': ['western-europe', 'middle-east', 'west-africa', 'central-africa', 'east-africa', 'atlantic-ocean'],
  'west-africa': ['north-africa', 'central-africa', 'atlantic-ocean'],
  'central-africa': ['north-africa', 'west-africa', 'east-africa', 'southern-africa', 'atlantic-ocean'],
  'east-africa': ['north-africa', 'central-africa', 'southern-africa', 'middle-east', 'indian-ocean'],
  'southern-africa': ['central-africa', 'east-africa', 'atlantic-ocean', 'indian-ocean'],
  india: ['middle-east', 'central-asia', 'china', 'southeast-asia', 'indian-ocean'],
  china: ['russia', 'central-asia', 'india', 'southeast-asia', 'japan', 'pacific-ocean'],
  japan: ['russia', 'china', 'pacific-ocean'],
  'southeast-asia': ['india', 'china', 'australia', 'indian-ocean', 'pacific-ocean'],
  australia: ['southeast-asia', 'indian-ocean', 'pacific-ocean'],
  'arctic-ocean': ['alaska', 'canada', 'greenland', 'scandinavia', 'russia', 'atlantic-ocean'],
  'pacific-ocean': [
    'alaska',
    'canada',
    'north-america',
    'mexico',
    'central-america',
    'amazon',
    'andes',
    'patagonia',
    'russia',
    'china',
    'japan',
    'southeast-asia',
    'australia',
    'indian-ocean',
  ],
  'atlantic-ocean': [
    'canada',
    'greenland',
    'north-america',
    'caribbean',
    'amazon',
    'brazil',
    'patagonia',
    'british-isles',
    'scandinavia',
    'western-europe',
    'north-africa',
    'west-africa',
    'central-africa',
    'southern-africa',
    'arctic-ocean',
    'indian-ocean',
  ],
  'indian-ocean': [
    'middle-east',
    'east-africa',
    'southern-africa',
    'india',
    'southeast-asia',
    'australia',
    'atlantic-ocean',
    'pacific-ocean',
  ],
} as const satisfies { readonly [piece: string]: readonly string[] };

export type Piece = keyof typeof NEIGHBOURS;

const isPiece = (name: string): name is Piece => Object.hasOwn(NEIGHBOURS, name);

/** All 32, in the order of CJ-1.2. */
export const PIECES: readonly Piece[] = Object.keys(NEIGHBOURS).filter(isPiece);

export const OCEANS = ['arctic-ocean', 'pacific-ocean', 'atlantic-ocean', 'indian-ocean'] as const satisfies readonly Piece[];

/** CJ-1.3: where a seat may live. */
export const HOMES: readonly Piece[] = PIECES.filter((piece) => !OCEANS.some((ocean) => ocean === piece));
/** CJ-1.3. */
export const DEFAULT_HOME = 'north-america' satisfies Piece;

/** The bonus card, which is no location card (CJ-3.6). */
export const BONUS = 'stretch-and-carmine';
export type Card = Piece | typeof BONUS;
/** CJ-1.1: the location cards and the bonus card. */
export const CARDS: readonly Card[] = [...PIECES, BONUS];

/** Sections of a poster (CJ-1.1). */
export const SECTIONS = 4;
/** Location cards face up that an older gumshoe needs (CJ-3.1). */
export const FACE_UP = 4;
export const FACES_OF_DIE = 6;
/** Junior rules: a throw up to this goes to the piece on the card, a higher one anywhere (CJ-2.1). */
export const TO_CARD = 3;
