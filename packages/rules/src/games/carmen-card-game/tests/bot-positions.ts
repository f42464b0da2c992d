import { HENCHMEN, homeOf, LOOT, SLOTS } from '../components.ts';
import { ACCUSE_CENTER, accuse, arrest, carmen, END as DONE, look, PASS, place, ROLL, swap, warrant } from './actions.ts';
import { ARRESTED, END, LATE, looked, MINE, PENALTY, type Puzzle, REPLACE, THEIRS, twoSeats } from './puzzle.ts';
import { at, position } from './table.ts';

const JEWELS = warrant(place(1, 'top'), place(1, 'top'));
const SEEN_JEWELS = ['crown-jewels', 'london'] as const;
const SEEN_CENTER = ['gandhis-glasses', 'new-delhi'] as const;
const OWN_SWAPS = (['loot', 'location'] as const).flatMap((kind) => SLOTS.map((slot) => swap(kind, slot)));

/** Torch of Liberty lies in the centre, New York before seat 0. */
const HALF = {
  mine: { loot: ['hudson-bay', 'opera-chandelier', 'pyramid-plans'], location: ['oslo', 'new-york', 'lima'] },
  center: { loot: 'liberty-torch' },
} as const;

/** The pair stands solved, its henchman still to be chosen. */
const CHOOSING = {
  solved: [{ loot: 'montezumas-remedy', location: 'mexico-city', henchman: null }],
  turn: at('arrest', { when: 'end' }),
};

/** All but three pairs are solved; what seat 0 has seen of these. */
const LAST_THREE = LOOT.filter((loot) => !['crown-jewels', 'hudson-bay', 'abominable-snowman'].includes(loot)).map(
  (loot, index) => ({
    loot,
    location: homeOf(loot),
    henchman: HENCHMEN.filter((card) => !['carmen-sandiego', 'robin-banks', 'bjorn-toulouse'].includes(card))[index] ?? null,
  }),
);
const CROSSED = [
  'carmen-sandiego',
  'robin-banks',
  'crown-jewels',
  'london',
  'hudson-bay',
  'kathmandu',
  'abominable-snowman',
  'montreal',
] as const;

