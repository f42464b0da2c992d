import { describe, expect, test } from 'vitest';
import { type Kind, LOOT } from '../components.ts';
import { ACCUSE_CENTER, accuse, arrest, carmen, END, NO_PAIR, PAIR, PASS, place, ROLL, swap, warrant } from './actions.ts';
import { act, at, load, NOTHING, position, refused, type Sketch, sets, turnOf } from './table.ts';

describe('a warrant for Carmen', () => {
  const RIGHT = carmen('gandhis-glasses');

  test.each(['start', 'end'])(
    '[CC-5.1] at the %s of the turn any of the thirteen sets may be named, a solved one too',
    (step) => {
      const match = load(position({ turn: at(step), solved: sets(2) }));
      const named = match.legal(0).filter((action) => JSON.stringify(action).includes('for-carmen'));
      expect(named).toEqual(LOOT.map(carmen));
    },
  );

  test('[CC-5.1] the centre’s loot and location are turned up for all', () => {
    const match = load(position());
    expect(act(match, RIGHT)).toEqual([
      { type: 'carmen-called', seat: 0, named: 'gandhis-glasses', loot: 'gandhis-glasses', location: 'new-delhi', right: true },
    ]);
    const cards = ['gandhis-glasses', 'new-delhi'];
    expect(match.position()).toMatchObject({
      known: [0, 1, 2].flatMap((seat) => cards.map((card) => ({ seat, card }))),
      turn: { seat: 0, step: 'accuse', when: 'start', warrantUsed: true },
    });
    for (const seat of [1, null])
      expect(match.view(seat, { recall: false })).toMatchObject({ center: { loot: cards[0], location: cards[1] } });
  });

  test('[CC-5.2] then any one henchman: of the centre, an own one or another’s', () => {
    const match = load(position({ rows: [{ henchman: ['_', null] }], and: { out: [2] } }));
    act(match, RIGHT);
    expect(match.legal(0)).toHaveLength(1 + 5);
    expect(refused(match, accuse(0, 'bottom'))).toBe('CC-3.1 empty-slot');
    for (const action of [PASS, ROLL, END, RIGHT, arrest(1, 'top')]) expect(refused(match, action)).toBe('CC-5.2 accuse-first');
  });

  test.each<[string, object, Sketch]>([
    ['in the centre', ACCUSE_CENTER, { center: { henchman: 'carmen-sandiego' } }],
    ['before oneself', accuse(0, 'top'), {}],
    ['before another', accuse(1, 'bottom'), { rows: [{}, { henchman: ['_', 'carmen-sandiego'] }] }],
    ['before one who is out', accuse(2, 'top'), { rows: [{}, {}, { henchman: ['carmen-sandiego', '_'] }], and: { out: [2] } }],
  ])('[CC-5.2] [CC-6.1] Carmen %s wins the game', (_, action, sketch) => {
    const match = load(position({ ...sketch, turn: at('end'), and: { ...sketch.and, idleTurns: 5, lastArrest: 1 } }));
    const { rows, center } = match.position();
    act(match, RIGHT, { ...action });
    expect(match.outcome).toEqual({ winners: [0], scores: null, reason: 'CC-6.1' });
    expect(match.position()).toMatchObject({ rows, center, idleTurns: 5, lastArrest: 1 });
    expect(turnOf(match)).toEqual({ seat: 0, step: 'over', winners: [0], reason: 'CC-6.1' });
    expect(match.view(null, { recall: false })).toMatchObject({ center: { loot: 'gandhis-glasses', location: 'new-delhi' } });
    expect(JSON.stringify(match.view(null, { recall: false }))).toContain('"carmen-sandiego"');
  });

  /** Who must swap, and what is exposed still. */
  const due = (match: ReturnType<typeof load>): string => {
    const turn = turnOf(match);
    const [, by = '', exposed = ''] = /"by":(\d),"exposed":\[([^\]]*)\]/.exec(JSON.stringify(turn)) ?? [];
    return `${by} ${exposed.replaceAll('"', '')}`.trim();
  };
  const NONE = { loot: NOTHING, location: NOTHING };
  const L: Kind = 'loot';
  const P: Kind = 'location';
  const H: Kind = 'henchman';

  test.each<[string, Sketch, readonly object[], readonly [string, Kind][], number]>([
    [
      'a wrong set, by the next two on the left',
      {},
      [carmen('hudson-bay')],
      [
        ['1 loot,location', P],
        ['2 loot', L],
      ],
      1,
    ],
    [
      'around the table',
      { turn: { seat: 2 } },
      [carmen('hudson-bay')],
      [
        ['0 loot,location', L],
        ['1 location', P],
      ],
      0,
    ],
    [
      'by the same one again where there are two',
      { seats: 2 },
      [carmen('hudson-bay')],
      [
        ['1 loot,location', L],
        ['1 location', P],
      ],
      1,
    ],
    [
      'around again where another has none',
      { rows: [{}, NONE] },
      [carmen('hudson-bay')],
      [
        ['2 loot,location', L],
        ['2 location', P],
      ],
      1,
    ],
    [
      'past one who has none of a kind still exposed',
      { seats: 4, rows: [{}, {}, { location: NOTHING }] },
      [carmen('hudson-bay')],
      [
        ['1 loot,location', L],
        ['3 location', P],
      ],
      1,
    ],
    [
      'past one who is out',
      { seats: 4, and: { out: [1] } },
      [carmen('hudson-bay')],
      [
        ['2 loot,location', L],
        ['3 location', P],
      ],
      2,
    ],
    [
      'by who has it, the caller never',
      { rows: [{}, { loot: NOTHING }, { loot: NOTHING }] },
      [carmen('hudson-bay')],
      [['1 loot,location', P]],
      1,
    ],
    ['by nobody where nobody can', { rows: [{}, NONE, NONE] }, [carmen('hudson-bay')], [], 1],
    ['by nobody where only one who is out could', { rows: [{}, NONE], and: { out: [2] } }, [carmen('hudson-bay')], [], 1],
    [
      'a henchman before a gumshoe needs none',
      {},
      [RIGHT, accuse(1, 'top')],
      [
        ['1 loot,location', L],
        ['2 location', P],
      ],
      1,
    ],
    [
      'the centre’s henchman too, one swap at a time, around again',
      {},
      [RIGHT, ACCUSE_CENTER],
      [
        ['1 henchman,loot,location', P],
        ['2 henchman,loot', H],
        ['1 loot', L],
      ],
      1,
    ],
    [
      'with four, each once',
      { seats: 4, center: { loot: 'gandhis-glasses', location: 'new-delhi' } },
      [RIGHT, ACCUSE_CENTER],
      [
        ['1 henchman,loot,location', H],
        ['2 loot,location', L],
        ['3 location', P],
      ],
      1,
    ],
    [
      'and what nobody can replace stays',
      { rows: [{}, { location: NOTHING }, NONE], center: { loot: 'gandhis-glasses', location: 'new-delhi' } },
      [RIGHT, ACCUSE_CENTER],
      [
        ['1 henchman,loot,location', L],
        ['2 henchman,location', H],
      ],
      1,
    ],
  ])('[CC-5.3] [CC-5.5] the centre is replaced: %s', (_, sketch, call, swaps, next) => {
    const match = load(position(sketch));
    act(match, ...call.map((action) => ({ ...action })));
    for (const [expected, kind] of swaps) {
      expect(due(match)).toBe(expected);
      const centre = match.position()['center'];
      act(match, swap(kind, 'top'));
      expect(match.position()['center']).not.toEqual(centre);
    }
    expect(turnOf(match)).toMatchObject({ seat: next, step: 'start' });
    expect(match.position()['idleTurns']).toBe(1);
  });

  test('[CC-5.3] who must swap must, one of the exposed kinds', () => {
    const match = load(position({ rows: [{}, { loot: [null, '_'] }] }));
    act(match, carmen('hudson-bay'));
    expect(match.toAct).toEqual([1]);
    expect(refused(match, PASS)).toBe('CC-5.3 replace-first');
    expect(refused(match, ROLL)).toBe('CC-5.3 replace-first');
    expect(refused(match, swap('henchman', 'top'))).toBe('CC-5.3 not-exposed');
    expect(refused(match, swap('loot', 'top'))).toBe('CC-5.3 empty-slot');
    act(match, swap('loot', 'bottom'));
    for (const slot of ['top', 'center'] as const) expect(refused(match, swap('loot', slot))).toBe('CC-5.3 not-exposed');
    expect(match.legal(2)).toEqual([swap('location', 'top'), swap('location', 'bottom')]);
  });

  test('[CC-5.3] the swap is unseen, and what was exposed is known wherever it goes', () => {
    const match = load(position({ and: { looked: [{ seat: 1, kind: 'loot', slot: 'top' }] } }));
    act(match, carmen('hudson-bay'), swap('loot', 'top'));
    expect(match.position()).toMatchObject({
      center: { loot: 'eiffel-elevator' },
      rows: [{}, { loot: ['gandhis-glasses', 'haralds-shampoo'] }, {}],
      looked: [],
    });
    expect(match.view(2, { recall: true })).toMatchObject({
      center: { loot: { count: 1 } },
      rows: [{}, { loot: ['gandhis-glasses', { count: 1 }] }, {}],
    });
  });

  test('[CC-5.4] a wrong set leaves the caller in', () => {
    const match = load(position({ turn: at('end') }));
    act(match, carmen('hudson-bay'), swap('loot', 'top'), swap('location', 'top'), ROLL);
    expect(match.position()).toMatchObject({ out: [], turn: { seat: 1, step: 'look' } });
  });

  test('[CC-5.4] [CC-5.6] a wrong henchman puts the caller out: no draws, no turn, the cards stay for others', () => {
    const match = load(position({ rows: [{ loot: ['_', null] }], center: { loot: 'gandhis-glasses' }, turn: at('end') }));
    act(match, RIGHT, accuse(1, 'top'));
    expect(match.position()).toMatchObject({ out: [0], turn: { seat: 0, step: 'replace', by: 1 } });
    act(match, swap('loot', 'top'), swap('location', 'top'));
    expect(match.position()).toMatchObject({ rows: [{ loot: ['hudson-bay', null] }, {}, {}], turn: { seat: 1, step: 'start' } });
    expect(match.legal(1)).toContainEqual(warrant(place(0, 'top'), place(0, 'top')));
    act(match, warrant(place(0, 'top'), place(0, 'top')), arrest(0, 'bottom'), PASS);
    expect(match.position()).toMatchObject({ lastArrest: 1, rows: [{ henchman: ['carmen-sandiego', null] }, {}, {}] });
  });

  test('[CC-5.6] left passes over who is out: turn, penalty and replacement', () => {
    const match = load(position({ seats: 4, turn: at('start', { seat: 0 }), and: { out: [1, 2] } }));
    act(match, NO_PAIR);
    expect(match.toAct).toEqual([3]);
    act(match, PASS, carmen('hudson-bay'));
    expect(match.toAct).toEqual([0]);
  });

  test.each<[string, object, Sketch]>([
    ['two seats', accuse(1, 'top'), { seats: 2 }],
    ['three, one of them out', ACCUSE_CENTER, { and: { out: [2] } }],
    [
      'four, two of them out',
      accuse(0, 'bottom'),
      { seats: 4, center: { loot: 'gandhis-glasses', location: 'new-delhi' }, and: { out: [2, 3] } },
    ],
  ])('[CC-5.7] the last one in wins at once, with nothing replaced: %s', (_, action, sketch) => {
    const match = load(position({ ...sketch, and: { ...sketch.and, idleTurns: 2 } }));
    const { rows, center } = match.position();
    act(match, RIGHT, { ...action });
    expect(match.outcome).toEqual({ winners: [1], scores: null, reason: 'CC-5.7' });
    expect(match.position()).toMatchObject({ rows, center, idleTurns: 2 });
    expect(turnOf(match)).toEqual({ seat: 0, step: 'over', winners: [1], reason: 'CC-5.7' });
  });

  test.each([
    ['another set', 'gandhis-glasses', 'new-delhi', 'liberty-torch'],
    ['a set of which only the loot lies there', 'gandhis-glasses', 'paris', 'gandhis-glasses'],
    ['a set of which only the location lies there', 'liberty-torch', 'new-delhi', 'gandhis-glasses'],
    ['a solved set', 'gandhis-glasses', 'new-delhi', 'crown-jewels'],
  ] as const)('[CC-5.8] named wrongly it fails: %s', (_, loot, location, named) => {
    const match = load(position({ center: { loot, location }, solved: sets(1) }));
    expect(act(match, carmen(named))[0]).toMatchObject({ loot, location, named, right: false });
    expect(turnOf(match)).toMatchObject({ step: 'replace', exposed: ['loot', 'location'] });
  });
});

