import { describe, expect, test } from 'vitest';
import { at, type Json, seatsOf, type Viewer } from '../../../core/basics.ts';
import type { Match, Step } from '../../../core/hosted.ts';
import { playOne } from '../../../testing/walk.ts';
import { BONUS, PIECES } from '../components.ts';
import { carmenJunior } from '../index.ts';
import type { Heard } from '../state.ts';
import { move, ROLL } from './actions.ts';
import { journal } from './journal.ts';
import {
  act,
  flying,
  game,
  load,
  moving,
  open,
  opening,
  position,
  type Sketch,
  seatOf,
  thrown,
  turnOf,
  viewOf,
} from './table.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 2, null];

/** One action by whoever is asked, accepted. */
const step = (match: Match, action: Json): Step => {
  const made = match.act(match.toAct[0] ?? 0, action, { id: null, time: 0 });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  made.value.accept();
  return made.value;
};

const said = (value: unknown): string => JSON.stringify(value);

/** Three seats, a section found, looks, and a card aside. */
const SKETCH: Sketch = {
  seats: [
    { hidden: ['mexico', 'amazon'], card: 'alaska' },
    { at: 'brazil', hidden: ['patagonia', null], card: BONUS },
    { hidden: ['caribbean', 'canada'], card: 'japan' },
  ],
  gone: ['brazil'],
  aside: ['brazil'],
  seen: [
    { seat: 0, piece: 'patagonia', owner: 1 },
    { seat: 1, piece: 'andes', owner: null },
    { seat: 1, piece: 'brazil', owner: 1 },
    { seat: 2, piece: 'mexico', owner: 0 },
  ],
};

const printed = (sketch: Sketch): Sketch => ({
  ...sketch,
  and: { options: { memory: 'printed', rules: sketch.rules ?? 'junior' } },
});

describe('who is sent what', () => {
  test('[CJ-4.1] [CJ-4.2] a look: where and what was said, to all; whose section, to the one who looks', () => {
    const looked = { type: 'looked', seat: 0, piece: 'patagonia', said: 'carmen' };
    const { eventsFor, sightsFor } = step(moving(4, SKETCH), move('patagonia'));
    expect(eventsFor(0)).toContainEqual({ ...looked, owner: 1 });
    for (const viewer of [1, 2, null]) expect(eventsFor(viewer)).toContainEqual(looked);
    expect(sightsFor(0)).toEqual([{ ...looked, owner: 1 }]);
    for (const seat of [1, 2]) expect(sightsFor(seat)).toEqual([]);
  });

  test('[CJ-4.2] even the owner is not told that it is its own, nor the hider', () => {
    const { eventsFor } = step(moving(4, SKETCH), move('caribbean'));
    for (const viewer of [1, 2]) expect(said(eventsFor(viewer))).not.toContain('"owner"');
  });

  test('[CJ-4.1] [CJ-4.2] a card that is drawn its seat alone sees, what goes under the deck or aside everybody', () => {
    const match = moving(4, { ...SKETCH, deck: ['brazil', 'russia'], aside: [] });
    const { eventsFor } = step(match, move('alaska'));
    const returned = { type: 'returned', seat: 0, card: 'alaska' };
    const drew = { type: 'drew', seat: 0, aside: ['brazil'] };
    for (const viewer of VIEWERS) expect(eventsFor(viewer)).toContainEqual(returned);
    expect(eventsFor(0)).toContainEqual({ ...drew, card: 'russia' });
    for (const viewer of [1, 2, null]) expect(eventsFor(viewer)).toContainEqual(drew);
  });

  test('[CJ-4.1] a turn that begins without a throw shows all the bonus card', () => {
    const match = moving(4, SKETCH);
    for (const viewer of [0, 2, null]) expect(said(match.view(viewer, { recall: true }))).not.toContain(BONUS);
    const { eventsFor } = step(match, move('canada'));
    for (const viewer of VIEWERS) expect(eventsFor(viewer)).toContainEqual({ type: 'turn-began', seat: 1, bonus: true });
    expect(turnOf(match)).toEqual({ seat: 1, step: 'move', die: null });
  });

  test.each([2, 3, 4])(
    '[CJ-1.4] [CJ-5.1] %i seats: each is shown once where it hid its neighbour’s sections, and its own card',
    (seats) => {
      const opened = opening(seats, {});
      if (!opened.ok) throw new Error(opened.error.message);
      const { match, entry } = opened.value;
      const first = match.toAct[0];
      for (const seat of seatsOf(seats)) {
        const neighbour = seatOf(match, (seat + seats - 1) % seats);
        const [dealt] = game.told(entry, seat).events;
        expect(neighbour).toMatchObject({ hidden: Object.entries(dealt ?? {}).find(([key]) => key === 'hid')?.[1] });
        const own = Object.entries(dealt ?? {}).find(([key]) => key === 'card')?.[1];
        expect(seatOf(match, seat)).toMatchObject({ card: own });
        expect(Object.keys(dealt ?? {})).toEqual(['type', 'first', 'hid', 'card']);
      }
      expect(game.told(entry, null).events[0]).toEqual({ type: 'dealt', first });
    },
  );
});

