import { describe, expect, test } from 'vitest';
import type { Json, Viewer } from '../../../core/basics.ts';
import type { Match, Step } from '../../../core/hosted.ts';
import type { Raw } from '../../../testing/table.ts';
import { playOne } from '../../../testing/walk.ts';
import { carmenCardGame } from '../index.ts';
import { ACCUSE_CENTER, accuse, arrest, carmen, look, NO_PAIR, PAIR, PASS, ROLL, swap } from './actions.ts';
import { facesIn, journal, lookedIn, sightsIn } from './journal.ts';
import { act, at, load, position, type Sketch, viewOf } from './table.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 2, null];

/** One action by whoever is asked, accepted. */
const step = (match: Match, action: Json): Step => {
  const made = match.act(match.toAct[0] ?? 0, action, { id: null, time: 0 });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  made.value.accept();
  return made.value;
};

const LOOKING = { turn: at('look', { kind: 'loot' }) };
const RIGHT = carmen('gandhis-glasses');

describe('who is sent what', () => {
  test('[CC-2.5] [CC-7.1] a look: where, to all; what, to the one who looks', () => {
    const looked = { type: 'looked', seat: 0, spot: { seat: 0, kind: 'loot', slot: 'top' } };
    const { eventsFor, sightsFor } = step(load(position(LOOKING)), look(0, 'loot', 'top'));
    expect(eventsFor(0)).toEqual([{ ...looked, card: 'hudson-bay' }]);
    for (const viewer of [1, 2, null]) expect(eventsFor(viewer)).toEqual([looked]);
    expect(sightsFor(0)).toEqual([{ ...looked, card: 'hudson-bay' }]);
    for (const seat of [1, 2]) expect(sightsFor(seat)).toEqual([]);
  });

  test('[CC-7.1] the owner of a card that another looks at learns where, not what', () => {
    const both = ['top', 'bottom'].map((slot) => ({ seat: 0, kind: 'loot', slot }));
    const { eventsFor, sightsFor } = step(load(position({ ...LOOKING, and: { looked: both } })), look(1, 'loot', 'top'));
    expect(JSON.stringify(eventsFor(1))).not.toContain('eiffel-elevator');
    expect([sightsFor(0).length, sightsFor(1).length]).toEqual([1, 0]);
  });

  test.each<[string, Raw, readonly Json[], readonly string[]]>([
    ['a failed warrant', {}, [NO_PAIR], ['hudson-bay', 'paris']],
    ['a pair', {}, [PAIR], ['hudson-bay', 'montreal']],
    ['an arrest', {}, [PAIR, arrest(1, 'top')], ['robin-banks']],
    ['a blown cover', {}, [PAIR, arrest(0, 'top')], ['cover-blown']],
    ['a wrong set', {}, [carmen('hudson-bay')], ['hudson-bay', 'gandhis-glasses', 'new-delhi']],
    ['a right set', {}, [RIGHT], ['gandhis-glasses', 'new-delhi']],
    ['a henchman before a gumshoe', {}, [RIGHT, accuse(2, 'top')], ['fast-eddie-b']],
    ['the henchman in the centre', {}, [RIGHT, ACCUSE_CENTER], ['li-non-mee']],
  ])('[CC-7.1] %s is turned up for all, those out of the game and spectators too', (_, and, actions, faces) => {
    const match = load(position({ and: { out: [1], ...and } }));
    act(match, ...actions.slice(0, -1));
    const { eventsFor } = step(match, actions.at(-1) ?? null);
    for (const face of faces) expect(JSON.stringify(eventsFor(0))).toContain(`"${face}"`);
    for (const viewer of VIEWERS) expect(eventsFor(viewer)).toEqual(eventsFor(0));
  });

  test('[CC-7.1] swaps and draws show which slots, and no face to anyone', () => {
    const match = load(position({ turn: at('end') }));
    act(match, PAIR, arrest(1, 'top'));
    const { eventsFor } = step(match, swap('loot', 'bottom'));
    for (const viewer of VIEWERS)
      expect(eventsFor(viewer)).toEqual([
        { type: 'swapped', seat: 0, why: 'arrest', kind: 'loot', from: { seat: 0, slot: 'bottom' }, to: 'bottom' },
        { type: 'drew', seat: 1, kind: 'henchman', slot: 'top' },
        { type: 'drew', seat: 0, kind: 'loot', slot: 'top' },
        { type: 'drew', seat: 0, kind: 'location', slot: 'top' },
        { type: 'turn-began', seat: 1 },
      ]);
  });
});