describe('the end', () => {
  test.each([
    [3, [], 88, 90],
    [3, [], 87, undefined],
    [3, [2], 58, 60],
    [3, [2], 57, undefined],
    [4, [], 118, 120],
    [2, [], 58, 60],
  ] as const)(
    '[CC-6.2] %i seats, %j out, after %i turns without an arrest: two more make it cold at %s',
    (seats, out, idleTurns, cold) => {
      const first = load(position({ seats, turn: at('end'), and: { out, idleTurns } }));
      act(first, END);
      expect(first.outcome).toBeNull();
      const match = load(
        position({
          seats,
          rows: [{ loot: seats === 2 ? ['_', '_', null] : ['_', null] }],
          turn: at('end'),
          and: { out, idleTurns: idleTurns + 1 },
        }),
      );
      act(match, END);
      if (cold === undefined) {
        expect(match.outcome).toBeNull();
        return;
      }
      expect(match.outcome).toEqual({ winners: [], scores: null, reason: 'CC-6.2' });
      expect(match.position()).toMatchObject({ idleTurns: cold, turn: { seat: 0, step: 'over', winners: [], reason: 'CC-6.2' } });
      expect(JSON.stringify(match.position()['rows'])).not.toContain('null');
    },
  );

  test('[CC-6.2] an arrest in the last turn keeps the case warm', () => {
    const match = load(position({ turn: at('end'), and: { idleTurns: 89 } }));
    act(match, PAIR, arrest(1, 'top'), PASS);
    expect(match.position()).toMatchObject({ idleTurns: 0, turn: { seat: 1, step: 'start' } });
  });

  test('[CC-6.2] swaps do not count: a failed warrant and a shift are idle', () => {
    const match = load(position({ and: { idleTurns: 89 } }));
    act(match, swap('loot', 'top'), NO_PAIR, swap('loot', 'top'));
    expect(match.outcome).toEqual({ winners: [], scores: null, reason: 'CC-6.2' });
  });

  test('[CC-6.2] with a seat fewer the limit comes sooner, even at the end of the turn in which it went out', () => {
    const match = load(position({ and: { idleTurns: 59 } }));
    act(match, carmen('gandhis-glasses'), accuse(1, 'top'));
    expect(match.position()).toMatchObject({ idleTurns: 59, turn: { step: 'replace' } });
    act(match, swap('loot', 'top'), swap('location', 'top'));
    expect(match.position()).toMatchObject({
      out: [0],
      idleTurns: 60,
      turn: { seat: 0, step: 'over', winners: [], reason: 'CC-6.2' },
    });
    expect(load(match.position()).position()).toEqual(match.position());
  });

  test.each([
    [3, [], 24],
    [3, [1], 16],
    [4, [], 32],
    [2, [], 16],
  ] as const)('[CC-6.3] %i seats, %j out: the trail is cold from %i turns on', (seats, out, cold) => {
    const warm = load(position({ seats, and: { out, idleTurns: cold - 1 } }));
    expect(refused(warm, swap('loot', 'top'))).toBe('CC-6.3 trail-warm');
    const match = load(position({ seats, and: { out, idleTurns: cold } }));
    const shifts = match.legal(0).filter((action) => JSON.stringify(action).includes('"swap"'));
    expect(shifts).toHaveLength(seats === 2 ? 6 : 4);
    act(match, swap('location', 'bottom'));
    expect(turnOf(match)).toEqual({ seat: 0, step: 'start', when: 'start', warrantUsed: false, shifted: true });
    expect(match.position()).toMatchObject({ idleTurns: cold, known: [], looked: [] });
  });

  test('[CC-6.3] own card and the centre’s change places', () => {
    const match = load(position({ and: { idleTurns: 24 } }));
    act(match, swap('location', 'bottom'));
    expect(match.position()).toMatchObject({
      rows: [{ location: ['montreal', 'new-delhi'] }, {}, {}],
      center: { location: 'mexico-city' },
    });
  });

  test('[CC-6.3] loot or location, where a card lies, once a turn', () => {
    const match = load(position({ rows: [{ loot: ['_', null] }], and: { idleTurns: 24 } }));
    expect(refused(match, swap('henchman', 'top'))).toBe('CC-6.3 shift-henchman');
    expect(refused(match, swap('loot', 'bottom'))).toBe('CC-6.3 empty-slot');
    act(match, swap('loot', 'top'));
    expect(refused(match, swap('location', 'top'))).toBe('CC-6.3 one-shift');
    expect(match.legal(0).some((action) => JSON.stringify(action).includes('"swap"'))).toBe(false);
  });

  test('[CC-6.3] whoever begins a turn may, then all goes its way', () => {
    const match = load(position({ and: { idleTurns: 24 } }));
    act(match, swap('loot', 'top'), ROLL);
    expect(turnOf(match)).toMatchObject({ shifted: true, step: 'look' });
    act(match, match.legal(0)[0] ?? null, END, swap('loot', 'bottom'));
    expect(turnOf(match)).toMatchObject({ seat: 1, step: 'start', shifted: true });
    act(match, NO_PAIR, PASS);
    expect(turnOf(match)).toMatchObject({ seat: 2, shifted: false });
  });

  test('[CC-6.3] until the next arrest, in the same turn already', () => {
    const match = load(position({ and: { idleTurns: 24 } }));
    act(match, swap('loot', 'bottom'), PAIR, arrest(1, 'top'), PASS);
    expect(turnOf(match)).toEqual({ seat: 0, step: 'start', when: 'start', warrantUsed: true, shifted: true });
    expect(refused(match, swap('loot', 'bottom'))).toBe('CC-6.3 trail-warm');
    const other = load(position({ and: { idleTurns: 24 } }));
    act(other, PAIR, arrest(1, 'top'), PASS);
    expect(refused(other, swap('loot', 'bottom'))).toBe('CC-6.3 trail-warm');
    expect(load(match.position()).position()).toEqual(match.position());
  });
});