describe('the views', () => {
  test('[CJ-4.1] what all may know', () => {
    const older: Sketch = {
      rules: 'older',
      seats: [{ card: 'alaska', faceUp: ['japan', 'china'] }, { at: 'brazil', hidden: [null] }, {}],
      gone: ['brazil'],
      aside: ['brazil'],
    };
    const raw = position({ ...older, turn: { step: 'move', die: 3 } });
    for (const viewer of VIEWERS) {
      const view = viewOf(raw, viewer, false);
      expect(view).toMatchObject({
        board: PIECES.filter((piece) => piece !== 'brazil'),
        aside: ['brazil'],
        deck: { count: 27 },
        turn: { seat: 0, step: 'move', die: 3 },
      });
      expect(view.seats).toMatchObject([
        { at: 'north-america', faceUp: ['japan', 'china'] },
        { at: 'brazil', faceUp: [] },
        { home: 'north-america' },
      ]);
      expect(view.seats.map(({ hidden }) => hidden.indexOf(null))).toEqual([-1, 0, -1]);
    }
  });

  test('[CJ-4.2] the card in hand is its seat’s alone', () => {
    for (const viewer of VIEWERS)
      for (const recall of [false, true])
        expect(viewOf(position(SKETCH), viewer, recall).seats.map(({ card }) => card)).toEqual(
          ['alaska', BONUS, 'japan'].map((card, seat) => (seat === viewer ? card : 'unknown')),
        );
  });

  test('[CJ-4.2] where sections lie the hider alone knows, and with recall only', () => {
    const raw = position(SKETCH);
    for (const viewer of VIEWERS) {
      expect(
        viewOf(raw, viewer, false)
          .seats.flatMap(({ hidden }) => hidden)
          .every((piece) => piece === null || piece === 'unknown'),
      ).toBe(true);
      const known = viewOf(raw, viewer).seats.map(({ hidden }) => hidden.some((piece) => piece !== null && piece !== 'unknown'));
      expect(known).toEqual([0, 1, 2].map((owner) => (owner + 1) % 3 === viewer));
    }
    expect(viewOf(raw, 2).seats[1]?.hidden.slice(0, 2)).toEqual(['patagonia', null]);
  });

  test('[CJ-4.2] [CJ-4.3] what it saw a seat alone knows, what was said all do, and both with recall only', () => {
    const raw = position(SKETCH);
    const heard: readonly Heard[] = [
      { seat: 0, piece: 'patagonia', said: 'carmen' },
      { seat: 1, piece: 'brazil', said: 'own' },
      { seat: 1, piece: 'andes', said: 'no-clues' },
      { seat: 2, piece: 'mexico', said: 'carmen' },
    ];
    for (const viewer of VIEWERS) {
      expect(viewOf(raw, viewer, false)).not.toHaveProperty('seen');
      expect(viewOf(raw, viewer, false)).not.toHaveProperty('heard');
      expect(viewOf(raw, viewer).heard).toEqual(heard);
      expect(viewOf(raw, viewer).seen).toEqual(
        SKETCH.seen
          ?.filter(({ seat }) => seat === viewer)
          .toSorted((one, other) => PIECES.indexOf(one.piece) - PIECES.indexOf(other.piece)),
      );
    }
  });

  test('[CJ-4.3] helped needs no recall; as printed nothing of it is in view', () => {
    const helped = load(position(SKETCH));
    const bare = load(position(printed(SKETCH)));
    for (const viewer of VIEWERS) {
      expect(helped.view(viewer, { recall: false })).toEqual(helped.view(viewer, { recall: true }));
      expect(bare.view(viewer, { recall: false })).toMatchObject(viewOf(bare.position(), viewer, false));
      expect(bare.view(viewer, { recall: false })).not.toHaveProperty('seen');
      expect(bare.view(viewer, { recall: true })).toMatchObject({ heard: viewOf(position(SKETCH), viewer).heard });
    }
  });

  test('[CJ-4.2] at the end nothing more is shown', () => {
    const match = moving(4, {
      seats: [{ hidden: ['mexico', null, null, null] }, {}, {}],
      gone: ['brazil', 'andes', 'greenland'],
    });
    act(match, move('mexico'));
    for (const viewer of VIEWERS) {
      const view = viewOf(match.position(), viewer, false);
      expect(view.outcome?.winners).toEqual([0]);
      expect(view.seats.flatMap(({ hidden }) => hidden).every((piece) => piece === null || piece === 'unknown')).toBe(true);
    }
  });

  test('[CJ-5.2] a 1, 2 or 3 by the junior rules leaves nothing to choose', () => {
    for (const die of [1, 2, 3]) {
      const match = thrown(position({ seats: [{ card: 'alaska' }, {}] }), die);
      expect(match.toAct).toEqual([1]);
      expect(match.legal(1)).toEqual([ROLL]);
    }
  });

  test('[CJ-5.3] what went under the deck is not kept, even where it lies is known to nobody', () => {
    const match = flying({ seats: [{}, {}, {}] });
    act(match, move('alaska'));
    const moved = load({ ...match.position(), deck: [match.position()['deck']].flat().toReversed() });
    for (const viewer of VIEWERS) expect(moved.view(viewer, { recall: true })).toEqual(match.view(viewer, { recall: true }));
  });
});

