import { describe, expect, test } from 'vitest';
import { checkFair, evenly } from '../../../testing/fairness.ts';
import type { Raw } from '../../../testing/table.ts';
import { CARDS, HENCHMEN, homeOf, KINDS, type Kind, LOCATIONS, LOOT, type Slot } from '../components.ts';
import {
  ACCUSE_CENTER,
  accuse,
  arrest,
  carmen,
  END,
  look,
  NO_PAIR,
  PAIR,
  PASS,
  place,
  ROLL,
  send,
  swap,
  warrant,
} from './actions.ts';
import { act, at, BARE, game, load, NOTHING, open, position, refused, type Sketch, turnOf, unread } from './table.ts';

/** A match in which the die has just shown that kind. */
const rolled = (raw: Parameters<typeof load>[0], kind: Kind) => {
  for (let seed = 0; seed < 100; seed++) {
    const match = load(raw, `die ${seed}`);
    if (act(match, ROLL).some((event) => JSON.stringify(event) === `{"type":"rolled","seat":0,"kind":"${kind}"}`)) return match;
  }
  throw new Error(`no ${kind} in a hundred throws`);
};

describe('components and set-up', () => {
  test('[CC-1.1] [CC-1.2] [CC-1.3] three decks of 13, every loot with a home of its own', () => {
    expect([HENCHMEN, LOOT, LOCATIONS].map((deck) => deck.length)).toEqual([13, 13, 13]);
    expect(new Set(CARDS).size).toBe(39);
    expect(new Set(LOOT.map(homeOf))).toEqual(new Set(LOCATIONS));
  });

  test('[CC-1.1] the die shows each kind as often', () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 600; seed++) {
      const match = load(position(), `${seed}`);
      act(match, ROLL);
      const kind = KINDS.find((each) => JSON.stringify(turnOf(match)).includes(`"kind":"${each}"`)) ?? 'none';
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
    checkFair(counts, evenly(KINDS));
  });

  test.each([
    [2, 3, 6],
    [3, 2, 6],
    [4, 2, 4],
  ])('[CC-1.4] [CC-1.5] [CC-1.7] %i seats get %i cards of each kind and leave %i of each', (seats, each, left) => {
    const match = open(seats);
    const dealt = match.position();
    const column = new Array(each).fill(expect.any(String));
    expect(dealt['rows']).toEqual(new Array(seats).fill({ henchman: column, loot: column, location: column }));
    const deck = new Array(left).fill(expect.any(String));
    expect(dealt['decks']).toEqual({ henchman: deck, loot: deck, location: deck });
    expect(dealt).toMatchObject({ looked: [], known: [], solved: [], out: [], lastArrest: null, idleTurns: 0 });
    const text = JSON.stringify([dealt['rows'], dealt['decks'], dealt['center']]);
    for (const card of CARDS) expect(text.split(`"${card}"`)).toHaveLength(2);
    for (const seat of [0, 1, null])
      for (const card of CARDS) expect(JSON.stringify(match.view(seat, { recall: true }))).not.toContain(`"${card}"`);
  });

  test('[CC-1.4] each deck is shuffled by itself: any card of a kind may come to the centre', () => {
    const centers = Array.from({ length: 200 }, (_, seed) => JSON.stringify(open(4, {}, `${seed}`).position()['center']));
    for (const card of CARDS) expect(centers.some((center) => center.includes(`"${card}"`))).toBe(true);
  });

  test.each<[number, readonly Slot[], readonly Slot[]]>([
    [2, ['top', 'center', 'bottom'], []],
    [3, ['top', 'bottom'], ['center']],
    [4, ['top', 'bottom'], ['center']],
  ])('[CC-1.6] with %i seats the slots of a column are %j', (seats, slots, none) => {
    const match = load(position({ seats, turn: { step: 'look', kind: 'loot' } }));
    expect(match.legal(0)).toEqual(slots.map((slot) => look(0, 'loot', slot)));
    const looked = slots.map((slot) => ({ seat: 0, kind: 'loot', slot }));
    const free = load(position({ seats, turn: { step: 'look', kind: 'loot' }, and: { looked } }));
    for (const slot of none) expect(refused(free, look(1, 'loot', slot))).toBe('CC-2.3 empty-slot');
  });
});

