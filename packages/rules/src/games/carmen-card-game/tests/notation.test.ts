import { describe, expect, test } from 'vitest';
import type { Raw } from '../../../testing/table.ts';
import { ACCUSE_CENTER, arrest, carmen, END, PAIR, PASS, swap } from './actions.ts';
import { act, at, BARE, impossible, load, NOTHING, position, type Sketch, sets } from './table.ts';

/** The ledger's example, with each card once: those that it leaves out lie in the decks. */
const EXAMPLE: Raw = {
  game: 'carmen-card-game',
  options: { memory: 'helped' },
  rows: [
    { henchman: ['robin-banks', null], loot: ['liberty-torch', 'hudson-bay'], location: ['oslo', 'beijing'] },
    { henchman: ['carmen-sandiego', 'li-non-mee'], loot: ['crown-jewels', 'tea-in-china'], location: ['cairo', 'paris'] },
    { henchman: ['fast-eddie-b', 'sarah-nade'], loot: ['grand-canyon', 'opera-chandelier'], location: ['london', 'sydney'] },
  ],
  center: { henchman: 'nick-brunch', loot: 'gandhis-glasses', location: 'new-delhi' },
  decks: {
    henchman: ['yul-b-sorry', 'bessie-may-mucho', 'sam-o-nella', 'bjorn-toulouse', 'irma-dillow', 'katherine-drib'],
    loot: ['montezumas-remedy', 'eiffel-elevator', 'haralds-shampoo', 'abominable-snowman', 'pyramid-plans'],
    location: ['montreal', 'mexico-city', 'kathmandu', 'arizona', 'new-york'],
  },
  solved: [{ loot: 'pizarros-sword', location: 'lima', henchman: 'sandy-dunes' }],
  looked: [{ seat: 0, kind: 'loot', slot: 'top' }],
  known: [
    { seat: 0, card: 'crown-jewels' },
    { seat: 0, card: 'liberty-torch' },
  ],
  out: [],
  lastArrest: 0,
  idleTurns: 0,
  turn: { seat: 0, step: 'start', when: 'start', warrantUsed: false, shifted: false },
};

const { options: _options, ...NO_OPTIONS } = EXAMPLE;

/** The example with something changed. */
const example = (changes: Raw): Raw => ({ ...EXAMPLE, ...changes });
const turned = (turn: Raw): Raw => example({ turn });
const over = (seat: number, reason: string, winners: readonly number[]) => ({ step: 'over', seat, winners, reason });
const used = (step: string, more: Raw = {}) => at(step, { seat: 0, shifted: false, warrantUsed: true, ...more });

