import type { Raw } from '../../../testing/table.ts';
import { BONUS, PIECES, type Piece } from '../components.ts';
import { type Look, position } from './table.ts';

/** A position in which a good player in seat 0 has little doubt: where to go, or where never to go. */
export interface Puzzle {
  readonly title: string;
  readonly position: Raw;
  readonly accept?: readonly Piece[];
  readonly avoid?: readonly Piece[];
  readonly reason: string;
}

const looks = (seat: number, owner: number | null, ...pieces: readonly Piece[]): readonly Look[] =>
  pieces.map((piece) => ({ seat, piece, owner }));

/** Nothing lay under any piece but these. */
const emptyBut = (...pieces: readonly Piece[]): readonly Look[] =>
  looks(0, null, ...PIECES.filter((piece) => !pieces.includes(piece)));

const thrown = (die: number): Raw => ({ step: 'move', die });
const BONUS_TURN: Raw = { step: 'move', die: null };

/** Where seat 0 hid the sections of the seat on its right, which it is not to look for. */
const HID: readonly Piece[] = ['brazil', 'andes', 'india', 'china'];
/** A poster that is complete. */
const ALL = [null, null, null, null] as const;

const JUNIOR: readonly Puzzle[] = [
  {
    title: 'with two seats, what the other found is one’s own',
    position: position({
      seats: [{ hidden: ['japan'] }, { hidden: HID }],
      seen: looks(1, 0, 'japan'),
      turn: thrown(4),
    }),
    accept: ['japan'],
    reason: 'It cannot be a section of seat 1, which said “I found Carmen”.',
  },
  {
    title: 'not where it hid sections itself',
    position: position({ seats: [{}, { hidden: HID }], turn: thrown(5) }),
    avoid: HID,
    reason: 'One section lies under each piece, and these are the neighbour’s.',
  },
  {
    title: 'not where anybody found nothing',
    position: position({
      seats: [{}, { hidden: HID }],
      seen: [...looks(0, null, 'alaska', 'canada', 'greenland'), ...looks(1, null, 'mexico', 'amazon')],
      turn: thrown(6),
    }),
    avoid: ['alaska', 'canada', 'greenland', 'mexico', 'amazon', ...HID],
    reason: 'Its own looks and what the others said are both remembered.',
  },
  {
    title: 'with three seats, a find that cannot be of the seat whose sections it hid',
    position: position({
      seats: [{ hidden: ['japan'] }, {}, { hidden: HID }],
      seen: looks(1, 0, 'japan'),
      turn: thrown(4),
    }),
    accept: ['japan'],
    reason: 'Seat 1 found another’s: not seat 2’s, which lie elsewhere.',
  },
  {
    title: 'with three seats, a find that is one’s own as likely as not',
    position: position({
      seats: [{ hidden: ['alaska'] }, { hidden: ['japan'] }, { hidden: HID }],
      seen: looks(2, 1, 'japan'),
      turn: thrown(4),
    }),
    accept: ['japan'],
    reason: 'One half, against one in six or seven elsewhere.',
  },
  {
    title: 'a find that is certain before one that is likely',
    position: position({
      seats: [{ hidden: ['mexico'] }, { hidden: ['japan'] }, { hidden: HID }],
      seen: [...looks(2, 1, 'japan'), ...looks(1, 0, 'mexico')],
      turn: thrown(4),
    }),
    accept: ['mexico'],
    reason: 'What seat 1 found is neither its own nor seat 2’s.',
  },
  {
    title: 'what two others found is nobody else’s',
    position: position({
      seats: [{ hidden: ['mexico'] }, { hidden: ['japan'] }, { hidden: HID }],
      seen: [...looks(2, 1, 'japan'), ...looks(1, 0, 'mexico'), ...looks(2, 0, 'mexico')],
      turn: thrown(4),
    }),
    accept: ['mexico'],
    reason: 'Both said of Mexico that it was another’s.',
  },
  {
    title: 'a find that it has looked at itself is no news',
    position: position({
      seats: [{ hidden: ['mexico'] }, { hidden: ['japan'] }, { hidden: HID }],
      seen: [...looks(0, 1, 'japan'), ...looks(2, 1, 'japan'), ...looks(2, 0, 'mexico')],
      turn: thrown(4),
    }),
    accept: ['mexico'],
    reason: 'Whose section lies under Japan it knows: seat 1’s.',
  },
  {
    title: 'counts the sections that another still has to find',
    position: position({
      seats: [{ hidden: ['mexico'] }, { hidden: ['japan', null, null, null] }, { hidden: HID }],
      gone: ['russia', 'greenland', 'canada'],
      seen: [...looks(0, 1, 'japan'), ...looks(2, 0, 'mexico')],
      turn: thrown(4),
    }),
    accept: ['mexico'],
    reason: 'Seat 1 has one section left, under Japan, so that the one under Mexico is its own.',
  },
  {
    title: 'of two that are as likely, the one that is not on its card',
    position: position({
      seats: [{ card: 'japan', hidden: ['japan', null, null, null] }, { hidden: HID }],
      gone: ['russia', 'greenland', 'canada'],
      seen: looks(
        0,
        null,
        ...PIECES.filter((piece) => !['japan', 'mexico', 'russia', 'greenland', 'canada', ...HID].includes(piece)),
      ),
      turn: thrown(4),
    }),
    accept: ['mexico'],
    reason: 'A throw of 1 to 3 leads to the card’s piece anyway.',
  },
  {
    title: 'the bonus card goes to what is certain',
    position: position({
      seats: [{ card: BONUS, hidden: ['japan'] }, { hidden: HID }],
      seen: looks(1, 0, 'japan'),
      turn: BONUS_TURN,
    }),
    accept: ['japan'],
    reason: 'It leads anywhere, so to the best place there is.',
  },
];