test.each([
  [2, 'junior'],
  [3, 'older'],
  [4, 'junior'],
])(
  '[CJ-4.2] [CJ-4.3] views show what one who writes down all it is told can know: %i seats, %s',
  (seats, rules) => {
    const { entries, tables } = playOne(
      carmenJunior,
      { seats, options: { rules } },
      { seed: 'journal', manner: 'wild', mostActions: 8_000 },
    );
    for (const viewer of [...seatsOf(seats), null]) {
      const { note, written } = journal(seats, viewer);
      for (const [index, entry] of entries.entries()) {
        for (const event of 'events' in entry ? entry.events : []) {
          const told = carmenJunior.eventFor(event, viewer);
          if (told !== undefined) note(told);
        }
        const view = carmenJunior.viewFor(at(tables, index).state, viewer, { recall: true });
        const hid = viewer === null ? undefined : view.seats[(viewer + seats - 1) % seats]?.hidden;
        expect({ seen: view.seen, heard: view.heard, hid }).toEqual(written());
      }
    }
  },
  60_000,
);

describe('the log', () => {
  /** What the log says to a viewer of the first event of a kind after an action. */
  const retold = (sketch: Sketch, action: Json, type: string, viewer: Viewer): unknown => {
    const match = moving(4, sketch);
    const { entry } = step(match, action);
    return match.retell([entry], viewer)[0]?.events.find((event) => said(event).includes(`"type":"${type}"`));
  };

  test('[CJ-4.3] what was said stays; whose section it was helped keeps for its seat, printed for nobody', () => {
    const looked = { type: 'looked', seat: 0, piece: 'patagonia', said: 'carmen' };
    expect(retold(SKETCH, move('patagonia'), 'looked', 0)).toEqual({ ...looked, owner: 1 });
    expect(retold(printed(SKETCH), move('patagonia'), 'looked', 0)).toEqual(looked);
    for (const sketch of [SKETCH, printed(SKETCH)])
      for (const viewer of [1, 2, null]) expect(retold(sketch, move('patagonia'), 'looked', viewer)).toEqual(looked);
  });

  test('[CJ-4.1] [CJ-4.3] cards put under the deck stay in the log, drawn ones for their seat at most', () => {
    for (const viewer of VIEWERS)
      expect(retold(printed(SKETCH), move('alaska'), 'returned', viewer)).toEqual({ type: 'returned', seat: 0, card: 'alaska' });
    for (const sketch of [SKETCH, printed(SKETCH)])
      for (const viewer of [1, 2, null])
        expect(retold(sketch, move('alaska'), 'drew', viewer)).toEqual({ type: 'drew', seat: 0, aside: [] });
  });

  test.each(['helped', 'printed'])('[CJ-4.3] [CJ-5.1] %s: where one hid sections', (memory) => {
    const opened = opening(3, { memory });
    if (!opened.ok) throw new Error(opened.error.message);
    const { match, entry } = opened.value;
    for (const viewer of VIEWERS) {
      const [dealt] = match.retell([entry], viewer)[0]?.events ?? [];
      expect(Object.keys(dealt ?? {}).includes('hid')).toBe(memory === 'helped' && viewer !== null);
    }
  });
});

test('[CJ-4.2] a fresh table shows nobody where anything lies', () => {
  const match = open(4, { memory: 'printed' }, 'fresh');
  for (const viewer of [0, 1, 2, 3, null]) {
    const { seats } = viewOf(match.position(), viewer, false);
    expect(seats.every(({ hidden }) => hidden.every((piece) => piece === 'unknown'))).toBe(true);
  }
});
