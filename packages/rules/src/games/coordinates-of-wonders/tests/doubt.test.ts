import { describe, expect, test } from 'vitest';
import { checkFair, evenly } from '../../../testing/fairness.ts';
import type { Line, Side } from '../components.ts';
import { AGREE, CALL, check, place } from './actions.ts';
import {
  act,
  by,
  checking,
  doubting,
  load,
  own,
  owns,
  partOf,
  position,
  refused,
  rung,
  type Sketch,
  turnedAway,
  turnOf,
} from './table.ts';

const VIEWERS = [0, 1, 2, null];

describe('calling', () => {
  const laid = (more: Sketch = {}) => load(position({ westEast: [20, 30, 40], ...more }));

  test('[CW-3.1] any opponent may call, the player on turn may not', () => {
    for (const seat of [0, 1, 2]) {
      const match = laid({ turn: { seat, ...doubting('west-east', 0) } });
      const opponents = [0, 1, 2].filter((other) => other !== seat);
      expect(match.toAct).toEqual(opponents);
      for (const other of opponents) expect(match.legal(other)).toEqual(expect.arrayContaining([CALL, AGREE]));
      for (const other of opponents) expect(match.legal(other)).toHaveLength(2);
      expect(turnedAway(match, seat, CALL)).toBe('not-asked');
    }
  });

  test('[CW-3.1] only the first to call checks', () => {
    const match = laid({ turn: doubting('west-east', 0) });
    const { eventsFor } = by(match, 2, CALL);
    expect(turnOf(match)).toEqual({ seat: 0, ...checking('west-east', 0, 2) });
    expect(match.toAct).toEqual([2]);
    for (const action of [CALL, AGREE, check('after')]) expect(turnedAway(match, 1, action)).toBe('not-asked');
    for (const viewer of VIEWERS) expect(eventsFor(viewer)).toEqual([{ type: 'called', seat: 2 }]);
  });

  test('[CW-3.1] one may still call when others have agreed', () => {
    const match = laid({ tokens: [4, 4, 4, 4], turn: doubting('west-east', 0) });
    by(match, 3, AGREE);
    expect(turnOf(match)).toEqual({ seat: 0, ...doubting('west-east', 0, { agreed: [3] }) });
    by(match, 1, AGREE);
    expect(turnOf(match)).toMatchObject({ agreed: [1, 3] });
    expect(match.toAct).toEqual([2]);
    for (const action of [CALL, AGREE]) expect(turnedAway(match, 3, action)).toBe('not-asked');
    by(match, 2, CALL);
    expect(turnOf(match)).toMatchObject({ step: 'check', by: 2 });
  });

  test('[CW-3.2] no call before the card lies', () => {
    const match = laid();
    for (const seat of [1, 2]) expect(turnedAway(match, seat, CALL)).toBe('not-asked');
    expect(refused(match, CALL)).toMatch(/^CW-2\.2 /);
  });

  test('[CW-3.2] none once the next turn has begun: it begins when all have agreed', () => {
    const match = laid({ turn: doubting('west-east', 0) });
    by(match, 1, AGREE);
    const { eventsFor } = by(match, 2, AGREE);
    expect(turnOf(match)).toEqual({ seat: 1, step: 'place' });
    expect(eventsFor(null)).toMatchObject([
      { type: 'agreed', seat: 2 },
      { type: 'stood', seat: 0, card: { id: own(20) } },
      { type: 'turned-up', seat: 1, card: { id: own(58) } },
    ]);
    for (const seat of [0, 2]) expect(turnedAway(match, seat, CALL)).toBe('not-asked');
    expect(refused(match, CALL)).toMatch(/^CW-2\.2 /);
    expect([partOf(match, 'westEast'), partOf(match, 'tokens'), partOf(match, 'shown')]).toEqual([
      owns(20, 30, 40),
      [4, 4, 4],
      [],
    ]);
  });

  test('[CW-3.2] two at the table: the one opponent’s word is enough', () => {
    const match = laid({ tokens: [4, 4], turn: { seat: 1, ...doubting('west-east', 2) } });
    expect(match.toAct).toEqual([0]);
    act(match, AGREE);
    expect(turnOf(match)).toEqual({ seat: 0, step: 'place' });
  });

  test.each([null, 3, 10, 60])('[CW-3.2] a window of %o: the silent agree, and of calls the first counts', (window) => {
    const open = laid({ options: { window }, turn: { seat: 1, ...doubting('west-east', 0) } });
    expect(open.waiting()).toEqual({ seconds: window, fallback: AGREE, race: { actions: [CALL], after: 1 } });
    const sealed = laid({
      options: { window, calls: 'sealed' },
      turn: { seat: 1, ...doubting('west-east', 0, { sealed: [null, null, null] }) },
    });
    expect(sealed.waiting()).toMatchObject({ seconds: window, fallback: AGREE, race: null });
  });

  test('[CW-3.2] there is a window in doubt only', () => {
    for (const turn of [{}, checking('west-east', 0, 1)]) expect(laid({ options: { window: 10 }, turn }).waiting()).toBeNull();
    const over = laid({ options: { window: 10 }, stack: [], turn: { step: 'guess' } }).waiting();
    expect(over?.seconds ?? null).toBeNull();
  });
});