describe('a possible position', () => {
  test('is dumped as it was loaded', () => {
    expect(load(EXAMPLE).position()).toEqual(EXAMPLE);
    expect(Object.keys(load(EXAMPLE).position())).toEqual(Object.keys(EXAMPLE));
  });

  test('takes the defaults', () => {
    expect(load(NO_OPTIONS).position()).toEqual(EXAMPLE);
    expect(load(example({ options: {} })).position()).toEqual(EXAMPLE);
    expect(load(example({ options: { memory: 'printed' } })).position()).toEqual(example({ options: { memory: 'printed' } }));
    const { shifted: _, ...turn } = { seat: 0, step: 'start', when: 'start', warrantUsed: false, shifted: false };
    expect(load(turned(turn)).position()).toEqual(EXAMPLE);
  });

  test('may have its lists in any order', () => {
    const looked = [
      { seat: 0, kind: 'henchman', slot: 'top' },
      { seat: 0, kind: 'loot', slot: 'top' },
      { seat: 0, kind: 'loot', slot: 'bottom' },
      { seat: 0, kind: 'location', slot: 'top' },
      { seat: 2, kind: 'henchman', slot: 'bottom' },
    ];
    const known = [
      { seat: 0, card: 'hudson-bay' },
      { seat: 0, card: 'liberty-torch' },
      { seat: 0, card: 'oslo' },
      { seat: 0, card: 'robin-banks' },
      { seat: 2, card: 'gandhis-glasses' },
      { seat: 2, card: 'sarah-nade' },
    ];
    const raw = position({ seats: 4, and: { out: [1, 3] } });
    const sorted = example({ looked, known });
    expect(load(example({ looked: looked.toReversed(), known: known.toReversed() })).position()).toEqual(sorted);
    expect(load({ ...raw, out: [3, 1] }).position()).toEqual(raw);
  });

  test('what its owner has looked at, it knows', () => {
    const looked = [{ seat: 1, kind: 'loot', slot: 'bottom' }];
    expect(load(example({ looked, known: [] })).position()).toMatchObject({ looked, known: [{ seat: 1, card: 'tea-in-china' }] });
  });

  test('keeps the order of the decks and of what is solved', () => {
    const raw = position({ solved: sets(3).toReversed() });
    expect(load(raw).position()).toMatchObject({ decks: raw['decks'], solved: raw['solved'] });
  });

  const pending = [...sets(1), ...sets(2, { henchmen: false }).slice(1)];
  const PAIR_IN_CENTER = { center: { loot: 'gandhis-glasses', location: 'new-delhi' } } as const;
  const exposed = ['henchman', 'loot', 'location'];

  test.each<[string, Sketch]>([
    ['start', { turn: { seat: 2 } }],
    ['start of a cold trail', { and: { idleTurns: 24 } }],
    ['start after a shift', { turn: { shifted: true }, and: { idleTurns: 24 } }],
    ['start after a warrant', { turn: used('start'), solved: sets(1), and: { lastArrest: 0 } }],
    ['start after a shift and a warrant', { turn: used('start', { shifted: true }), solved: sets(1), and: { lastArrest: 0 } }],
    ['look', { turn: at('look', { kind: 'henchman' }) }],
    ['look after a warrant', { turn: used('look', { kind: 'loot' }), solved: sets(1), and: { lastArrest: 0 } }],
    ['end', { turn: at('end'), and: { idleTurns: 89 } }],
    ['arrest at the start', { turn: used('arrest'), solved: pending, and: { idleTurns: 5, lastArrest: 2 } }],
    ['arrest at the end', { turn: used('arrest', { when: 'end' }), solved: pending }],
    ['swap', { turn: used('swap', { when: 'end' }), solved: sets(1), and: { lastArrest: 0 } }],
    ['swap with nothing to send', { seats: 2, rows: [BARE, BARE], turn: used('swap'), and: { lastArrest: 0 } }],
    ['penalty', { turn: used('penalty', { by: 1 }) }],
    ['penalty past one who is out', { turn: used('penalty', { by: 2, when: 'end' }), and: { out: [1] } }],
    ['accuse', { turn: used('accuse'), ...PAIR_IN_CENTER }],
    ['replace, the caller in', { turn: used('replace', { by: 2, exposed: ['location'] }) }],
    ['replace, the caller out', { turn: used('replace', { by: 1, exposed }), and: { out: [0] } }],
    [
      'replace, the caller just out still counted',
      { turn: used('replace', { by: 1, exposed }), and: { out: [0], idleTurns: 89 } },
    ],
    ['empty slots beside a filled deck', { rows: [BARE, { loot: NOTHING }] }],
    ['a pair that left alone', { solved: sets(2, { henchmen: false }), and: { lastArrest: 1 } }],
  ])('at %s', (_, sketch) => {
    const raw = position(sketch);
    expect(load(raw).position()).toEqual(raw);
  });

  test.each([
    ['[CC-3.3] Carmen turned up', {}, [PAIR, arrest(0, 'top')], 'CC-3.3'],
    ['[CC-5.7] the last one in', { and: { out: [2] } }, [carmen('gandhis-glasses'), ACCUSE_CENTER], 'CC-5.7'],
    [
      '[CC-6.1] Carmen found',
      { turn: at('end') },
      [carmen('gandhis-glasses'), { type: 'accuse', seat: 0, slot: 'top' }],
      'CC-6.1',
    ],
    ['[CC-6.2] a cold case', { turn: at('end'), and: { idleTurns: 89 } }, [END], 'CC-6.2'],
    [
      '[CC-6.2] a cold case, the caller out',
      { and: { idleTurns: 70 } },
      [carmen('gandhis-glasses'), { type: 'accuse', seat: 1, slot: 'top' }, swap('loot', 'top'), swap('location', 'top')],
      'CC-6.2',
    ],
  ])('over: %s', (_, sketch, actions, reason) => {
    const match = load(position(sketch));
    act(match, ...actions);
    const raw = match.position();
    expect(raw).toMatchObject({ turn: { step: 'over', seat: 0, reason } });
    const again = load(raw);
    expect(again.position()).toEqual(raw);
    expect(again.outcome).toEqual(match.outcome);
    expect(again.toAct).toEqual([]);
    for (const viewer of [0, 1, null]) expect(again.view(viewer, { recall: true })).toEqual(match.view(viewer, { recall: true }));
  });

  test('plays on as the match it was taken from', () => {
    const match = load(position({ and: { idleTurns: 24 } }));
    for (const action of [swap('loot', 'bottom'), PAIR, arrest(1, 'bottom'), PASS]) {
      act(match, action);
      expect(load(match.position()).position()).toEqual(match.position());
      expect(load(match.position()).legal(0)).toEqual(match.legal(0));
    }
  });
});