describe('the turn', () => {
  test('[CC-2.1] roll, look, end: then the next on the left', () => {
    const match = load(position());
    act(match, ROLL);
    expect(turnOf(match)).toMatchObject({ seat: 0, step: 'look', when: 'start', warrantUsed: false });
    act(match, match.legal(0)[0] ?? null);
    expect(turnOf(match)).toEqual({ seat: 0, step: 'end', when: 'end', warrantUsed: false, shifted: false });
    act(match, END);
    expect(turnOf(match)).toEqual({ seat: 1, step: 'start', when: 'start', warrantUsed: false, shifted: false });
    expect(match.position()['idleTurns']).toBe(1);
    expect(match.toAct).toEqual([1]);
  });

  test.each([
    ['start', at('start'), [END, PASS, look(0, 'loot', 'top'), arrest(1, 'top'), ACCUSE_CENTER]],
    ['look', at('look', { kind: 'loot' }), [ROLL, END, PASS, PAIR, carmen('hudson-bay'), swap('loot', 'top'), accuse(1, 'top')]],
    ['end', at('end'), [ROLL, PASS, look(0, 'loot', 'top'), arrest(1, 'top'), swap('loot', 'top'), ACCUSE_CENTER]],
  ])('[CC-2.1] nothing else comes at %s', (_, turn, actions) => {
    const match = load(position({ turn, and: { idleTurns: 30 } }));
    for (const action of actions) expect(refused(match, action)).toMatch(/^CC-2\.1 /);
  });

  test('[CC-2.1] a warrant at the start is the only one: then the roll, the look, and the turn is over', () => {
    const match = load(position());
    act(match, PAIR, arrest(1, 'top'), PASS);
    expect(turnOf(match)).toEqual({ seat: 0, step: 'start', when: 'start', warrantUsed: true, shifted: false });
    expect(match.legal(0)).toEqual([ROLL]);
    expect(refused(match, warrant(place(1, 'top'), place(1, 'top')))).toBe('CC-2.1 one-warrant');
    expect(refused(match, carmen('gandhis-glasses'))).toBe('CC-2.1 one-warrant');
    act(match, ROLL);
    act(match, match.legal(0)[0] ?? null);
    expect(turnOf(match)).toMatchObject({ seat: 1, step: 'start', warrantUsed: false });
    expect(match.position()).toMatchObject({ idleTurns: 0, lastArrest: 0 });
  });

  test('[CC-2.1] a warrant at the end ends the turn by itself', () => {
    const match = load(position({ turn: at('end'), and: { idleTurns: 5 } }));
    act(match, PAIR, arrest(1, 'top'), PASS);
    expect(turnOf(match)).toMatchObject({ seat: 1, step: 'start' });
    expect(match.position()).toMatchObject({ idleTurns: 0, lastArrest: 0 });
  });

  test('[CC-2.2] own cards not looked at come first', () => {
    const looked = [{ seat: 0, kind: 'loot', slot: 'top' }];
    const match = load(position({ turn: at('look', { kind: 'loot' }), and: { looked } }));
    expect(match.legal(0)).toEqual([look(0, 'loot', 'bottom')]);
    for (const action of [look(0, 'loot', 'top'), look(1, 'loot', 'top')])
      expect(refused(match, action)).toBe('CC-2.2 own-first');
    act(match, look(0, 'loot', 'bottom'));
    expect(match.position()['looked']).toEqual([...looked, { seat: 0, kind: 'loot', slot: 'bottom' }]);
  });

  test('[CC-2.2] cards of other kinds, and of others, bind nobody', () => {
    const looked = ['top', 'bottom'].map((slot) => ({ seat: 0, kind: 'loot', slot }));
    expect(load(position({ turn: at('look', { kind: 'loot' }), and: { looked } })).legal(0)).toHaveLength(6);
  });

  test('[CC-2.3] otherwise any card of the kind, of anybody in or out of the game, the own again included', () => {
    const looked = ['top', 'bottom'].map((slot) => ({ seat: 0, kind: 'henchman', slot }));
    const raw = position({
      rows: [{}, { henchman: ['_', null] }],
      turn: at('look', { kind: 'henchman' }),
      and: { looked, out: [2] },
    });
    const match = load(raw);
    const places: [number, Slot][] = [
      [0, 'top'],
      [0, 'bottom'],
      [1, 'top'],
      [2, 'top'],
      [2, 'bottom'],
    ];
    expect(match.legal(0)).toEqual(places.map(([seat, slot]) => look(seat, 'henchman', slot)));
    expect(refused(match, look(1, 'henchman', 'bottom'))).toBe('CC-2.3 empty-slot');
    expect(refused(match, look(3, 'henchman', 'top'))).toBe('CC-2.3 empty-slot');
    expect(refused(match, look(1, 'loot', 'top'))).toBe('CC-2.1 rolled-kind');
    act(match, look(2, 'henchman', 'top'));
    expect(match.position()['looked']).toEqual(looked);
  });

  test('[CC-2.3] a gumshoe with no card of the kind looks at those of others', () => {
    const match = load(position({ rows: [{ loot: NOTHING }], turn: at('look', { kind: 'loot' }) }));
    expect(match.legal(0)).toHaveLength(4);
    expect(refused(match, look(0, 'loot', 'top'))).toBe('CC-2.3 empty-slot');
  });

  test('[CC-2.4] a card that was swapped in has not been looked at, though its face is known', () => {
    const looked = [...KINDS.map((kind) => ({ seat: 0, kind, slot: 'top' }))];
    const known = [{ seat: 0, card: 'gandhis-glasses' }];
    const match = load(position({ turn: at('start'), and: { idleTurns: 24, looked, known } }));
    act(match, swap('loot', 'top'));
    expect(match.position()).toMatchObject({ looked: looked.filter(({ kind }) => kind !== 'loot') });
    expect(match.view(0, { recall: true })).toMatchObject({ rows: [{ loot: ['gandhis-glasses', { count: 1 }] }, {}, {}] });
  });

  test('[CC-2.4] nor has one that was drawn', () => {
    const looked = [{ seat: 0, kind: 'loot', slot: 'top' }];
    const match = load(position({ turn: at('end'), and: { looked } }));
    act(match, PAIR, arrest(1, 'top'), PASS);
    expect(match.position()).toMatchObject({ looked: [], rows: [{ loot: ['liberty-torch', 'montezumas-remedy'] }, {}, {}] });
  });

  test('[CC-2.4] what was turned up for all counts as looked at by its owner, in or out of the game', () => {
    const failed = load(position({ turn: at('end'), and: { out: [2] } }));
    act(failed, warrant(place(1, 'bottom'), place(2, 'top')), PASS);
    expect(failed.position()['looked']).toEqual([
      { seat: 1, kind: 'loot', slot: 'bottom' },
      { seat: 2, kind: 'location', slot: 'top' },
    ]);
    const accused = load(position());
    act(accused, carmen('gandhis-glasses'), accuse(1, 'bottom'));
    expect(accused.position()['looked']).toEqual([{ seat: 1, kind: 'henchman', slot: 'bottom' }]);
  });

  test('[CC-2.4] and no longer once it has left', () => {
    const match = load(position({ turn: at('end') }));
    act(match, NO_PAIR, swap('location', 'top'));
    expect(match.position()['looked']).toEqual([{ seat: 0, kind: 'loot', slot: 'top' }]);
  });

  test('[CC-2.5] a look moves nothing', () => {
    const raw = position({ turn: at('look', { kind: 'loot' }) });
    const match = load(raw);
    act(match, look(0, 'loot', 'bottom'));
    expect(match.position()).toMatchObject({ rows: raw['rows'], center: raw['center'], decks: raw['decks'] });
  });

  test('[CC-2.6] the centre is not looked at: no look names it', () => {
    const match = load(position({ turn: at('look', { kind: 'loot' }) }));
    expect(unread(match, { type: 'look', seat: 'center', kind: 'loot' })).toBe('bad-action');
    expect(unread(match, { type: 'look', seat: 'center', kind: 'loot', slot: 'top' })).toBe('bad-action');
  });

  test.each([
    ['goes on to its end', {}, { seat: 0, step: 'end', when: 'end', warrantUsed: false, shifted: false }, 3],
    ['ends where a warrant was used', { warrantUsed: true }, { seat: 1, step: 'start', when: 'start' }, 0],
  ])('[CC-2.6] with no card of the kind before anyone nobody looks, and the turn %s', (_, turn, then, idleTurns) => {
    const bare = { loot: NOTHING };
    const and = 'warrantUsed' in turn ? { lastArrest: 0 } : { idleTurns: 3 };
    const match = rolled(position({ rows: [bare, bare, bare], turn: at('start', turn), and }), 'loot');
    expect(turnOf(match)).toMatchObject(then);
    expect(match.position()['idleTurns']).toBe(idleTurns);
  });

  test('[CC-2.6] a card before a gumshoe who is out is one to look at', () => {
    const bare = { loot: NOTHING };
    const match = rolled(position({ rows: [bare, bare], and: { out: [2] } }), 'loot');
    expect(match.legal(0)).toEqual([look(2, 'loot', 'top'), look(2, 'loot', 'bottom')]);
  });

  test('[CC-2.7] the first seat is by option or by chance', () => {
    expect(open(3, { first: 2 }).toAct).toEqual([2]);
    const firsts = new Set(Array.from({ length: 60 }, (_, seed) => open(4, {}, `${seed}`).toAct[0]));
    expect(firsts).toEqual(new Set([0, 1, 2, 3]));
    expect(() => open(3, { first: 3 })).toThrow('options.first');
  });

  test('[CC-2.7] clockwise, past who is out', () => {
    const match = load(position({ seats: 4, turn: at('end', { seat: 2 }), and: { out: [0, 3] } }));
    act(match, END);
    expect(match.toAct).toEqual([1]);
  });
});

