import type { Json } from '../../../core/basics.ts';
import type { Asked, Mind } from '../bot-mind.ts';
import { along, type Line } from '../components.ts';
import type { Belief } from '../knowledge.ts';
import { AGREE, CALL, check, guess, place } from './actions.ts';

/** What a player believes, and what a good player does who believes that. */
export interface Puzzle {
  readonly title: string;
  readonly mind: Mind;
  readonly accept: readonly Json[];
  readonly reason: string;
}

/** A card believed to lie at so many degrees north and east; `error`: of the latitude, in degrees; of the longitude it is twice as much. */
export const card = (name: string, north: number, east: number, error: number): Belief => {
  const point = { latitudeMinutes: north * 60, longitudeMinutes: east * 60 };
  const about = (line: Line, spread: number) => ({ at: along(line, point), spread: spread * 60 });
  return {
    name: { names: { en: name, es: name, ru: name } },
    from: error === 0 ? 'seen' : 'heard',
    on: { 'north-south': about('north-south', error), 'west-east': about('west-east', error * 2) },
  };
};

/** A name that tells nothing: it may be anywhere. */
const unheard = (name: string): Belief => ({ ...card(name, 20, 20, 30), from: 'unheard' });

interface Sketch {
  readonly asked: Asked;
  readonly start?: Belief;
  /** North of the start card, from the north; south of it; west of it, from the west; east of it. */
  readonly north?: readonly Belief[];
  readonly south?: readonly Belief[];
  readonly west?: readonly Belief[];
  readonly east?: readonly Belief[];
  readonly tokens?: readonly number[];
}

const START = card('Lisbon', 39, -9, 4);

export const mind = ({ asked, start = START, north = [], south = [], west = [], east = [], tokens = [4, 4] }: Sketch): Mind => ({
  seat: 0,
  tokens,
  lines: { 'north-south': [...north, start, ...south], 'west-east': [...west, start, ...east] },
  start: { 'north-south': north.length, 'west-east': west.length },
  asked,
});

const placing = (laid: Belief): Asked => ({ step: 'place', card: laid });
const doubting = (line: Line, gap: number): Asked => ({ step: 'doubt', placed: { line, gap }, seat: 1 });
const checking = (line: Line, gap: number): Asked => ({ step: 'check', placed: { line, gap }, seat: 1 });
const GUESSING: Asked = { step: 'guess' };

const OSLO = card('Oslo', 60, 11, 5);
const CAIRO = card('Cairo', 30, 31, 5);
const DAKAR = card('Dakar', 15, -17, 6);
const LIMA = card('Lima', -12, -77, 6);
const DELHI = card('Delhi', 29, 77, 6);
const TOKYO = card('Tokyo', 36, 140, 5);

/** North of Lisbon, but believed 13° to the south of it: more likely wrong than right, and not by much. */
const DOUBTFUL = card('Somewhere', 26, 0, 10);
/** As before, and believed 6° to the south of it. */
const OPEN = card('Somewhere', 33, 0, 10);

