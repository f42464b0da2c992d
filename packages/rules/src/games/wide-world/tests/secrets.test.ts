import { describe, expect, test } from 'vitest';
import type { Json, Viewer } from '../../../core/basics.ts';
import type { Match, Step } from '../../../core/hosted.ts';
import { quickLuck } from '../../../core/random.ts';
import { openTable } from '../../../core/table.ts';
import type { Raw } from '../../../testing/table.ts';
import { begun } from '../../../testing/walk.ts';
import { PRODUCTS } from '../components.ts';
import { wideWorld } from '../index.ts';
import { bump, cards, declare, fly, inspect } from './actions.ts';
import { act, load, position, type Seated, type Sketch, viewOf } from './table.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 2, null];

/** One action by whoever is asked, accepted. */
const step = (match: Match, action: Json): Step => {
  const made = match.act(match.toAct[0] ?? 0, action, { id: null, time: 0 });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  made.value.accept();
  return made.value;
};

const said = (value: unknown): string => JSON.stringify(value);

/** Seat 0 is a square from its destination; two products lie on top of the deck. */
const arriving: Sketch = {
  seats: [{ at: '5,6', to: ['cuba', 'peru'] }, {}, {}],
  products: ['silk', 'oil'],
  turn: { step: 'fly', count: 1 },
};

describe('who is sent what', () => {
  test('[WW-3.1] products as they are drawn: which, to the seat alone; how many, to all', () => {
    const { eventsFor, sightsFor } = step(load(position(arriving)), fly('west'));
    const told = { type: 'reached', seat: 0, destination: 'cuba', count: 2 };
    expect(eventsFor(0)[1]).toEqual({ ...told, products: ['silk', 'oil'] });
    for (const viewer of [1, 2, null]) expect(eventsFor(viewer)[1]).toEqual(told);
    expect(sightsFor(0)).toEqual([{ ...told, products: ['silk', 'oil'] }]);
    for (const seat of [1, 2]) expect(sightsFor(seat)).toEqual([]);
  });

  test('[WW-3.4] whoever is bumped onto a destination gets a sight of what comes, and no position has it', () => {
    const seats: readonly Seated[] = [{ at: '5,9', to: ['japan'] }, { at: '5,10', to: ['cuba', 'peru'] }, {}];
    const match = load(position({ seats, products: ['silk', 'oil'], turn: { step: 'fly', count: 1 } }));
    act(match, fly('east'));
    const { eventsFor, sightsFor } = step(match, bump('west'));
    expect(said(sightsFor(1))).toContain('"products":["silk","oil"]');
    expect([sightsFor(0), sightsFor(2)]).toEqual([[], []]);
    for (const viewer of [0, 2, null]) expect(said(eventsFor(viewer))).not.toContain('silk');
    expect(match.position()).not.toHaveProperty('recall');
  });

  test('[WW-5.4] a gift likewise; an empty deck shows nothing', () => {
    const seats: readonly Seated[] = [{ at: '4,8', to: ['china'] }, {}, {}];
    const gift = { agents: [{ card: 'gift' }] as const, turn: { step: 'fly', count: 1 } };
    const { eventsFor, sightsFor } = step(load(position({ seats, products: ['silk'], ...gift })), fly('west'));
    expect(sightsFor(0)).toEqual([{ type: 'gift', seat: 0, count: 1, products: ['silk'] }]);
    for (const viewer of [1, 2, null]) expect(said(eventsFor(viewer))).not.toContain('silk');
    const [own = {}] = seats;
    const none = step(load(position({ seats: [own, { products: PRODUCTS }, {}], ...gift })), fly('west'));
    expect([none.sightsFor(0), none.sightsFor(1)]).toEqual([[], []]);
  });

  test('[WW-2.1] [WW-5.7] dice, Travel Agent cards, answers and what is lost: to all alike', () => {
    const match = load(position({ seats: [{}, { products: ['tea', 'gold'] }, {}], turn: { step: 'inspect' } }));
    const sent = [inspect(1), declare('tea', 'rice'), { type: 'roll' }].map((action) => step(match, action));
    for (const { eventsFor } of sent) for (const viewer of VIEWERS) expect(eventsFor(viewer)).toEqual(eventsFor(0));
    expect(sent[1]?.eventsFor(null)[0]).toEqual({
      type: 'declared',
      seat: 1,
      count: 2,
      right: false,
      products: ['tea', 'rice'],
      lost: ['tea', 'gold'],
    });
    for (const { sightsFor } of sent) for (const seat of [0, 1, 2]) expect(sightsFor(seat)).toEqual([]);
  });

  test('[WW-1.6, WW-1.7] of the deal: who begins, and the first destinations, to all; nothing else', () => {
    const { initial, start } = begun(wideWorld, { seats: 3, options: {} }, '1');
    const { entry } = openTable(wideWorld, initial, quickLuck(1), { start, time: 0 });
    const dealt = 'events' in entry ? entry.events.find((event) => event.type === 'dealt') : undefined;
    if (dealt?.type !== 'dealt') throw new Error('nothing was dealt');
    const { first, destinations } = dealt;
    for (const viewer of VIEWERS)
      expect(wideWorld.eventFor(dealt, viewer)).toEqual({ type: 'dealt', first, destinations: destinations.map(([top]) => top) });
  });
});