describe('refusals', () => {
  const swapStep = { turn: at('swap'), and: { lastArrest: 0 } };
  const used = { turn: at('start', { warrantUsed: true }), and: { lastArrest: 0 } };
  const looking = (and: Raw = {}): Sketch => ({ turn: at('look', { kind: 'loot' }), and });
  const seen = { looked: ['top', 'bottom'].map((slot) => ({ seat: 0, kind: 'loot', slot })) };

  test.each<[string, Sketch, object, string]>([
    [
      '[CC-5.6] another’s card, out, while holding own',
      { ...swapStep, and: { lastArrest: 0, out: [2] } },
      send(2, 'loot', 'top'),
      'CC-5.6',
    ],
    [
      '[CC-5.6] an empty slot of one who is out, with nothing of one’s own',
      { ...swapStep, rows: [BARE, {}, BARE], and: { lastArrest: 0, out: [2] } },
      send(2, 'loot', 'top'),
      'CC-5.6',
    ],
    ['[CC-3.5] another’s empty slot while holding own', { ...swapStep, rows: [{}, BARE] }, send(1, 'loot', 'top'), 'CC-3.5'],
    ['[CC-2.1] a second warrant that names an empty slot', { ...used, rows: [{ loot: NOTHING }] }, PAIR, 'CC-2.1'],
    ['[CC-2.2] another kind, past unseen own cards', looking(), look(0, 'henchman', 'top'), 'CC-2.2'],
    [
      '[CC-2.2] another kind and an empty slot, past unseen own cards',
      { ...looking(), rows: [{ henchman: NOTHING }] },
      look(0, 'henchman', 'top'),
      'CC-2.2',
    ],
    [
      '[CC-2.2] an empty slot of one’s own, past unseen own cards',
      { ...looking(), rows: [{ loot: [null, '_'] }] },
      look(0, 'loot', 'top'),
      'CC-2.2',
    ],
    [
      '[CC-2.2] an empty slot of another, past unseen own cards',
      { ...looking(), rows: [{}, BARE] },
      look(1, 'loot', 'top'),
      'CC-2.2',
    ],
    ['[CC-2.1] an empty slot of another kind', { ...looking(seen), rows: [{}, BARE] }, look(1, 'henchman', 'top'), 'CC-2.1'],
    ['[CC-2.3] an empty slot', { ...looking(seen), rows: [{}, BARE] }, look(1, 'loot', 'top'), 'CC-2.3'],
    ['[CC-6.3] a shift too early, of a henchman, from an empty slot', { rows: [BARE] }, swap('henchman', 'top'), 'CC-6.3'],
    ['[CC-2.1] a swap from an empty slot at the end', { rows: [BARE], turn: at('end') }, swap('loot', 'top'), 'CC-2.1'],
    ['[CC-2.1] a swap at the look', looking(), swap('loot', 'top'), 'CC-2.1'],
  ])('in the ledger’s order: %s', (_, sketch, action, rule) => {
    expect(refused(load(position(sketch)), { ...action }).split(' ')[0]).toBe(rule);
  });
});

describe('the evidence journal', () => {
  test('[CC-8.2] the pairs are there to be shown', () => {
    const pairs = LOOT.map((loot) => ({ loot, location: homeOf(loot) }));
    expect(pairs).toContainEqual({ loot: 'tea-in-china', location: 'beijing' });
    expect(game.components()).toMatchObject({ pairs });
  });
});