const OLDER: readonly Puzzle[] = [
  {
    title: 'a section that is certain and within reach',
    position: position({
      rules: 'older',
      seats: [{ at: 'russia', card: 'brazil', hidden: ['japan'] }, { hidden: HID }],
      seen: looks(1, 0, 'japan'),
      turn: thrown(1),
    }),
    accept: ['japan'],
    reason: 'One step off.',
  },
  {
    title: 'a card that may have a section under it',
    position: position({
      rules: 'older',
      seats: [{ at: 'russia', card: 'eastern-europe' }, { hidden: HID }],
      turn: thrown(1),
    }),
    accept: ['eastern-europe'],
    reason: 'The look is as good as any other, and the card is laid up besides.',
  },
  {
    title: 'with the poster complete, to the card',
    position: position({
      rules: 'older',
      seats: [{ at: 'patagonia', card: 'british-isles', hidden: ALL }, { hidden: HID }],
      turn: thrown(2),
    }),
    accept: ['british-isles'],
    reason: 'Only cards are wanted any more.',
  },
  {
    title: 'with the poster complete, nearer to the card',
    position: position({
      rules: 'older',
      seats: [{ at: 'patagonia', card: 'british-isles', hidden: ALL }, { hidden: HID }],
      turn: thrown(1),
    }),
    accept: ['atlantic-ocean'],
    reason: 'From the ocean the British Isles are next door.',
  },
  {
    title: 'stays where it stands if that is on its card',
    position: position({
      rules: 'older',
      seats: [{ at: 'india', card: 'india', hidden: ALL }, { hidden: HID }],
      turn: thrown(3),
    }),
    accept: ['india'],
    reason: 'No step at all is a move too (CJ-3.2).',
  },
  {
    title: 'stops short where the way is worth a look',
    position: position({
      rules: 'older',
      seats: [
        {
          at: 'british-isles',
          card: 'patagonia',
          hidden: ['japan', null, null, null],
          faceUp: ['amazon', 'mexico', 'alaska', 'russia'],
        },
        { hidden: HID },
      ],
      seen: emptyBut('scandinavia', 'japan', ...HID),
      turn: thrown(2),
    }),
    accept: ['scandinavia'],
    reason: 'Russia is nearer to Japan, but Scandinavia lies on the way and may be the one.',
  },
  {
    title: 'with four cards up, a card on which nothing can lie is no goal',
    position: position({
      rules: 'older',
      seats: [{ at: 'russia', card: 'scandinavia', faceUp: ['amazon', 'mexico', 'japan', 'alaska'] }, { hidden: HID }],
      seen: looks(0, null, 'scandinavia', 'russia'),
      turn: thrown(1),
    }),
    avoid: ['scandinavia', 'russia', 'china'],
    reason: 'It would only go under the deck.',
  },
  {
    title: 'the bonus card for what is far off',
    position: position({
      rules: 'older',
      seats: [{ at: 'russia', card: BONUS, hidden: ['patagonia', 'scandinavia', 'eastern-europe', null] }, { hidden: HID }],
      seen: looks(1, 0, 'patagonia', 'scandinavia', 'eastern-europe'),
      turn: BONUS_TURN,
    }),
    accept: ['patagonia', 'eastern-europe'],
    reason: 'Scandinavia lies between the other two: whoever begins there goes back and forth.',
  },
  {
    title: 'from a gap onto the map again, to what is worth a look',
    position: position({
      rules: 'older',
      seats: [{ at: 'japan', card: 'brazil', hidden: ['alaska', 'mexico', 'amazon', null] }, { hidden: HID }],
      gone: ['japan'],
      seen: looks(0, null, 'pacific-ocean', 'russia'),
      turn: thrown(2),
    }),
    avoid: ['pacific-ocean', 'russia', ...HID],
    reason: 'Two steps lead over the ocean to pieces that nobody has looked under.',
  },
  {
    title: 'nothing new in reach: towards the nearest new thing',
    position: position({
      rules: 'older',
      seats: [
        {
          at: 'british-isles',
          card: 'alaska',
          hidden: ['japan', null, null, null],
          faceUp: ['amazon', 'mexico', 'greenland', 'canada'],
        },
        { hidden: HID },
      ],
      seen: looks(1, 0, 'japan'),
      turn: thrown(2),
    }),
    accept: ['russia'],
    reason: 'Russia touches Japan.',
  },
  {
    title: 'with four seats, what two have said is certain',
    position: position({
      rules: 'older',
      seats: [{ at: 'russia', card: 'brazil', hidden: ['japan'] }, {}, {}, { hidden: HID }],
      seen: [...looks(1, 0, 'japan'), ...looks(2, 0, 'japan')],
      turn: thrown(1),
    }),
    accept: ['japan'],
    reason: 'It is no section of seats 1 and 2, which said so, nor of seat 3, whose sections it hid.',
  },
  {
    title: 'nothing is wanted but cards not drawn yet',
    position: position({
      rules: 'older',
      seats: [{ at: 'japan', card: BONUS, hidden: ALL }, { hidden: HID }],
      turn: BONUS_TURN,
    }),
    avoid: ['patagonia', 'greenland', 'alaska', 'british-isles', 'japan', 'australia', 'west-africa'],
    reason: 'From the middle of the map any place is near.',
  },
  {
    title: 'leaves for later what it will still walk over',
    position: position({
      rules: 'older',
      seats: [
        {
          at: 'japan',
          card: 'brazil',
          hidden: ['patagonia', 'middle-east', 'china', 'pacific-ocean'],
          faceUp: ['amazon', 'mexico', 'alaska', 'russia'],
        },
        { hidden: ['canada', 'greenland', 'caribbean', 'andes'] },
      ],
      seen: looks(1, 0, 'patagonia', 'middle-east', 'china', 'pacific-ocean'),
      turn: thrown(1),
    }),
    accept: ['china'],
    reason: 'The ocean leaves the board once its section is found, and the way to the others gets longer.',
  },
];

export const PUZZLES: readonly Puzzle[] = [...JUNIOR, ...OLDER];