describe('the views', () => {
  const seats: readonly Seated[] = [
    { at: '6,6', to: ['peru', 'india'], products: ['tea', 'gold', 'rice'] },
    { at: '5,7', to: ['japan'], products: ['silk', 'oil'] },
    {},
  ];
  const marks = { piles: [['no', 'pair', 'pair'], ['yes', 'no'], []], productDeck: 1, travelAgentDeck: 1 };
  const raw = (memory: string): Raw => position({ seats, and: { options: { memory }, recall: marks } });
  const held = /"(tea|gold|rice|silk|oil|orchids)"/;

  test('[WW-3.4] printed: nobody sees a pile, a deck or a face-down ticket, the own ones included', () => {
    const match = load(raw('printed'));
    for (const viewer of VIEWERS) {
      const view = match.view(viewer, { recall: false });
      expect(view).toMatchObject({
        seat: viewer,
        seats: [
          { at: '6,6', left: true, destinations: { count: 5, top: 'peru' }, reached: [], products: { count: 3 } },
          { destinations: { count: 5, top: 'japan' }, products: { count: 2 } },
          { at: '3,5', left: false, products: { count: 0 } },
        ],
        productDeck: { count: 51 },
        travelAgentDeck: { count: 28 },
      });
      expect(said(view)).not.toMatch(held);
      expect(said(view)).not.toContain('"india"');
      expect(view).not.toHaveProperty('recall');
    }
  });

  test('[WW-3.4] helped is printed with recall: the own pile, to its owner alone', () => {
    const [printed, helped] = [load(raw('printed')), load(raw('helped'))];
    const piles = [{ products: cards('tea', 'gold', 'rice') }, { products: cards('silk', 'oil') }, { products: [] }];
    for (const viewer of VIEWERS) {
      const view = helped.view(viewer, { recall: false });
      expect(view).toEqual({ ...Object(printed.view(viewer, { recall: true })), options: { memory: 'helped' } });
      expect(view).toMatchObject({
        seats: piles.map(({ products }, seat) => ({ products: seat === viewer ? products : { count: products.length } })),
      });
      expect(said(view)).not.toContain('"india"');
    }
  });

  test('[WW-5.7] with recall, what all heard and saw go under the decks, and no more', () => {
    for (const viewer of VIEWERS)
      expect(viewOf(raw('printed'), viewer).recall).toEqual({
        productDeck: ['orchids'],
        travelAgentDeck: [{ card: 'inspection' }],
        piles: [[1, ['gold', 'rice']], [['silk'], 1], []],
      });
  });

  test('[WW-5.7] right answers are heard by all: two in either order, until one of them is told apart', () => {
    const match = load(position({ seats, turn: { step: 'declare', by: 0 } }));
    const piles = () => viewOf(match.position(), 2).recall?.piles[0];
    expect(piles()).toEqual([3]);
    act(match, declare('tea', 'gold'));
    expect(piles()).toEqual([['gold', 'tea'], 1]);
    const again = load({ ...match.position(), turn: { seat: 0, step: 'declare', by: 0 } });
    act(again, declare('gold', 'tea'));
    expect(again.position()['recall']).toEqual(match.position()['recall']);
  });

  test.each<[string, readonly string[], Json, readonly unknown[]]>([
    ['a pair', ['no', 'no', 'no', 'no'], declare('silk', 'oil'), [['silk', 'oil'], 2]],
    [
      'one of a pair below, so that its other is known too',
      ['no', 'pair', 'pair', 'no'],
      declare('silk', 'oil'),
      [['oil'], ['silk'], ['tea'], 1],
    ],
    ['one that was known', ['yes', 'no', 'no', 'no'], declare('silk', 'oil'), [['oil'], ['silk'], 2]],
    ['one that was known below', ['no', 'yes', 'no', 'no'], declare('silk', 'oil'), [['oil'], ['silk'], 2]],
    [
      'two pairs',
      ['pair', 'pair', 'pair', 'pair'],
      declare('silk', 'oil'),
      [
        ['silk', 'oil'],
        ['tea', 'gold'],
      ],
    ],
    ['wrong: half of a pair goes, and its other is known', ['no', 'pair', 'pair', 'no'], declare('silk', 'rice'), [['tea'], 1]],
    ['wrong: a pair goes', ['pair', 'pair', 'pair', 'pair'], declare('silk', 'rice'), [['tea', 'gold']]],
  ])('[WW-5.7] what others may know of a pile after an answer: %s', (_, marked, answer, known) => {
    const pile = ['oil', 'silk', 'tea', 'gold'] as const;
    const recall = { piles: [marked, []], productDeck: 0, travelAgentDeck: 0 };
    const match = load(position({ seats: [{ products: pile }, {}], turn: { step: 'declare', by: 0 }, and: { recall } }));
    act(match, answer);
    const sorted = (glimpse: unknown): unknown => (Array.isArray(glimpse) ? glimpse.toSorted() : glimpse);
    expect(viewOf(match.position(), 1).recall?.piles[0]?.map(sorted)).toEqual(known.map(sorted));
  });

  test('[WW-5.7] lost products are known at the bottom of the deck, and in whose pile they come up again', () => {
    const all = PRODUCTS.filter((product) => !['tea', 'gold', 'silk'].includes(product));
    const match = load(
      position({
        seats: [{ products: ['tea', 'gold'] }, { at: '5,6', to: ['cuba'] }, { products: all }],
        turn: { step: 'declare', by: 0 },
      }),
    );
    act(match, declare('tea', 'rice'));
    expect(viewOf(match.position(), null).recall?.productDeck).toEqual(['tea', 'gold']);
    const on = load({ ...match.position(), turn: { seat: 1, step: 'fly', count: 1 } });
    act(on, fly('west'));
    const { recall } = viewOf(on.position(), 0);
    expect([recall?.piles[1], recall?.productDeck]).toEqual([[1, ['tea']], ['gold']]);
  });

  test('[WW-6.2] at the end the piles lie open, and still no face-down ticket does', () => {
    const match = load(
      position({
        seats: [{ at: '3,6', to: [], last: true, products: ['tea'] }, { to: ['japan', 'india'], products: ['silk'] }, {}],
        turn: { step: 'fly', count: 1 },
      }),
    );
    act(match, fly('west'));
    for (const viewer of VIEWERS) {
      const view = match.view(viewer, { recall: false });
      expect(view).toMatchObject({ seats: [{ products: cards('tea') }, { products: cards('silk') }, { products: [] }] });
      expect(said(view)).not.toContain('"india"');
    }
  });
});