describe('the views', () => {
  const seen = {
    known: [
      { seat: 0, card: 'crown-jewels' },
      { seat: 1, card: 'hudson-bay' },
    ],
  };
  const rows = [{}, { loot: ['crown-jewels', '_'] }] as const;
  const counted = { count: 1 };

  test.each(['printed', 'helped'])('[CC-1.8] [CC-8.1] %s: what a seat has seen, with recall, and to it alone', (memory) => {
    const raw = position({ rows, and: { ...seen, options: { memory } } });
    for (const viewer of VIEWERS) {
      const now = viewOf(raw, viewer, false);
      expect(JSON.stringify(now)).not.toMatch(/"crown-jewels"|"hudson-bay"/);
      expect(now).not.toHaveProperty('known');
      expect(now).not.toHaveProperty('recall');
    }
    expect(viewOf(raw, 0)).toMatchObject({ rows: [{ loot: [counted, counted] }, { loot: ['crown-jewels', counted] }, {}] });
    expect(viewOf(raw, 1)).toMatchObject({ rows: [{ loot: ['hudson-bay', counted] }, { loot: [counted, counted] }, {}] });
    expect(viewOf(raw, 0).known).toEqual([{ seat: 0, card: 'crown-jewels' }]);
    for (const viewer of [2, null]) expect(JSON.stringify(viewOf(raw, viewer))).not.toMatch(/"crown-jewels"|"hudson-bay"/);
  });

  test('[CC-8.1] helped needs no recall, printed shows past sights to nobody', () => {
    const helped = load(position({ rows, and: seen }));
    expect(helped.view(0, { recall: false })).toEqual(helped.view(0, { recall: true }));
    const printed = load(position({ rows, and: { ...seen, options: { memory: 'printed' } } }));
    expect(JSON.stringify(printed.view(0, { recall: false }))).not.toContain('crown-jewels');
  });

  test('[CC-7.1] the centre’s set lies open to all while Carmen is sought, and no longer', () => {
    const match = load(position({ and: { options: { memory: 'printed' } } }));
    act(match, RIGHT);
    for (const viewer of VIEWERS)
      expect(match.view(viewer, { recall: false })).toMatchObject({
        center: { henchman: counted, loot: 'gandhis-glasses', location: 'new-delhi' },
      });
    act(match, accuse(1, 'top'));
    for (const viewer of VIEWERS)
      expect(match.view(viewer, { recall: false })).toMatchObject({
        center: { henchman: counted, loot: counted, location: counted },
      });
  });

  test('[CC-7.1] what ended the game lies open', () => {
    const blown = load(position({ and: { options: { memory: 'printed' } } }));
    act(blown, PAIR, arrest(0, 'top'));
    const won = load(position({ and: { options: { memory: 'printed' } } }));
    act(won, RIGHT, accuse(0, 'top'));
    for (const viewer of VIEWERS) {
      const henchman = ['carmen-sandiego', counted];
      expect(blown.view(viewer, { recall: false })).toMatchObject({
        rows: [{ henchman }, {}, {}],
        center: { loot: counted, location: counted },
      });
      expect(won.view(viewer, { recall: false })).toMatchObject({
        rows: [{ henchman }, {}, {}],
        center: { henchman: counted, loot: 'gandhis-glasses', location: 'new-delhi' },
      });
    }
  });

  test('[CC-7.1] decks are counts, and where others have looked is known by place alone', () => {
    const view = viewOf(position({ rows, and: seen }), 2);
    expect(view.decks).toEqual({ henchman: { count: 6 }, loot: { count: 6 }, location: { count: 6 } });
    expect(view.recall?.sights).toEqual([
      { by: [1], kind: 'loot', at: { seat: 0, slot: 'top' } },
      { by: [0], kind: 'loot', at: { seat: 1, slot: 'top' } },
    ]);
  });

  test.each([2, 3, 4])(
    '[CC-2.4] [CC-8.1] show what one who writes down all it is told can know: %i seats',
    (seats) => {
      const origin = { seats, options: {} };
      const { entries, tables } = playOne(carmenCardGame, origin, { seed: 'journal', manner: 'wild', mostActions: 4_000 });
      for (const viewer of [...Array.from({ length: seats }, (_, seat) => seat), null]) {
        const { note, faces, sights, looked } = journal(seats);
        for (const [index, entry] of entries.entries()) {
          for (const event of 'events' in entry ? entry.events : []) {
            const told = carmenCardGame.eventFor(event, viewer);
            if (told !== undefined) note(told);
          }
          const table = tables[index];
          if (table === undefined) throw new Error('an entry without a table');
          const view = carmenCardGame.viewFor(table.state, viewer, { recall: true });
          const others = sights().filter((sight) => !sight.endsWith(`: ${viewer}`));
          // somebody who only watches keeps no journal
          const [seen, written] = viewer === null ? [[], []] : [facesIn(view), faces()];
          const where = `entry ${index}, viewer ${viewer}`;
          expect(`${where}: ${[...seen, ...sightsIn(view), ...lookedIn(view)].join()}`).toBe(
            `${where}: ${[...written, ...others, ...looked()].join()}`,
          );
        }
      }
    },
    60_000,
  );
});

