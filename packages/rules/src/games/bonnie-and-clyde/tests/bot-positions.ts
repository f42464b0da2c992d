import { BOTH, DRAW, LAST, layoff, meld, PLAYED, type Puzzle, position, RIVAL, under } from './puzzle.ts';

export const PUZZLES: readonly Puzzle[] = [
  {
    title: 'out with both outlaws',
    position: position({
      car: 3,
      hands: [['joplin', 'joplin', 'joplin', 'gibson'], RIVAL],
      captured: BOTH,
      table: [meld(1, 'dexter')],
    }),
    accept: [{ type: 'meld', location: 'joplin', count: 3 }],
    reason: 'The meld empties the hand: 12 points, a bonus, and the rival scores nothing.',
  },
  {
    title: 'the meld at the car comes first',
    position: position({ car: 3, hands: [['joplin', 'joplin', 'joplin', 'gibson', 'gibson', 'gibson', 'dexter'], RIVAL] }),
    accept: [{ type: 'meld', location: 'joplin', count: 3 }],
    reason: 'A meld of Gibson first would drive the car away and cost 6 points.',
  },
  {
    title: 'two melds in step with the car',
    position: position({
      car: 3,
      hands: [['joplin', 'joplin', 'joplin', 'wellington', 'wellington', 'wellington', 'dexter'], RIVAL],
    }),
    accept: [{ type: 'meld', location: 'joplin', count: 3 }],
    reason: 'Joplin sideways takes the car to Wellington, which then lies sideways too.',
  },
  {
    title: 'a layoff brings the car to more cards',
    position: position({
      car: 4,
      hands: [['joplin', 'joplin', 'dexter', 'sherman', 'gibson'], RIVAL],
      table: [meld(1, 'joplin'), meld(1, 'dexter')],
    }),
    accept: [{ type: 'layoff', location: 'dexter', count: 1 }],
    reason: 'From Wellington the car goes down to Joplin, where two cards are then worth 8.',
  },
  {
    title: 'drive to where the cards are',
    position: position(
      {
        car: 4,
        hands: [['joplin', 'joplin', 'sherman', 'gibson'], RIVAL],
        table: [meld(1, 'joplin'), meld(1, 'dexter'), layoff(0, 'dexter')],
      },
      { step: 'drive', ...PLAYED },
    ),
    accept: [{ type: 'drive', to: 'down' }],
    reason: 'Two Joplin cards can be laid off sideways at once.',
  },
  {
    title: 'together while the car is there',
    position: position({ car: 3, hands: [['joplin', 'joplin', 'gibson', 'sherman'], ['kaufman']], table: [meld(1, 'joplin')] }),
    accept: [{ type: 'layoff', location: 'joplin', count: 2 }],
    reason: 'One at a time only the first would lie sideways; the rival may go out next.',
  },
  {
    title: 'all four while the car is there',
    position: position({ car: 3, hands: [['joplin', 'joplin', 'joplin', 'joplin', 'gibson', 'sherman'], ['kaufman']] }),
    accept: [{ type: 'meld', location: 'joplin', count: 4 }],
    reason: 'The fourth card is worth 4 in the meld and 2 afterwards; the rival may go out next.',
  },
  {
    title: 'catch the one whom you know to be there',
    position: position({
      car: 6,
      hands: [['dexter', 'sherman', 'gibson', 'huntsville'], RIVAL],
      table: [meld(1, 'dexter')],
      hideouts: under({ dexter: 'bonnie', gibson: 'clyde', sherman: 'sowers' }),
      seen: [{ seat: 0, location: 'dexter' }],
    }),
    accept: [{ type: 'layoff', location: 'dexter', count: 1 }],
    reason: 'The car stands over Bonnie: 10 points and 4 for the card.',
  },
  {
    title: 'bring the car to the one whom you know to be there',
    position: position({
      car: 5,
      hands: [['joplin', 'dexter', 'sherman', 'gibson'], RIVAL],
      table: [meld(1, 'joplin'), meld(1, 'dexter')],
      hideouts: under({ dexter: 'clyde', gibson: 'bonnie', sherman: 'sowers' }),
      seen: [{ seat: 0, location: 'dexter' }],
    }),
    accept: [{ type: 'layoff', location: 'joplin', count: 1 }],
    reason: 'The layoff at Joplin drives the car up to Dexter, where the other card catches Clyde.',
  },
  {
    title: 'drive to the one whom you know to be there',
    position: position(
      {
        car: 5,
        hands: [['dexter', 'sherman', 'gibson'], RIVAL],
        table: [meld(1, 'joplin'), meld(1, 'dexter'), layoff(0, 'joplin')],
        hideouts: under({ dexter: 'clyde', gibson: 'bonnie', sherman: 'sowers' }),
        seen: [{ seat: 0, location: 'dexter' }],
      },
      { step: 'drive', ...PLAYED },
    ),
    accept: [{ type: 'drive', to: 'up' }],
    reason: 'Dexter is one up, and a card for it is in hand.',
  },
  {
    title: 'the open card makes a meld',
    position: position(
      { car: 9, hands: [['gibson', 'gibson', 'sherman', 'dexter', 'kaufman'], RIVAL], fbiFiles: ['gibson'] },
      DRAW,
    ),
    accept: [{ type: 'draw', from: 'fbi-files' }],
    reason: 'Six points for certain, and the car next door.',
  },
  {
    title: 'the open card can be laid off where the car stands',
    position: position(
      {
        car: 8,
        hands: [['gibson', 'gibson', 'sherman', 'kaufman'], RIVAL],
        fbiFiles: ['huntsville'],
        table: [meld(1, 'huntsville')],
      },
      DRAW,
    ),
    accept: [{ type: 'draw', from: 'fbi-files' }],
    reason: 'Four points for certain.',
  },
  {
    title: 'the open card fits nothing',
    position: position(
      {
        car: 8,
        hands: [['gibson', 'gibson', 'grapevine', 'grapevine', 'huntsville', 'huntsville'], RIVAL],
        fbiFiles: ['kaufman'],
        table: [meld(1, 'sherman')],
      },
      DRAW,
    ),
    accept: [{ type: 'draw', from: 'case-file' }],
    reason: 'A lone Kaufman far from the car is worth less than a chance of one of three melds, a layoff or a Ted Hinton.',
  },
  {
    title: 'an open Ted Hinton',
    position: position({ car: 5, hands: [['kaufman', 'sherman', 'dexter', 'gibson'], RIVAL], fbiFiles: ['hinton'] }, DRAW),
    accept: [{ type: 'draw', from: 'fbi-files' }],
    reason: 'It brings two cards this very turn.',
  },
  {
    title: 'Ted Hinton for more cards',
    position: position({ car: 5, hands: [['kaufman', 'sherman', 'dexter', 'gibson', 'hinton'], RIVAL], fbiFiles: ['sowers'] }),
    accept: [{ type: 'hinton', use: 'draw-two' }],
    reason: 'Nothing in hand goes with anything; there is plenty to draw.',
  },
  {
    title: 'Ted Hinton for the card that you saw discarded',
    position: position({
      car: 3,
      hands: [['joplin', 'joplin', 'gibson', 'sherman', 'hinton'], RIVAL],
      fbiFiles: ['sowers', 'joplin', 'dexter'],
      recall: {
        memoirs: [
          { type: 'laid', seat: null, card: 'dexter' },
          { type: 'laid', seat: 1, card: 'joplin' },
          { type: 'laid', seat: 1, card: 'sowers' },
        ],
      },
    }),
    accept: [{ type: 'hinton', use: 'search-files' }],
    reason: 'The third Joplin is a meld where the car stands: 12 points for certain.',
  },
  {
    title: 'the card to fetch',
    position: position(
      { car: 3, hands: [['joplin', 'joplin', 'gibson', 'sherman'], RIVAL], fbiFiles: ['sowers', 'hinton', 'joplin', 'dexter'] },
      { step: 'search', ...PLAYED, hintonPlayed: true },
    ),
    accept: [{ type: 'take', card: 'joplin' }],
    reason: 'The third Joplin is a meld where the car stands.',
  },
  {
    title: 'take what makes a meld',
    position: position(
      {
        car: 2,
        hands: [['gibson', 'gibson', 'kaufman', 'dexter'], RIVAL],
        table: [meld(1, 'sowers'), layoff(0, 'sowers')],
        hideouts: under({ sowers: 'gibson', dexter: 'bonnie', sherman: 'clyde' }),
      },
      { step: 'choose', location: 'sowers', by: 'layoff', ...PLAYED },
    ),
    accept: [{ type: 'take' }],
    reason: 'The third Gibson may be melded this turn.',
  },
  {
    title: 'leave what would keep you from going out',
    position: position(
      {
        car: 6,
        hands: [['gibson'], RIVAL],
        captured: BOTH,
        table: [meld(1, 'dexter'), layoff(0, 'dexter', true)],
        hideouts: under({ dexter: 'sowers' }),
      },
      { step: 'choose', location: 'dexter', by: 'layoff', ...PLAYED },
    ),
    accept: [{ type: 'leave' }],
    reason: 'One card in hand is discarded, and with both outlaws the rival gets nothing.',
  },
  {
    title: 'up the road before going out',
    position: position(
      { car: 8, hands: [['kaufman'], RIVAL], table: [meld(1, 'dexter'), layoff(0, 'dexter')] },
      { step: 'drive', ...PLAYED },
    ),
    accept: [{ type: 'drive', to: 'up' }],
    reason: 'The bonus is the number where the car stands.',
  },
  {
    title: 'nothing is kept on the last turn',
    position: position(
      { car: 9, hands: [['joplin', 'joplin', 'kaufman', 'dexter'], RIVAL], caseFile: [], table: [meld(1, 'joplin')] },
      LAST,
    ),
    accept: [
      { type: 'layoff', location: 'joplin', count: 1 },
      { type: 'layoff', location: 'joplin', count: 2 },
    ],
    reason: 'The hand ends now, and cards in hand count nothing.',
  },
  {
    title: 'out and over the target',
    position: position({ scores: [90, 80], car: 7, hands: [['sowers', 'gibson'], RIVAL], table: [meld(1, 'sowers')] }),
    accept: [{ type: 'layoff', location: 'sowers', count: 1 }],
    reason: 'Four points and a bonus of 8 make 102, and the game is won.',
  },
  {
    title: 'not out where the rival would win by it',
    position: position({ scores: [40, 95], car: 6, hands: [['kaufman', 'gibson'], RIVAL], table: [meld(1, 'kaufman')] }),
    accept: [{ type: 'discard', card: 'gibson' }],
    reason: 'With 101 to 47 the game would be lost; Kaufman can still be laid off later.',
  },
  {
    title: 'nothing is kept when the rival may go out',
    position: position({
      car: 2,
      hands: [['gibson', 'gibson', 'gibson', 'kaufman', 'dexter'], ['kaufman']],
      table: [meld(1, 'kaufman')],
    }),
    accept: [
      { type: 'meld', location: 'gibson', count: 3 },
      { type: 'layoff', location: 'kaufman', count: 1 },
    ],
    reason: 'Eight points lie in hand that may be lost before the next turn.',
  },
  {
    title: 'no Ted Hinton for the rival',
    position: position(
      { car: 5, hands: [['sowers', 'gibson', 'gibson', 'hinton'], RIVAL], fbiFiles: ['hinton', 'dexter'] },
      { ...PLAYED, hintonPlayed: true },
    ),
    accept: [{ type: 'discard', card: 'sowers' }],
    reason: 'The lone card goes; Ted Hinton brings two cards next turn.',
  },
  {
    title: 'not what the rival collects',
    position: position(
      {
        car: 5,
        hands: [
          ['sherman', 'grapevine', 'wellington', 'wellington', 'dexter', 'dexter'],
          ['grapevine', 'grapevine', 'kaufman', 'kaufman', 'platte-city', 'sowers', 'huntsville'],
        ],
        fbiFiles: ['sowers'],
        recall: {
          memoirs: [
            { type: 'laid', seat: null, card: 'grapevine' },
            { type: 'taken', seat: 1, card: 'grapevine', next: null },
            { type: 'laid', seat: 0, card: 'grapevine' },
            { type: 'taken', seat: 1, card: 'grapevine', next: null },
            { type: 'laid', seat: 1, card: 'sowers' },
          ],
        },
      },
      {},
    ),
    accept: [{ type: 'discard', card: 'sherman' }],
    reason: 'The rival took two Grapevines and would meld with a third.',
  },
];