describe('the log', () => {
  /** What the log says to a viewer of the last event after an action. */
  const retold = (memory: string, sketch: Sketch, action: Json, viewer: Viewer): unknown => {
    const match = load(position({ ...sketch, and: { options: { memory } } }));
    const { entry } = step(match, action);
    return match.retell([entry], viewer)[0]?.events.find((event) => /"type":"(reached|gift|declared)"/.test(said(event)));
  };
  const reached = { type: 'reached', seat: 0, destination: 'cuba', count: 2 };

  test('[WW-3.4] printed forgets what was drawn, helped keeps it for its seat', () => {
    expect(retold('printed', arriving, fly('west'), 0)).toEqual(reached);
    expect(retold('helped', arriving, fly('west'), 0)).toEqual({ ...reached, products: ['silk', 'oil'] });
    for (const memory of ['printed', 'helped'])
      for (const viewer of [1, 2, null]) expect(retold(memory, arriving, fly('west'), viewer)).toEqual(reached);
  });

  test('[WW-5.4] a gift likewise', () => {
    const sketch: Sketch = {
      seats: [{ at: '4,8', to: ['china'] }, {}],
      products: ['silk'],
      agents: [{ card: 'gift' }],
      turn: { step: 'fly', count: 1 },
    };
    expect(retold('printed', sketch, fly('west'), 0)).toEqual({ type: 'gift', seat: 0, count: 1 });
    expect(retold('helped', sketch, fly('west'), 0)).toEqual({ type: 'gift', seat: 0, count: 1, products: ['silk'] });
  });

  test.each([
    ['right', ['gold', 'tea'], []],
    ['wrong', ['gold', 'rice'], ['tea', 'gold']],
  ] as const)('[WW-5.7] of a %s answer printed keeps whether it was right, helped the products too', (how, named, lost) => {
    const sketch: Sketch = { seats: [{ products: ['tea', 'gold'] }, {}], turn: { step: 'declare', by: 0 } };
    const answer = { type: 'declared', seat: 0, count: 2, right: how === 'right' };
    for (const viewer of [0, 1, null]) {
      expect(retold('printed', sketch, declare(...named), viewer)).toEqual(answer);
      expect(retold('helped', sketch, declare(...named), viewer)).toEqual({ ...answer, products: named, lost });
    }
  });
});