describe('checking', () => {
  /** The card in the middle was just laid. */
  const called = (line: Line, [before, middle, after]: readonly [number, number, number], more: Sketch = {}) =>
    load(
      position({
        [line === 'west-east' ? 'westEast' : 'northSouth']: [before, middle, after],
        start: after,
        turn: checking(line, 1, 1),
        ...more,
      }),
    );

  test('[CW-3.3] the caller picks a neighbour on the line, the start card too', () => {
    for (const line of ['west-east', 'north-south'] as const) {
      const match = called(line, [20, 30, 40]);
      expect(match.toAct).toEqual([1]);
      expect(match.legal(1)).toHaveLength(2);
      expect(match.legal(1)).toEqual(expect.arrayContaining([check('before'), check('after')]));
    }
  });

  test.each<[Line, Side, string]>([
    ['west-east', 'before', 'own-20'],
    ['west-east', 'after', 'own-40'],
    ['north-south', 'before', 'own-20'],
    ['north-south', 'after', 'own-40'],
  ])('[CW-3.3] %s, %s: both are turned over for all to see, no other card', (line, side, neighbour) => {
    const match = called(line, [20, 30, 40]);
    const { eventsFor } = by(match, 1, check(side));
    const error = line === 'north-south';
    for (const viewer of VIEWERS) {
      expect(eventsFor(viewer)[0]).toMatchObject({
        type: 'checked',
        seat: 0,
        by: 1,
        line,
        side,
        placed: { id: own(30), ...rung(30) },
        neighbour: { id: neighbour, ...rung(side === 'before' ? 20 : 40) },
        error,
      });
      expect(match.view(viewer, { recall: false })).toMatchObject({
        backs: { [own(30)]: rung(30), [neighbour]: rung(side === 'before' ? 20 : 40) },
        lastCheck: { placed: own(30), neighbour, error },
      });
      expect(Object.keys(Object(match.view(viewer, { recall: false })).backs)).toHaveLength(2);
    }
    expect(partOf(match, 'lastCheck')).toEqual({ placed: own(30), neighbour, error });
  });

  test('[CW-3.3] the neighbours are those of its own line', () => {
    const match = load(position({ northSouth: [50, 30, 20], westEast: [30, 40], turn: checking('west-east', 1, 2) }));
    expect(match.legal(2)).toEqual([check('before')]);
    by(match, 2, check('before'));
    expect(partOf(match, 'lastCheck')).toEqual({ placed: own(40), neighbour: own(30), error: false });
  });

  test('[CW-3.3] no card on that side is refused; a check with one neighbour is an action all the same', () => {
    for (const [gap, none, some] of [
      [0, 'before', 'after'],
      [1, 'after', 'before'],
    ] as const) {
      const match = load(position({ westEast: gap === 0 ? [20, 30] : [30, 40], turn: checking('west-east', gap, 1) }));
      expect(refused(match, check(none))).toMatch(/^CW-3\.3 /);
      expect(match.legal(1)).toEqual([check(some)]);
    }
  });

  test('[CW-3.3] no other card matters: what was wrong before stays unpunished', () => {
    const match = load(position({ westEast: [50, 10, 20, 30], turn: checking('west-east', 2, 1) }));
    by(match, 1, check('before'));
    expect([partOf(match, 'tokens'), partOf(match, 'westEast')]).toEqual([[5, 3, 4], owns(50, 10, 20, 30)]);
  });

  test('[CW-3.7] an error: the caller takes a token, the new card leaves the game, the neighbour stays', () => {
    const match = called('west-east', [50, 45, 40], { tokens: [4, 2, 6] });
    const { eventsFor } = by(match, 1, check('before'));
    expect(partOf(match, 'tokens')).toEqual([3, 3, 6]);
    expect(eventsFor(2)).toMatchObject([
      { type: 'checked', error: true, winner: 1, from: 0 },
      { type: 'turned-up', seat: 1, card: { id: own(58) } },
    ]);
    expect([partOf(match, 'westEast'), partOf(match, 'shown')]).toEqual([owns(50, 40), owns(50)]);
    expect(JSON.stringify({ ...match.position(), options: null, lastCheck: null, recall: null })).not.toContain('"own-45"');
    expect(turnOf(match)).toEqual({ seat: 1, step: 'place' });
  });

  test('[CW-3.8] no error: the caller gives a token, the card stays', () => {
    const match = called('west-east', [20, 30, 40], { tokens: [4, 2, 6] });
    const { eventsFor } = by(match, 1, check('before'));
    expect(partOf(match, 'tokens')).toEqual([5, 1, 6]);
    expect(eventsFor(2)[0]).toMatchObject({ type: 'checked', error: false, winner: 0, from: 1 });
    expect(partOf(match, 'westEast')).toEqual(owns(20, 30, 40));
    expect([partOf(match, 'shown')].flat().toSorted()).toEqual(owns(20, 30));
    expect(turnOf(match)).toEqual({ seat: 1, step: 'place' });
  });

  test('[CW-3.7, CW-3.8] turned down again once the next card is laid', () => {
    for (const [before, error] of [
      [50, true],
      [20, false],
    ] as const) {
      const match = called('west-east', [before, 30, 40]);
      by(match, 1, check('before'));
      expect(partOf(match, 'lastCheck')).toMatchObject({ error });
      by(match, 1, place('north-south', 0));
      for (const viewer of VIEWERS) expect(match.view(viewer, { recall: false })).toMatchObject({ backs: {}, lastCheck: null });
      expect(match.position()).not.toHaveProperty('lastCheck');
    }
  });

  test.each<[string, number, readonly number[], readonly number[], number | null, number]>([
    ['the player on turn has none', 50, [0, 4, 4], [0, 5, 4], null, 1],
    ['the caller has none', 20, [4, 0, 4], [5, 0, 4], null, 0],
    ['the player on turn has one', 50, [1, 0, 4], [0, 1, 4], 0, 1],
    ['the caller has one', 20, [0, 1, 4], [1, 0, 4], 1, 0],
  ])('[CW-3.9] %s', (_, before, tokens, after, from, winner) => {
    const match = called('west-east', [before, 30, 40], { tokens });
    const { eventsFor } = by(match, 1, check('before'));
    expect(partOf(match, 'tokens')).toEqual(after);
    expect(eventsFor(null)[0]).toMatchObject({ type: 'checked', winner, from });
  });
});