describe('the log', () => {
  /** What the log says of the first event after all of the actions, to seat 1. */
  const retold = (memory: string, sketch: Sketch, ...actions: readonly Json[]): unknown => {
    const match = load(position({ ...sketch, and: { ...sketch.and, options: { memory } } }));
    const entries = actions.map((action) => step(match, action).entry);
    return match.retell(entries, 1)[0]?.events[0];
  };
  const called = { type: 'warrant-called', seat: 0, match: false };
  const [loot, location] = [0, 1].map((seat) => ({ seat, slot: 'top' }));
  const openly = { ...called, loot: { ...loot, card: 'hudson-bay' }, location: { ...location, card: 'paris' } };
  const right = {
    type: 'carmen-called',
    seat: 0,
    named: 'gandhis-glasses',
    loot: 'gandhis-glasses',
    location: 'new-delhi',
    right: true,
  };
  const forgotten = { type: 'carmen-called', seat: 0 };
  const REPLACED = [swap('loot', 'top'), swap('location', 'top')];

  test.each<[string, Sketch, readonly Json[], object, object]>([
    ['a failed warrant', {}, [NO_PAIR], openly, { ...called, loot, location }],
    ['a failed warrant, a turn later', {}, [NO_PAIR, PASS, ROLL], openly, { ...called, loot, location }],
    ['a right set while Carmen is sought', {}, [RIGHT], right, right],
    ['a right set with the wrong henchman', {}, [RIGHT, accuse(1, 'top')], right, forgotten],
    ['a right set once the centre is replaced', {}, [RIGHT, accuse(1, 'top'), ...REPLACED], right, forgotten],
    ['a right set that won', {}, [RIGHT, accuse(0, 'top')], right, right],
    ['a right set that lost to the last one in', { and: { out: [2] } }, [RIGHT, accuse(1, 'top')], right, forgotten],
    ['a wrong set', {}, [carmen('hudson-bay')], { ...right, named: 'hudson-bay', right: false }, forgotten],
  ])('[CC-8.1] %s: helped keeps the faces, printed forgets what lies face down again', (_, sketch, actions, helped, printed) => {
    expect(retold('helped', sketch, ...actions)).toEqual(helped);
    expect(retold('printed', sketch, ...actions)).toEqual(printed);
  });

  test('[CC-8.1] an old right set does not come back with a new one', () => {
    const rows = [{}, { loot: ['eiffel-elevator', '_'] }, { location: ['paris', '_'] }] as const;
    const center = { loot: 'gandhis-glasses', location: 'new-delhi' } as const;
    const match = load(position({ rows, center, and: { options: { memory: 'printed' } } }));
    const again = carmen('eiffel-elevator');
    const [first, ...rest] = [RIGHT, accuse(1, 'top'), ...REPLACED, again].map((action) => step(match, action).entry);
    if (first === undefined) throw new Error('nothing was called');
    const [old, ...later] = match.retell([first, ...rest], 1);
    expect(old?.events).toEqual([forgotten]);
    expect(later.at(-1)?.events[0]).toMatchObject({ loot: 'eiffel-elevator', location: 'paris', right: true });
  });

  test('[CC-8.1] what is out of the game stays in the log: a pair, and who was arrested', () => {
    const pair = { type: 'warrant-called', seat: 0, match: true };
    expect(retold('printed', {}, PAIR, arrest(1, 'top'), PASS)).toMatchObject({ ...pair, loot: { card: 'hudson-bay' } });
    const match = load(position({ and: { options: { memory: 'printed' } } }));
    const entries = [PAIR, arrest(1, 'top'), PASS].map((action) => step(match, action).entry);
    expect(match.retell(entries, 2)[1]?.events).toMatchObject([{ type: 'arrested', henchman: 'robin-banks' }]);
  });

  test('[CC-8.1] a henchman who was not Carmen is forgotten, Carmen is not', () => {
    for (const [sketch, place, henchman] of [
      [{}, accuse(1, 'top'), undefined],
      [{}, accuse(0, 'top'), 'carmen-sandiego'],
    ] as const) {
      const match = load(position({ ...sketch, and: { options: { memory: 'printed' } } }));
      const entries = [RIGHT, place].map((action) => step(match, action).entry);
      const [accused] = match.retell(entries, 2)[1]?.events ?? [];
      expect(accused).toMatchObject({ type: 'accused', seat: 0 });
      expect(JSON.stringify(accused).includes('henchman')).toBe(henchman !== undefined);
    }
  });

  test('[CC-8.1] what one has looked at: helped keeps it for its seat, printed for nobody', () => {
    for (const [memory, card] of [
      ['helped', 'hudson-bay'],
      ['printed', undefined],
    ] as const) {
      const match = load(position({ ...LOOKING, and: { options: { memory } } }));
      const { entry } = step(match, look(0, 'loot', 'top'));
      const told = (viewer: Viewer) => JSON.stringify(match.retell([entry], viewer)[0]?.events);
      expect(told(0).includes('hudson-bay')).toBe(card !== undefined);
      for (const viewer of [1, 2, null]) expect(told(viewer)).not.toContain('hudson-bay');
    }
  });
});
