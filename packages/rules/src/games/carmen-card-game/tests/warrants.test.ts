import { describe, expect, test } from 'vitest';
import type { Kind, Slot } from '../components.ts';
import { ACCUSE_CENTER, arrest, carmen, END, NO_PAIR, PAIR, PASS, place, ROLL, send, swap, warrant } from './actions.ts';
import { act, at, BARE, load, NOTHING, position, refused, type Sketch, sets, turnOf, unread } from './table.ts';

describe('a warrant', () => {
  test('[CC-3.1] names a loot and a location before any gumshoe, the centre never', () => {
    const match = load(position({ rows: [{ loot: ['_', null] }, {}, { location: [null, '_'] }], and: { out: [1] } }));
    const warrants = match.legal(0).filter((action) => JSON.stringify(action).startsWith('{"type":"warrant","'));
    expect(warrants).toHaveLength(5 * 5);
    for (const action of [
      warrant(place(0, 'bottom'), place(0, 'top')),
      warrant(place(0, 'top'), place(2, 'top')),
      warrant(place(3, 'top'), place(0, 'top')),
      warrant(place(0, 'center'), place(0, 'top')),
    ])
      expect(refused(match, action)).toBe('CC-3.1 empty-slot');
    expect(unread(match, { type: 'warrant', loot: { seat: 'center' }, location: place(0, 'top') })).toBe('bad-action');
  });

  test('[CC-3.1] both cards are turned up for all', () => {
    const [called] = act(load(position()), NO_PAIR);
    expect(called).toEqual({
      type: 'warrant-called',
      seat: 0,
      loot: { seat: 0, slot: 'top', card: 'hudson-bay' },
      location: { seat: 1, slot: 'top', card: 'paris' },
      match: false,
    });
  });

  test('[CC-3.2] a pair leaves, and a henchman of choice with it', () => {
    const match = load(position({ seats: 2, turn: at('end', { seat: 1 }), and: { idleTurns: 7 } }));
    act(match, PAIR);
    expect(match.position()).toMatchObject({
      rows: [{ loot: [null, 'montezumas-remedy', 'eiffel-elevator'], location: [null, 'mexico-city', 'paris'] }, {}],
      solved: [{ loot: 'hudson-bay', location: 'montreal', henchman: null }],
      turn: { seat: 1, step: 'arrest', when: 'end', warrantUsed: true },
      lastArrest: null,
      idleTurns: 7,
    });
    expect(match.legal(1)).toHaveLength(6);
    for (const action of [PASS, ROLL, END, PAIR, ACCUSE_CENTER]) expect(refused(match, action)).toBe('CC-3.2 arrest-first');
    expect(unread(match, { type: 'arrest', seat: 'center' })).toBe('bad-action');
    act(match, arrest(0, 'bottom'));
    expect(match.position()).toMatchObject({
      rows: [{ henchman: ['carmen-sandiego', 'yul-b-sorry', null] }, {}],
      solved: [{ loot: 'hudson-bay', location: 'montreal', henchman: 'robin-banks' }],
      turn: { seat: 1, step: 'swap', when: 'end', warrantUsed: true },
      lastArrest: 1,
      idleTurns: 0,
    });
  });

  test('[CC-3.2] the henchman of a gumshoe who is out will do, an empty slot will not', () => {
    const match = load(position({ rows: [{ henchman: ['_', null] }], and: { out: [2] } }));
    act(match, PAIR);
    expect(refused(match, arrest(0, 'bottom'))).toBe('CC-3.1 empty-slot');
    act(match, arrest(2, 'top'));
    expect(match.position()).toMatchObject({ turn: { step: 'swap' }, lastArrest: 0 });
  });

  test('[CC-3.3] Carmen blows the cover: everyone loses, and the table stays as it lies', () => {
    const raw = position({ turn: at('end'), and: { idleTurns: 4, lastArrest: 2 } });
    const match = load(raw);
    act(match, PAIR, arrest(0, 'top'));
    expect(match.outcome).toEqual({ winners: [], scores: null, reason: 'CC-3.3' });
    expect(match.position()).toMatchObject({
      rows: [{ henchman: ['carmen-sandiego', 'yul-b-sorry'] }, {}, {}],
      known: [0, 1, 2].map((seat) => ({ seat, card: 'carmen-sandiego' })),
      solved: [{ loot: 'hudson-bay', location: 'montreal', henchman: null }],
      decks: raw['decks'],
      lastArrest: 2,
      idleTurns: 4,
      turn: { seat: 0, step: 'over', winners: [], reason: 'CC-3.3' },
    });
  });

  test('[CC-3.3] with no henchman before anyone the pair leaves alone, and it is an arrest', () => {
    const bare = { henchman: NOTHING };
    const match = load(position({ rows: [bare, bare, bare], and: { idleTurns: 9, lastArrest: 1 } }));
    act(match, PAIR);
    expect(match.position()).toMatchObject({
      solved: [{ loot: 'hudson-bay', location: 'montreal', henchman: null }],
      lastArrest: 0,
      idleTurns: 0,
      turn: { seat: 0, step: 'swap' },
    });
    act(match, swap('loot', 'bottom'));
    expect(match.legal(0)).toEqual([ROLL]);
  });

  test.each([
    ['henchman', 'yul-b-sorry', 'li-non-mee'],
    ['loot', 'montezumas-remedy', 'gandhis-glasses'],
    ['location', 'mexico-city', 'new-delhi'],
  ] as const)('[CC-3.4] after an arrest one own %s may change places with the centre, unseen', (kind, own, center) => {
    const match = load(position({ turn: at('end') }));
    act(match, PAIR, arrest(1, 'top'));
    const [event] = act(match, swap(kind, 'bottom'));
    expect(event).toEqual({ type: 'swapped', seat: 0, why: 'arrest', kind, from: place(0, 'bottom'), to: 'bottom' });
    expect(match.position()).toMatchObject({
      rows: [{ [kind]: [expect.any(String), center] }, {}, {}],
      center: { [kind]: own },
      known: [],
      turn: { seat: 1, step: 'start' },
    });
  });

  test('[CC-3.4] the swap is optional, and of own cards', () => {
    const match = load(position({ rows: [{ loot: ['_', null] }], turn: at('swap'), and: { lastArrest: 0 } }));
    expect(match.legal(0)).toHaveLength(1 + 5);
    expect(refused(match, swap('loot', 'bottom'))).toBe('CC-3.4 empty-slot');
    for (const action of [ROLL, END, PAIR]) expect(refused(match, action)).toBe('CC-3.4 swap-or-pass');
    expect(refused(match, send(1, 'loot', 'top'))).toBe('CC-3.5 own-card-first');
    expect(refused(match, send(0, 'loot', 'top'))).toBe('CC-3.5 own-card-first');
    act(match, PASS);
    expect(turnOf(match)).toMatchObject({ seat: 0, step: 'start', warrantUsed: true });
  });

  const poor = (more: Sketch = {}) => position({ rows: [BARE], turn: at('swap'), ...more, and: { lastArrest: 0, ...more.and } });

  test.each([
    ['henchman', ['carmen-sandiego', 'yul-b-sorry'], 'fast-eddie-b'],
    ['loot', ['hudson-bay', 'montezumas-remedy'], 'abominable-snowman'],
    ['location', ['montreal', 'mexico-city'], 'kathmandu'],
  ] as const)(
    '[CC-3.5] one without cards may send the %s of another, and gets the one from the centre',
    (kind, cards, center) => {
      const match = load(poor());
      expect(match.legal(0)).toHaveLength(1 + 12);
      expect(match.position()).toMatchObject({ rows: [BARE, { [kind]: cards }, {}], center: { [kind]: center } });
      act(match, send(1, kind, 'bottom'));
      expect(match.position()).toMatchObject({
        rows: [{ ...BARE, [kind]: [center, null] }, { [kind]: [cards[0], null] }, {}],
        center: { [kind]: cards[1] },
        known: [],
        looked: [],
        turn: { seat: 0, step: 'start' },
      });
    },
  );

  test('[CC-3.5] nobody else’s empty slot, not oneself; an own slot is empty', () => {
    const match = load(poor({ rows: [BARE, { loot: ['_', null] }] }));
    for (const action of [send(1, 'loot', 'bottom'), send(3, 'loot', 'top')])
      expect(refused(match, action)).toBe('CC-3.5 empty-slot');
    expect(refused(match, send(0, 'loot', 'top'))).toBe('CC-3.5 send-another');
    expect(refused(match, swap('loot', 'top'))).toBe('CC-3.4 empty-slot');
  });

  test('[CC-3.5] [CC-5.6] the other must still be in the game', () => {
    const match = load(poor({ and: { out: [1] } }));
    expect(refused(match, send(1, 'loot', 'top'))).toBe('CC-5.6 seat-is-out');
    expect(match.legal(0)).toHaveLength(1 + 6);
  });

  test('[CC-3.5] with nothing to send there is only the pass', () => {
    const match = load(poor({ rows: [BARE, BARE], and: { out: [2] } }));
    expect(match.legal(0)).toEqual([PASS]);
  });

  test('[CC-3.5] the card given away is no longer looked at by its owner, and all who knew it still do', () => {
    const looked = [{ seat: 1, kind: 'loot', slot: 'top' }];
    const card = 'hudson-bay';
    const match = load(poor({ and: { looked, known: [0, 1].map((seat) => ({ seat, card })) } }));
    act(match, send(1, 'loot', 'top'));
    expect(match.position()).toMatchObject({ looked: [], center: { loot: card }, known: [0, 1].map((seat) => ({ seat, card })) });
  });

  test.each([
    ['the start', at('start')],
    ['the end', at('end')],
  ])('[CC-3.5] [CC-3.6] [CC-5.3] [CC-6.3] a seat is named in no other swap: at %s, as penalty, as replacement', (_, turn) => {
    const match = load(position({ turn, and: { idleTurns: 30 } }));
    expect(unread(match, send(0, 'loot', 'top'))).toBe('bad-action');
    act(match, NO_PAIR);
    expect(unread(match, send(1, 'loot', 'top'))).toBe('bad-action');
    const wrong = load(position({ turn, and: { idleTurns: 30 } }));
    act(wrong, carmen('hudson-bay'));
    expect(unread(wrong, send(1, 'loot', 'top'))).toBe('bad-action');
  });

  test('[CC-3.6] no pair: both lie down again, seen by all, and the left neighbour may swap', () => {
    const raw = position({ turn: at('start'), and: { idleTurns: 3, lastArrest: 2 } });
    const match = load(raw);
    act(match, NO_PAIR);
    expect(match.position()).toMatchObject({
      rows: raw['rows'],
      solved: [],
      known: [0, 1, 2].flatMap((seat) => ['hudson-bay', 'paris'].map((card) => ({ seat, card }))),
      turn: { seat: 0, step: 'penalty', by: 1, when: 'start', warrantUsed: true },
    });
    expect(match.toAct).toEqual([1]);
    expect(match.legal(1)).toHaveLength(1 + 4);
    for (const slot of ['top', 'center'] as const) expect(refused(match, swap('henchman', slot))).toBe('CC-3.6 penalty-henchman');
    expect(refused(match, swap('loot', 'center'))).toBe('CC-3.6 empty-slot');
    for (const action of [ROLL, END, PAIR, carmen('hudson-bay')]) expect(refused(match, action)).toBe('CC-3.6 penalty-first');
    act(match, swap('loot', 'bottom'));
    expect(match.position()).toMatchObject({
      rows: [{}, { loot: ['eiffel-elevator', 'gandhis-glasses'] }, {}],
      center: { loot: 'haralds-shampoo' },
      idleTurns: 4,
      lastArrest: 2,
      turn: { seat: 1, step: 'start' },
    });
  });

  test('[CC-3.6] the neighbour may leave it, and with no such card can only do so; the turn is over without a roll', () => {
    const bare = { loot: NOTHING, location: NOTHING };
    const match = load(position({ rows: [{}, {}, bare], and: { out: [1] } }));
    act(match, NO_PAIR);
    expect(match.toAct).toEqual([2]);
    expect(match.legal(2)).toEqual([PASS]);
    act(match, PASS);
    expect(turnOf(match)).toMatchObject({ seat: 2, step: 'start' });
  });
});