describe('an impossible position', () => {
  const row = { henchman: ['robin-banks', null], loot: ['liberty-torch', 'hudson-bay'], location: ['oslo', 'beijing'] };
  const rows = (first: Raw): Raw => example({ rows: [{ ...row, ...first }, ...[EXAMPLE['rows']].flat().slice(1)] });

  test.each<[string, string | undefined, Raw]>([
    ['a card twice', 'CC-1.1', rows({ loot: ['liberty-torch', 'crown-jewels'] })],
    ['a card missing', 'CC-1.1', rows({ loot: ['liberty-torch', null] })],
    ['a card of another kind', undefined, rows({ loot: ['liberty-torch', 'oslo'] })],
    ['a card that there is not', undefined, rows({ loot: ['liberty-torch', 'moon-rock'] })],
    ['three slots at three seats', 'CC-1.6', rows({ henchman: ['robin-banks', null, null] })],
    ['two slots at two seats', 'CC-1.6', example({ rows: [row, row], turn: { ...at('start'), seat: 0 } })],
    ['one row', undefined, example({ rows: [row] })],
    ['five rows', undefined, example({ rows: [row, row, row, row, row] })],
    ['a row without a kind', undefined, example({ rows: [{ loot: [], location: [] }, row, row] })],
    ['an empty centre', 'CC-1.4', example({ center: { henchman: 'nick-brunch', loot: null, location: 'new-delhi' } })],
    ['a centre without a kind', undefined, example({ center: { loot: 'gandhis-glasses', location: 'new-delhi' } })],
    ['another game', undefined, example({ game: 'bonnie-and-clyde' })],
    ['an option that is for setting up', undefined, example({ options: { memory: 'helped', first: 0 } })],
    ['Carmen solved', 'CC-3.3', example({ solved: [{ loot: 'pizarros-sword', location: 'lima', henchman: 'carmen-sandiego' }] })],
    [
      'a solved non-pair',
      'CC-3.2',
      example({ solved: [{ loot: 'pizarros-sword', location: 'cairo', henchman: 'sandy-dunes' }] }),
    ],
    ['a look at an empty slot', 'CC-2.4', example({ looked: [{ seat: 0, kind: 'henchman', slot: 'bottom' }] })],
    ['a look at a slot that is not there', 'CC-2.4', example({ looked: [{ seat: 0, kind: 'loot', slot: 'center' }] })],
    ['a look twice', undefined, example({ looked: [0, 0].map((seat) => ({ seat, kind: 'loot', slot: 'top' })) })],
    ['a look by nobody', undefined, example({ looked: [{ seat: 3, kind: 'loot', slot: 'top' }] })],
    ['a card in a deck known', 'CC-7.1', example({ known: [{ seat: 1, card: 'irma-dillow' }] })],
    ['a solved card known', 'CC-7.1', example({ known: [{ seat: 1, card: 'lima' }] })],
    ['a card known twice', undefined, example({ known: [0, 0].map((seat) => ({ seat, card: 'oslo' })) })],
    ['a seat out twice', undefined, example({ out: [1, 1] })],
    ['a seat out that is not there', undefined, example({ out: [3] })],
    ['an arrest by a seat that is not there', undefined, example({ lastArrest: 3 })],
    ['less than no idle turns', undefined, example({ idleTurns: -1 })],
    ['a turn of nobody', undefined, turned({ ...at('start'), seat: 3 })],
    ['only one seat in', 'CC-5.7', example({ out: [1, 2] })],
    ['no seat in', 'CC-5.7', example({ out: [0, 1, 2] })],
    ...['start', 'end'].map((step): [string, string, Raw] => [
      `the ${step} of the turn of a seat that is out`,
      'CC-5.6',
      example({ out: [0], turn: at(step, { seat: 0 }) }),
    ]),
    ['an accusation by a seat that is out', 'CC-5.6', example({ out: [0], turn: used('accuse') })],
    ['an end with the warrant used', 'CC-2.1', turned(used('end'))],
    ['a start with the warrant used and idle turns', 'CC-3.6', example({ idleTurns: 1, turn: used('start') })],
    ['a start with the warrant used and another’s arrest', 'CC-3.6', example({ lastArrest: 1, turn: used('start') })],
    ['a look with the warrant used and idle turns', 'CC-3.6', example({ idleTurns: 2, turn: used('look', { kind: 'loot' }) })],
    ['a look with the warrant used and no arrest', 'CC-3.6', example({ lastArrest: null, turn: used('look', { kind: 'loot' }) })],
    ['a shift before its time', 'CC-6.3', example({ idleTurns: 23, turn: at('start', { seat: 0, shifted: true }) })],
    [
      'a shift before its time at the penalty',
      'CC-6.3',
      example({ idleTurns: 5, turn: used('penalty', { by: 1, shifted: true }) }),
    ],
    ['a swap with idle turns', 'CC-3.4', example({ idleTurns: 1, turn: used('swap') })],
    ['a swap after another’s arrest', 'CC-3.4', example({ lastArrest: 2, turn: used('swap') })],
    ['a swap after no arrest', 'CC-3.4', example({ lastArrest: null, turn: used('swap') })],
    ['a case that is cold', 'CC-6.2', example({ idleTurns: 90 })],
    ['a case that is cold with a seat out', 'CC-6.2', example({ out: [1], idleTurns: 60 })],
    [
      'a case that is cold, a caller just out counted',
      'CC-6.2',
      example({ out: [0], idleTurns: 90, turn: used('replace', { by: 1, exposed: ['loot'] }) }),
    ],
    ['an arrest with no pair solved', 'CC-3.2', position({ turn: used('arrest') })],
    ['an arrest with the pair’s henchman gone already', 'CC-3.2', turned(used('arrest'))],
    ['a warrant under way that is not used', 'CC-2.1', turned(used('penalty', { by: 1, warrantUsed: false }))],
    ['a penalty by another than the left neighbour', 'CC-3.6', turned(used('penalty', { by: 2 }))],
    [
      'a shift before its time, in a warrant that has led to no arrest',
      'CC-6.3',
      example({ idleTurns: 0, lastArrest: 0, turn: used('penalty', { by: 1, shifted: true }) }),
    ],
    ['an accusation with no set in the centre', 'CC-5.2', position({ center: { loot: 'tea-in-china' }, turn: used('accuse') })],
    ['a replacement by the caller', 'CC-5.3', turned(used('replace', { by: 0, exposed: ['loot'] }))],
    ['a replacement by one who is out', 'CC-5.3', example({ out: [1], turn: used('replace', { by: 1, exposed: ['loot'] }) })],
    ['a replacement of nothing', 'CC-5.3', turned(used('replace', { by: 1, exposed: [] }))],
    ['kinds out of order', 'CC-5.3', turned(used('replace', { by: 1, exposed: ['location', 'loot'] }))],
    ['kinds twice', 'CC-5.3', turned(used('replace', { by: 1, exposed: ['loot', 'loot'] }))],
    [
      'a replacement by one who has no such card',
      'CC-5.3',
      position({ rows: [{}, { loot: NOTHING }], turn: used('replace', { by: 1, exposed: ['loot'] }) }),
    ],
    ['a look at a kind that nobody has', 'CC-2.6', position({ rows: [BARE, BARE, BARE], turn: at('look', { kind: 'loot' }) })],
    ['a look in the part after it', undefined, turned(at('look', { seat: 0, kind: 'loot', when: 'end' }))],
    ['an end in the part before it', undefined, turned(at('end', { seat: 0, when: 'start' }))],
    ['a look at no kind', undefined, turned(at('look', { seat: 0 }))],
    ['a start with a kind', undefined, turned(at('start', { seat: 0, kind: 'loot' }))],
    ['no such step', undefined, turned(at('throw', { seat: 0 }))],
    ['an end that goes on', undefined, turned({ ...over(0, 'CC-3.3', []), when: 'end', warrantUsed: true, shifted: false })],
    ['a blown cover with a winner', 'CC-3.3', turned(over(0, 'CC-3.3', [1]))],
    ['a cold case with a winner', 'CC-6.2', turned(over(0, 'CC-6.2', [0]))],
    ['Carmen found by another', 'CC-6.1', turned(over(0, 'CC-6.1', [1]))],
    ['Carmen found by one who is out', 'CC-5.6', example({ out: [0], turn: over(0, 'CC-6.1', [0]) })],
    ['a last one in with two in', 'CC-5.7', turned(over(0, 'CC-5.7', [1, 2]))],
    ['another than the last one in', 'CC-5.7', example({ out: [0, 2], turn: over(0, 'CC-5.7', [2]) })],
    ['another end with one seat in', 'CC-5.7', example({ out: [1, 2], turn: over(0, 'CC-6.1', [0]) })],
    ['no such end', undefined, turned(over(0, 'CC-6.3', []))],
    ['recall that is not empty', undefined, example({ recall: { seen: [] } })],
  ])('%s', (_, rule, raw) => {
    const problem = impossible(raw);
    expect(problem.message.length).toBeGreaterThan(10);
    expect(problem.rule).toBe(rule);
  });
});

test('[CC-6.3] a caller just out still counts for the trail that was cold when the turn began', () => {
  const shifted = used('replace', { by: 1, exposed: ['loot'], shifted: true });
  expect(impossible(example({ out: [0], idleTurns: 16, turn: shifted })).rule).toBe('CC-6.3');
  expect(load(example({ out: [0], idleTurns: 24, turn: shifted })).toAct).toEqual([1]);
});

test('[CC-5.3] what lay open while Carmen was sought is known to all, even where a loaded position leaves it out', () => {
  const center = { loot: 'gandhis-glasses', location: 'new-delhi', henchman: 'nick-brunch' } as const;
  const match = load(position({ center, turn: used('accuse') }));
  act(match, ACCUSE_CENTER);
  const cards = Object.values(center).sort();
  expect(match.position()['known']).toEqual([0, 1, 2].flatMap((seat) => cards.map((card) => ({ seat, card }))));
});
