import { OCEANS, PIECES, type Piece } from './model.ts';

/** The parts of the world to which the map can be brought nearer. */
export const REGIONS = ['all', 'americas', 'europe', 'africa', 'asia', 'oceania', 'oceans'] as const;
export type Region = (typeof REGIONS)[number];

const MEMBERS: { readonly [R in Region]: readonly Piece[] } = {
  all: PIECES,
  americas: [
    'alaska',
    'canada',
    'greenland',
    'north-america',
    'mexico',
    'central-america',
    'caribbean',
    'amazon',
    'brazil',
    'andes',
    'patagonia',
  ],
  europe: ['british-isles', 'scandinavia', 'western-europe', 'eastern-europe'],
  africa: ['north-africa', 'west-africa', 'central-africa', 'east-africa', 'southern-africa'],
  asia: ['russia', 'central-asia', 'middle-east', 'india', 'china', 'japan', 'southeast-asia'],
  oceania: ['australia'],
  oceans: OCEANS,
};

export const membersOf = (region: Region): readonly Piece[] => MEMBERS[region];

/** The part of the world that a piece belongs to. */
export const regionOf = (piece: Piece): Region =>
  REGIONS.find((region) => region !== 'all' && MEMBERS[region].includes(piece)) ?? 'all';