describe('replenishing', () => {
  const missing = (...slots: readonly Slot[]) => {
    const column = (['top', 'bottom'] as const).map((slot) => (slots.includes(slot) ? null : ('_' as const)));
    return { loot: column, location: column };
  };
  /** As many sets are solved as leave that many loot and location cards in the decks. */
  const scarce = (left: number, { rows = [], seats = 3, ...sketch }: Sketch) => {
    const empty = rows.reduce((sum, { loot = [] }) => sum + loot.filter((card) => card === null).length, 0);
    return position({ ...sketch, seats, rows, solved: sets(12 - seats * 2 + empty - left, { henchmen: false }) });
  };
  const drawsOf = (events: readonly unknown[], kind: Kind) =>
    events
      .flatMap(
        (event) => /"drew","seat":(\d),"kind":"(\w+)","slot":"(\w+)"/.exec(JSON.stringify(event))?.slice(1).join(' ') ?? [],
      )
      .filter((draw) => draw.includes(kind))
      .map((draw) => draw.replace(` ${kind}`, ''));

  test('[CC-4.1] at the end of every turn all in the game draw up to their number, unseen', () => {
    const match = load(position({ rows: [BARE, { loot: ['_', null] }, { location: NOTHING }], turn: at('end') }));
    act(match, END);
    const position2 = match.position();
    expect(JSON.stringify(position2['rows'])).not.toContain('null');
    expect(position2).toMatchObject({ known: [], looked: [] });
    for (const seat of [0, 1, 2, null])
      expect(JSON.stringify(match.view(seat, { recall: true }))).not.toMatch(/"hudson-bay"|"montreal"/);
  });

  test.each([
    ['a failed warrant', [NO_PAIR, PASS]],
    ['a replacement', [carmen('hudson-bay'), swap('loot', 'top'), swap('location', 'top')]],
  ])('[CC-4.1] after %s too', (_, actions) => {
    const match = load(position({ seats: 2, rows: [{ henchman: ['_', null, null] }] }));
    expect(JSON.stringify(match.position()['rows'])).toContain('null');
    act(match, ...actions);
    expect(turnOf(match)).toMatchObject({ seat: 1, step: 'start' });
    expect(JSON.stringify(match.position()['rows'])).not.toContain('null');
  });

  test.each<[string, number, Sketch, readonly string[]]>([
    [
      'from the gumshoe whose turn it was, where there was no arrest yet',
      2,
      { rows: [missing('top'), missing('top'), missing('bottom')], turn: at('end', { seat: 1 }) },
      ['1 top', '2 bottom'],
    ],
    [
      'from the one who made the latest arrest',
      2,
      { rows: [missing('top'), missing('top'), missing('top')], turn: at('end', { seat: 0 }), and: { lastArrest: 2 } },
      ['2 top', '0 top'],
    ],
    [
      'one card each a round',
      3,
      { rows: [missing('top', 'bottom'), missing('bottom'), missing('top', 'bottom')], turn: at('end'), and: { lastArrest: 2 } },
      ['2 top', '0 top', '1 bottom'],
    ],
    [
      'in that order where there are enough too',
      6,
      { rows: [missing('top', 'bottom'), missing('bottom'), missing('top', 'bottom')], turn: at('end', { seat: 1 }) },
      ['1 bottom', '2 top', '0 top', '2 bottom', '0 bottom'],
    ],
    [
      'from the next in the game where the latest arrester is out',
      1,
      {
        seats: 4,
        rows: [missing('top'), missing('top'), missing('top'), missing('top')],
        turn: at('end', { seat: 0 }),
        and: { lastArrest: 2, out: [2] },
      },
      ['3 top'],
    ],
    [
      'with none for who is out',
      6,
      { rows: [missing('top'), missing('top', 'bottom'), missing('bottom')], turn: at('end'), and: { out: [1] } },
      ['0 top', '2 bottom'],
    ],
    ['and what is missing stays missing', 0, { rows: [missing('top')], turn: at('end') }, []],
  ])('[CC-4.2] [CC-4.3] cards are drawn %s', (_, left, sketch, draws) => {
    const match = load(scarce(left, sketch));
    const events = act(match, END);
    expect(drawsOf(events, 'loot')).toEqual(draws);
    expect(drawsOf(events, 'location')).toEqual(draws);
    expect(match.position()).toMatchObject({ decks: { loot: { length: left - draws.length } } });
  });

  test('[CC-4.2] from the next on the left where the one whose turn it was has just gone out, with no arrest yet', () => {
    const rows = [missing('top'), missing('top'), missing('top')];
    const turn = at('replace', { seat: 1, by: 2, exposed: ['loot'] });
    const match = load(scarce(1, { rows, turn, and: { out: [1] } }));
    expect(drawsOf(act(match, swap('loot', 'bottom')), 'loot')).toEqual(['2 top']);
  });

  test('[CC-4.2] an arrest of this turn is the latest', () => {
    const match = load(scarce(1, { rows: [{}, missing('top'), {}], turn: at('end', { seat: 2 }), and: { lastArrest: 0 } }));
    act(match, warrant(place(2, 'top'), place(2, 'top')), arrest(1, 'top'));
    expect(drawsOf(act(match, PASS), 'loot')).toEqual(['2 top']);
  });

  test('[CC-4.3] the top card of the deck fills the top-most empty slot', () => {
    const raw = position({ seats: 2, rows: [{ loot: ['_', null, null] }], turn: at('end') });
    const match = load(raw);
    expect(JSON.stringify(raw['decks'])).toContain('"loot":["grand-canyon","gandhis-glasses",');
    act(match, END);
    expect(match.position()['rows']).toMatchObject([{ loot: ['hudson-bay', 'grand-canyon', 'gandhis-glasses'] }, {}]);
  });
});