export const PUZZLES: readonly Puzzle[] = [
  {
    title: 'the case is closed: the pair and Carmen are both seen',
    position: twoSeats({ seen: [...SEEN_CENTER, 'carmen-sandiego'] }),
    accept: [carmen('gandhis-glasses')],
    reason: 'Nothing is left to find out, and the rival may change the centre.',
  },
  {
    title: 'Carmen by elimination: all other henchmen are seen',
    position: twoSeats({ ...LATE, seen: [...SEEN_CENTER, ...MINE.henchman, 'fast-eddie-b', 'nick-brunch', 'sam-o-nella'] }),
    accept: [carmen('gandhis-glasses')],
    reason: 'There is one place left where she can be.',
  },
  {
    title: 'the centre by elimination: all other locations are seen',
    position: twoSeats({
      ...LATE,
      seen: ['gandhis-glasses', 'carmen-sandiego', ...LATE.mine.location, ...LATE.theirs.location],
    }),
    accept: [carmen('gandhis-glasses')],
    reason: 'The one location not seen is New Delhi, and it must lie in the centre.',
  },
  {
    title: 'not without Carmen: ten places, no hurry',
    position: twoSeats({ seen: SEEN_CENTER }),
    accept: [ROLL],
    reason: 'Whoever points at the wrong henchman is out.',
  },
  {
    title: 'not without the pair',
    position: twoSeats({ seen: ['carmen-sandiego'] }),
    accept: [ROLL],
    reason: 'The centre can be any of 169 combinations.',
  },
  {
    title: 'points where she was seen',
    position: twoSeats({ turn: at('accuse'), seen: [...SEEN_CENTER, 'carmen-sandiego'] }),
    accept: [accuse(1, 'top')],
    reason: 'She lies there.',
  },
  {
    title: 'points at the centre where she was sent',
    position: twoSeats({
      theirs: { henchman: ['sam-o-nella', 'fast-eddie-b', 'nick-brunch'] },
      center: { henchman: 'carmen-sandiego' },
      turn: at('accuse'),
      seen: [...SEEN_CENTER, 'carmen-sandiego'],
    }),
    accept: [ACCUSE_CENTER],
    reason: 'She lies there.',
  },
  {
    title: 'an arrest, to bring the other half home',
    position: twoSeats({
      ...HALF,
      ...END,
      seen: [...SEEN_JEWELS, 'liberty-torch', 'new-york', 'carmen-sandiego', 'robin-banks'],
    }),
    accept: [JEWELS],
    reason: 'The swap after it puts New York beside the Torch of Liberty, and Carmen is seen.',
  },
  {
    title: 'no arrest while any henchman may be Carmen',
    position: twoSeats({ ...END, seen: SEEN_JEWELS }),
    accept: [DONE],
    reason: 'One in thirteen, and everybody loses; a henchman seen costs one roll.',
  },
  {
    title: 'the last turn before the case is cold',
    position: twoSeats({ ...END, seen: SEEN_JEWELS, and: { idleTurns: 59 } }),
    accept: [JEWELS],
    reason: 'Without an arrest everybody loses for certain.',
  },
  {
    title: 'arrests the one that was seen',
    position: twoSeats({ ...CHOOSING, seen: ['yul-b-sorry'] }),
    accept: [arrest(0, 'center')],
    reason: 'Any other might be Carmen.',
  },
  {
    title: 'arrests anyone but Carmen once she is seen',
    position: twoSeats({ ...CHOOSING, seen: ['carmen-sandiego'] }),
    avoid: [arrest(1, 'top')],
    reason: 'All others are safe, seen or not.',
  },
  {
    title: 'the pair that a rival knows too goes first',
    position: twoSeats({
      mine: { loot: ['hudson-bay', 'opera-chandelier', 'pyramid-plans'], location: ['oslo', 'montreal', 'lima'] },
      ...END,
      seen: [...SEEN_JEWELS, 'hudson-bay', 'montreal', 'carmen-sandiego', 'robin-banks'],
      rival: [...SEEN_JEWELS, 'fast-eddie-b'],
    }),
    accept: [JEWELS],
    reason: 'The rival would make that arrest next turn; the own pair is needed for the centre and nobody else knows it.',
  },
  {
    title: 'the swap that brings the pair together',
    position: twoSeats({ ...ARRESTED, ...HALF, seen: ['liberty-torch', 'new-york', 'carmen-sandiego'] }),
    accept: [swap('location', 'center')],
    reason: 'Next turn the case is closed.',
  },
  {
    title: 'not the swap that gives a rival the case',
    position: twoSeats({
      ...ARRESTED,
      ...HALF,
      seen: ['liberty-torch', 'new-york', 'carmen-sandiego'],
      rival: ['liberty-torch', 'new-york', 'carmen-sandiego'],
    }),
    avoid: [swap('location', 'center')],
    reason: 'The rival has seen all three cards and comes first.',
  },
  {
    title: 'half of an own pair into the centre',
    position: twoSeats({
      mine: { loot: ['hudson-bay', 'opera-chandelier', 'pyramid-plans'], location: ['oslo', 'montreal', 'lima'] },
      ...ARRESTED,
      seen: ['hudson-bay', 'montreal', 'oslo', 'lima', 'opera-chandelier', 'pyramid-plans', 'carmen-sandiego'],
    }),
    accept: [swap('loot', 'top'), swap('location', 'center')],
    reason: 'The other half can follow with the next swap.',
  },
  {
    title: 'spoils what a rival is sure of',
    position: twoSeats({
      ...LATE,
      turn: at('swap', { when: 'end' }),
      seen: [...SEEN_CENTER, ...MINE.henchman, ...LATE.mine.loot, ...LATE.mine.location],
      rival: [...SEEN_CENTER, ...THEIRS.henchman, 'robin-banks'],
    }),
    accept: OWN_SWAPS,
    reason: 'The rival knows the pair in the centre and, but for one place in four, Carmen.',
  },
  {
    title: 'a penalty that closes the case',
    position: twoSeats({ ...PENALTY, ...HALF, seen: ['liberty-torch', 'new-york', 'carmen-sandiego'] }),
    accept: [swap('location', 'center')],
    reason: 'The next turn is the own one, with nobody in between.',
  },
  {
    title: 'a penalty not used',
    position: twoSeats({ ...PENALTY, seen: [...SEEN_CENTER, 'carmen-sandiego'] }),
    accept: [PASS],
    reason: 'The centre is as it should be, and the next turn is the own one.',
  },
  {
    title: 'an own pair for what was turned up, first half',
    position: twoSeats({
      mine: { loot: ['hudson-bay', 'opera-chandelier', 'pyramid-plans'], location: ['oslo', 'montreal', 'lima'] },
      ...REPLACE,
      seen: [...SEEN_CENTER, 'hudson-bay', 'montreal', 'carmen-sandiego'],
      rival: SEEN_CENTER,
    }),
    accept: [swap('loot', 'top'), swap('location', 'center')],
    reason: 'Both cards are replaced by the same gumshoe, whose turn is next.',
  },
  {
    title: 'an own pair for what was turned up, second half',
    position: twoSeats({
      mine: { loot: ['hudson-bay', 'opera-chandelier', 'pyramid-plans'], location: ['oslo', 'new-york', 'lima'] },
      center: { loot: 'liberty-torch' },
      turn: at('replace', { seat: 1, by: 0, exposed: ['location'] }),
      seen: ['liberty-torch', 'new-york', 'new-delhi', 'oslo', 'lima'],
      rival: ['new-delhi'],
    }),
    accept: [swap('location', 'center')],
    reason: 'New York goes with the Torch of Liberty that was put there first.',
  },
  {
    title: 'of own cards not looked at, the one not known already',
    position: twoSeats({
      turn: at('look', { kind: 'loot' }),
      seen: ['liberty-torch', 'hudson-bay'],
      and: { looked: [{ seat: 0, kind: 'loot', slot: 'top' }] },
    }),
    accept: [look(0, 'loot', 'bottom')],
    reason: 'The card in the middle came from the centre and is known; the other is new.',
  },
  {
    title: 'looks at a card never seen',
    position: twoSeats({
      turn: at('look', { kind: 'location' }),
      seen: [...MINE.location, 'london', 'kathmandu'],
      and: looked('location'),
    }),
    accept: [look(1, 'location', 'center')],
    reason: 'The others are known.',
  },
  {
    title: 'looks for Carmen where she may be',
    position: twoSeats({
      turn: at('look', { kind: 'henchman' }),
      seen: [...MINE.henchman, 'fast-eddie-b'],
      and: looked('henchman'),
    }),
    accept: [look(1, 'henchman', 'top'), look(1, 'henchman', 'bottom')],
    reason: 'The others are not Carmen.',
  },
  {
    title: 'on a cold trail, the shift that closes the case',
    position: twoSeats({ ...HALF, seen: ['liberty-torch', 'new-york', 'carmen-sandiego'], and: { idleTurns: 16 } }),
    accept: [swap('location', 'center')],
    reason: 'A warrant for Carmen may follow in the same turn.',
  },
  {
    title: 'on a cold trail, not the shift that closes it for a rival',
    position: twoSeats({
      ...HALF,
      seen: ['liberty-torch', 'new-york'],
      rival: ['liberty-torch', 'new-york', ...THEIRS.henchman],
      and: { idleTurns: 16, looked: THEIRS.henchman.map((_, slot) => ({ seat: 1, kind: 'henchman', slot: SLOTS[slot] })) },
    }),
    avoid: [swap('location', 'center')],
    reason: 'The rival has seen both halves and may well know Carmen.',
  },
  {
    title: 'a card that a rival could complete is taken out again',
    position: twoSeats({
      theirs: { loot: ['hudson-bay', 'tea-in-china', 'grand-canyon'] },
      mine: { loot: ['liberty-torch', 'crown-jewels', 'opera-chandelier'] },
      center: { location: 'montreal' },
      ...ARRESTED,
      seen: ['hudson-bay', 'montreal', ...MINE.location, 'carmen-sandiego'],
      rival: ['hudson-bay', 'montreal', 'carmen-sandiego', 'tea-in-china', 'paris', 'fast-eddie-b'],
      and: { lastArrest: 0 },
    }),
    accept: SLOTS.map((slot) => swap('location', slot)),
    reason: 'The rival holds Hudson Bay, knows Montreal and Carmen, and needs one swap.',
  },
  {
    title: 'an arrest waits while there are henchmen to look at',
    position: twoSeats({ ...END, seen: [...SEEN_JEWELS, 'robin-banks'] }),
    accept: [DONE],
    reason: 'Who is drawn is seen no sooner, and may be Carmen, whom the rival might arrest.',
  },
  {
    title: 'an arrest no longer waits once all in front are seen',
    position: twoSeats({
      theirs: { henchman: ['sandy-dunes', 'fast-eddie-b', 'nick-brunch'] },
      ...END,
      seen: [...SEEN_JEWELS, ...MINE.henchman, 'sandy-dunes', 'fast-eddie-b', 'nick-brunch'],
    }),
    accept: [JEWELS],
    reason: 'Carmen is in the deck or in the centre: only an arrest brings somebody new.',
  },
  {
    title: 'on a cold trail an arrest does not wait',
    position: twoSeats({ ...END, seen: [...SEEN_JEWELS, 'robin-banks'], and: { idleTurns: 16 } }),
    accept: [JEWELS],
    reason: 'Where nobody makes an arrest, everybody loses in the end.',
  },
  {
    title: 'Carmen out of the way of a rival who has not seen her',
    position: twoSeats({
      mine: { henchman: ['carmen-sandiego', 'yul-b-sorry', 'bessie-may-mucho'] },
      theirs: { henchman: ['robin-banks', 'fast-eddie-b', 'nick-brunch'] },
      ...ARRESTED,
      seen: ['carmen-sandiego', 'liberty-torch'],
    }),
    accept: [swap('henchman', 'top')],
    reason: 'The rival might arrest her, and everybody would lose; in the centre she is safe, and still known.',
  },
  {
    title: 'no arrest that leaves the last cards crossed before one who is out',
    position: position({
      rows: [
        { henchman: ['robin-banks', null], loot: ['crown-jewels', null], location: ['london', null] },
        { henchman: ['carmen-sandiego', null], loot: [null, null], location: [null, null] },
        { henchman: [null, null], loot: ['hudson-bay', null], location: ['kathmandu', null] },
      ],
      center: { henchman: 'bjorn-toulouse', loot: 'abominable-snowman', location: 'montreal' },
      solved: LAST_THREE,
      turn: at('end'),
      and: { out: [2], lastArrest: 0, idleTurns: 10, known: CROSSED.map((card) => ({ seat: 0, card })) },
    }),
    avoid: [warrant(place(0, 'top'), place(0, 'top'))],
    reason: 'The own pair is all that can still be moved: on a cold trail it goes to the centre.',
  },
];