describe('sealed calls', () => {
  const sealed = (answers: readonly (string | null)[], seed?: string) =>
    load(
      position({
        tokens: [4, 4, 4, 4],
        westEast: [20, 30],
        options: { calls: 'sealed' },
        turn: doubting('west-east', 0, { sealed: answers }),
      }),
      seed,
    );
  const NONE = [null, null, null, null];

  test('[CW-3.10] laying a card opens a doubt in which nobody has answered', () => {
    const match = load(position({ options: { calls: 'sealed' } }));
    by(match, 0, place('west-east', 0));
    expect(turnOf(match)).toEqual({ seat: 0, ...doubting('west-east', 0, { sealed: [null, null, null] }) });
  });

  test('[CW-3.10] all opponents answer in secret; a call stops nobody', () => {
    const match = sealed(NONE);
    const { eventsFor } = by(match, 2, CALL);
    expect(match.toAct).toEqual([1, 3]);
    expect(turnOf(match)).toEqual({ seat: 0, ...doubting('west-east', 0, { sealed: [null, null, 'call-error', null] }) });
    expect(eventsFor(2)).toEqual([{ type: 'answered', seat: 2, answer: 'call-error' }]);
    for (const viewer of [0, 1, 3, null]) expect(eventsFor(viewer)).toEqual([{ type: 'answered', seat: 2 }]);
  });

  test('[CW-6.4] an answer stands, and all may see who has answered', () => {
    const match = sealed(NONE);
    by(match, 2, AGREE);
    for (const action of [CALL, AGREE]) expect(turnedAway(match, 2, action)).toBe('not-asked');
    for (const viewer of VIEWERS) expect(match.view(viewer, { recall: false })).toMatchObject({ toAct: [1, 3] });
  });

  test('[CW-3.10] once all have, nobody called: the card stands', () => {
    const match = sealed([null, 'agree', 'agree', null]);
    const { eventsFor } = by(match, 3, AGREE);
    expect(turnOf(match)).toEqual({ seat: 1, step: 'place' });
    expect(eventsFor(null).map((event) => Object(event).type)).toEqual(['answered', 'opened', 'stood', 'turned-up']);
  });

  test('[CW-6.4] all who called are named, also those whom chance did not pick', () => {
    const match = sealed([null, 'call-error', 'agree', null]);
    const { eventsFor } = by(match, 3, CALL);
    for (const viewer of VIEWERS) expect(eventsFor(viewer)[1]).toEqual({ type: 'opened', callers: [1, 3] });
    expect(turnOf(match)).toMatchObject({ step: 'check', placed: { line: 'west-east', gap: 0 } });
  });

  test('[CW-3.10] each who called is as likely the first, whoever answered last', () => {
    for (const last of [1, 2, 3]) {
      const counts = new Map<string, number>();
      for (let seed = 0; seed < 90; seed++) {
        const answers = [null, 1, 2, 3].map((seat) => (seat === null || seat === last ? null : 'call-error'));
        const match = sealed(answers, `seed ${seed}`);
        by(match, last, CALL);
        const first = String(Object(turnOf(match)).by);
        counts.set(first, (counts.get(first) ?? 0) + 1);
      }
      checkFair(counts, evenly(['1', '2', '3']));
    }
  });

  test('[CW-3.10] who did not call never checks', () => {
    for (let seed = 0; seed < 40; seed++) {
      const match = sealed([null, 'call-error', 'agree', null], `seed ${seed}`);
      by(match, 3, CALL);
      expect(['1', '3']).toContain(String(Object(turnOf(match)).by));
    }
  });
});