export const PUZZLES: readonly Puzzle[] = [
  {
    title: 'lays a card between the neighbours where it surely lies',
    mind: mind({ asked: placing(card('Algiers', 37, 3, 2)), west: [LIMA], east: [TOKYO], start: card('Lisbon', 39, -60, 2) }),
    accept: [place('west-east', 2)],
    reason: 'Sixty degrees of room to the west and more to the east; by latitude it is a toss-up.',
  },
  {
    title: 'takes the line in which the card stands apart',
    mind: mind({ asked: placing(card('Beijing', 40, 116, 7)) }),
    accept: [place('west-east', 1)],
    reason: 'As far north as Lisbon, and far to the east of it.',
  },
  {
    title: 'takes the other line where longitudes are alike',
    mind: mind({ asked: placing(card('Freetown', 8, -13, 7)) }),
    accept: [place('north-south', 1)],
    reason: 'Four degrees to the west, thirty to the south.',
  },
  {
    title: 'goes to the end when nothing lies so far out',
    mind: mind({
      asked: placing(card('Ushuaia', -55, -68, 8)),
      north: [OSLO],
      south: [DAKAR, LIMA],
      west: [card('Quito', 0, -79, 5)],
    }),
    accept: [place('north-south', 4)],
    reason: 'Only one neighbour, 43° away.',
  },
  {
    title: 'rather a roomy gap than a narrow one',
    mind: mind({
      asked: placing(card('Rome', 42, 12, 6)),
      north: [card('Vienna', 48, 16, 4)],
      west: [card('New York', 41, -74, 4)],
      east: [DELHI],
    }),
    accept: [place('west-east', 2)],
    reason: 'Between Vienna and Lisbon there are 9° of latitude, between Lisbon and Delhi 86° of longitude.',
  },
  {
    title: 'the errors of neighbours count',
    mind: mind({
      asked: placing(card('Tangier', 24, 24, 5)),
      start: { ...START, on: { ...START.on, 'west-east': { at: -540, spread: 4_000 } } },
    }),
    accept: [place('north-south', 1)],
    reason: 'Farther to the east than to the south, but nobody knows how far east the start card lies.',
  },
  {
    title: 'keeps out of a gap whose neighbours seem to lie the wrong way round',
    mind: mind({
      asked: placing(card('Tunis', 37, 10, 4)),
      start: card('Lisbon', 39, 40, 3),
      west: [card('Athens', 38, 60, 3)],
      south: [card('Accra', 6, 0, 4)],
    }),
    accept: [place('west-east', 0)],
    reason: 'West of both, whichever of them lies farther west.',
  },
  {
    title: 'does not go round the back of the earth',
    mind: mind({ asked: placing(card('Suva', -18, 178, 6)), start: card('Apia', -14, -172, 3) }),
    accept: [place('west-east', 1)],
    reason: 'By signed degrees 178° E is as far east as can be (CW-3.5), near as it is to 172° W.',
  },
  {
    title: 'lays a card it has never heard of where most places are',
    mind: mind({ asked: placing(unheard('Nowhere')), start: card('Longyearbyen', 78, 16, 1) }),
    accept: [place('north-south', 1)],
    reason: 'Nearly everything lies south of Svalbard.',
  },
  {
    title: 'calls where a card lies far off',
    mind: mind({ asked: doubting('north-south', 0), north: [LIMA] }),
    accept: [CALL],
    reason: 'Lima lies 51° to the south of Lisbon, not to the north.',
  },
  {
    title: 'calls for the sake of either neighbour',
    mind: mind({ asked: doubting('west-east', 1), west: [card('Nairobi', -1, 37, 6), card('Santiago', -33, -71, 5)] }),
    accept: [CALL],
    reason: 'West of Lisbon it is, but not east of Nairobi.',
  },
  {
    title: 'agrees to what lies well',
    mind: mind({ asked: doubting('north-south', 1), north: [OSLO, card('Paris', 49, 2, 4)] }),
    accept: [AGREE],
    reason: 'Oslo, Paris, Lisbon.',
  },
  {
    title: 'gives the others credit where it knows little itself',
    mind: mind({ asked: doubting('north-south', 0), north: [card('Somewhere', 37, 0, 12)] }),
    accept: [AGREE],
    reason: 'Two degrees of belief weigh less than that somebody laid it there.',
  },
  {
    title: 'has no opinion of a place it has never heard of',
    mind: mind({ asked: doubting('north-south', 0), north: [unheard('Nowhere')] }),
    accept: [AGREE],
    reason: 'That somebody laid it there is all there is to go by.',
  },
  {
    title: 'the same number is no error',
    mind: mind({ asked: doubting('north-south', 1), start: card('Madrid', 40, -4, 0), south: [card('Ankara', 40, 33, 0)] }),
    accept: [AGREE],
    reason: 'CW-3.6.',
  },
  {
    title: 'what has been seen is sure',
    mind: mind({ asked: doubting('west-east', 1), start: card('Quito', 0, -78, 0), east: [card('Chicago', 42, -88, 2)] }),
    accept: [CALL],
    reason: 'Ten degrees are more than the error of one who knows one of the two for sure.',
  },
  {
    title: 'calls when an error is a little more likely than not',
    mind: mind({ asked: doubting('north-south', 0), north: [DOUBTFUL] }),
    accept: [CALL],
    reason: 'A token either way.',
  },
  {
    title: 'but not when whoever laid the card has no token',
    mind: mind({ asked: doubting('north-south', 0), north: [DOUBTFUL], tokens: [4, 0] }),
    accept: [AGREE],
    reason: 'CW-3.9: the token would come from the supply and hurt nobody; a mistake costs one and gives one.',
  },
  {
    title: 'leaves a card alone that is a little more likely right',
    mind: mind({ asked: doubting('north-south', 0), north: [OPEN], tokens: [4, 4, 4] }),
    accept: [AGREE],
    reason: 'A token either way.',
  },
  {
    title: 'but calls when it has no token to lose',
    mind: mind({ asked: doubting('north-south', 0), north: [OPEN], tokens: [0, 4, 4] }),
    accept: [CALL],
    reason: 'CW-3.9: a mistake costs nothing but that a rival gets one from the supply.',
  },
  {
    title: 'checks the neighbour on the wrong side',
    mind: mind({ asked: checking('west-east', 1), west: [card('Nairobi', -1, 37, 6), card('Santiago', -33, -71, 5)] }),
    accept: [check('before')],
    reason: 'Santiago lies to the west of both.',
  },
  {
    title: 'checks the one it is surer of',
    mind: mind({
      asked: checking('north-south', 1),
      start: card('Lisbon', 39, -9, 12),
      north: [card('Lagos', 6, 3, 0), card('Helsinki', 60, 25, 4)],
    }),
    accept: [check('before')],
    reason: 'Helsinki lies to the north of Lagos for sure; to Lisbon the order is right anyway.',
  },
  {
    title: 'checks the only neighbour there is',
    mind: mind({ asked: checking('north-south', 1), south: [OSLO] }),
    accept: [check('before')],
    reason: 'CW-3.3.',
  },
  {
    title: 'finds nothing wrong where all is in order',
    mind: mind({ asked: GUESSING, north: [OSLO], south: [DAKAR, LIMA], east: [card('Cairo', 30, 31, 4), DELHI, TOKYO] }),
    accept: [guess(0)],
    reason: 'Every two neighbours lie well apart.',
  },
  {
    title: 'counts nothing where nothing lies',
    mind: mind({ asked: GUESSING }),
    accept: [guess(0)],
    reason: 'CW-4.6: the start card is never wrong.',
  },
  {
    title: 'counts outward from the start card',
    mind: mind({
      asked: GUESSING,
      start: card('Accra', 5, 0, 0),
      east: [card('Yerevan', 40, 50, 0), card('Oslo', 60, 10, 0), card('Warsaw', 52, 20, 0)],
    }),
    accept: [guess(2)],
    reason: 'CW-4.2, the example: 0, then 50, 10, 20: two are wrong.',
  },
  {
    title: 'counts a card that is out of place, and no more',
    mind: mind({ asked: GUESSING, south: [card('Cairo', 30, 31, 3), card('Reykjavik', 64, -22, 3), LIMA] }),
    accept: [guess(1)],
    reason: 'Reykjavik does not lie south of Cairo; Lima is right against Cairo.',
  },
  {
    title: 'adds up both lines',
    mind: mind({ asked: GUESSING, south: [OSLO], east: [LIMA, CAIRO, DELHI] }),
    accept: [guess(2)],
    reason: 'Oslo is not south and Lima not east of Lisbon.',
  },
];
