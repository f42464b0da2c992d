import { describe, expect, test } from 'vitest';
import { tinyRace } from '../testing/tiny/index.ts';
import type { Json } from './basics.ts';
import { host, reseal, unseal } from './host.ts';
import type { Match, SealedEntry, Step } from './hosted.ts';
import { commitmentTo, type Luck, secureLuck, tableSeed } from './random.ts';

const game = host(tinyRace);
const SEED = 'a secret';
const LUCK = secureLuck(tableSeed(SEED, []));
const STAMP = { id: null, time: 0 };
const PEEK: Json = { type: 'peek' };
const stride = (length: number): Json => ({ type: 'stride', stride: length });

/** A match and its log; each helper puts an entry behind the others. */
const begin = (seats = 3, luck: Luck = LUCK) => {
  const opened = game.open(seats, { length: 9 }, { luck, time: 0, commitment: commitmentTo(SEED), words: [] });
  if (!opened.ok) throw new Error(opened.error.message);
  const { match, entry } = opened.value;
  const log: SealedEntry[] = [entry];
  const take = (step: Step | undefined): Step => {
    if (step === undefined) throw new Error('it cannot be taken back');
    step.accept();
    log.push(step.entry);
    return step;
  };
  return {
    match,
    log,
    act(seat: number, action: Json): Step {
      const step = match.act(seat, action, STAMP);
      if (!step.ok) throw new Error(step.error.code);
      return take(step.value);
    },
    undo: (seat: number): Step => take(match.takeBack('undo', seat, match.undoable(seat) ?? -1, STAMP)),
    rewind: (seat: number, seq: number): Step => take(match.takeBack('rewind', seat, seq, STAMP)),
    end: (): Step => take(match.end('agreed', 0)),
  };
};

const VIEWERS = [0, 1, 2, null] as const;
const seen = (match: Match) => VIEWERS.map((viewer) => match.view(viewer, { recall: true }));
const again = (log: readonly SealedEntry[]): Match => game.resume(log.map(unseal).map(reseal), LUCK);

const verdict = (log: readonly SealedEntry[]): string => {
  const read = game.read(JSON.parse(JSON.stringify(game.save(log, SEED))));
  if (!read.ok) return read.error.message;
  const verified = game.verify(read.value);
  return verified.ok ? 'sound' : verified.error.message;
};

describe('what may be taken back', () => {
  test('is by oneself the last action, if it is one’s own and revealed nothing', () => {
    const { match, act } = begin();
    const mine = () => [0, 1, 2].map((seat) => match.undoable(seat));
    expect(mine()).toEqual([null, null, null]);
    act(0, stride(1));
    expect(mine()).toEqual([1, null, null]);
    act(1, stride(1));
    expect(mine()).toEqual([null, 2, null]);
    expect(match.takeBack('undo', 0, 1, STAMP)).toBeUndefined();
    expect(match.takeBack('undo', 1, 1, STAMP)).toBeUndefined();
    act(2, stride(1)); // the die is thrown
    expect(mine()).toEqual([null, null, null]);
  });

  test('is by agreement all since something was revealed', () => {
    const { match, act } = begin();
    expect(match.rewindable()).toBeNull();
    act(0, stride(1));
    act(1, stride(1));
    expect(match.rewindable()).toBe(1);
    act(2, PEEK);
    expect(match.rewindable()).toBeNull();
    for (const seq of [0, 1, 2, 3, 4]) expect(match.takeBack('rewind', 0, seq, STAMP)).toBeUndefined();
    act(2, stride(1)); // and the die
    act(0, stride(1));
    expect(match.rewindable()).toBe(5);
    expect(match.takeBack('rewind', 1, 4, STAMP)).toBeUndefined();
  });

  test('is what holds: not what was taken back already, and what was before it again', () => {
    const { match, act, undo, rewind } = begin();
    act(0, stride(1)); // 1
    act(1, stride(2)); // 2
    undo(1); // 3
    expect(match.takeBack('rewind', 0, 2, STAMP)).toBeUndefined();
    expect(match.takeBack('rewind', 0, 3, STAMP)).toBeUndefined();
    expect([match.undoable(0), match.rewindable()]).toEqual([1, 1]); // nobody has acted since
    act(1, stride(1)); // 4
    expect(match.rewindable()).toBe(1);
    rewind(2, 1); // 5
    expect([match.version, match.rewindable(), match.undoable(0)]).toEqual([5, null, null]);
  });

  test('is nothing once the game is over or ended', () => {
    const { match, act, end } = begin();
    act(0, stride(1));
    end();
    expect([match.closed, match.toAct, match.undoable(0), match.rewindable()]).toEqual([true, [], null, null]);
    expect(match.takeBack('undo', 0, 1, STAMP)).toBeUndefined();
    expect(match.act(1, stride(1), STAMP)).toEqual({ ok: false, error: { code: 'over' } });
  });
});

describe('going back', () => {
  test('leads to what everybody saw before, asks everybody anew, and so does the log', () => {
    const { match, log, act, undo, rewind } = begin();
    const before = seen(match);
    act(0, stride(3));
    expect(undo(0).turnback).toEqual({ kind: 'undo', seat: 0, back: 0 });
    expect(seen(match)).toEqual(before);
    expect([0, 1, 2].map(match.ask)).toEqual([2, 2, 2]);
    act(1, stride(2));
    act(0, stride(1));
    expect(rewind(2, 3).turnback).toEqual({ kind: 'rewind', seat: 2, back: 2 });
    expect(seen(match)).toEqual(before);
    expect(seen(again(log))).toEqual(before);
    expect([0, 1, 2].map(again(log).ask)).toEqual([5, 5, 5]);
    expect(again(log).rewindable()).toBeNull();
  });

  test('changes no luck: the same throw comes, whatever was tried before', () => {
    const [straight, winding] = [begin(), begin()];
    for (const { act } of [straight]) for (const seat of [0, 1, 2]) act(seat, stride(2));
    winding.act(0, stride(3));
    winding.undo(0);
    winding.act(1, stride(1));
    winding.act(0, stride(1));
    winding.rewind(2, 3);
    for (const seat of [0, 1, 2]) winding.act(seat, stride(2));
    expect(seen(winding.match)).toEqual(seen(straight.match));
  });

  test('is sound in a saved game that ends by agreement; not so if something had been revealed, or by another seat', () => {
    const { log, act, undo, rewind, end } = begin();
    act(0, stride(3));
    undo(0);
    act(1, stride(1));
    act(0, stride(1));
    rewind(1, 3);
    end();
    expect(verdict(log)).toBe('sound');
    const forged = log.map((entry) => JSON.parse(unseal(entry)));
    const read = (entries: readonly object[]) => verdict(entries.map((entry) => reseal(JSON.stringify(entry))));
    expect(read(forged.map((entry) => (entry.seq === 2 ? { ...entry, seat: 1 } : entry)))).toContain('could not be taken back');
    expect(read(forged.slice(0, -1))).toContain('before the game is over');
    const peeked = begin();
    peeked.act(0, PEEK);
    const back = { kind: 'rewind', seq: 2, seat: 0, back: 0, id: null, time: 0 };
    const ended = { kind: 'end', seq: 3, time: 0, reason: 'agreed' };
    expect(read([...peeked.log.map((entry) => JSON.parse(unseal(entry))), back, ended])).toContain('had been revealed');
  });
});

describe('how often something was taken back', () => {
  const retries = (match: Match) => [0, 1, 2].map((seat) => match.retries(seat));

  test('is counted by seat since the last action before it that stands, and follows from the log alone', () => {
    const { match, log, act, undo, rewind } = begin();
    expect(retries(match)).toEqual([0, 0, 0]);
    for (let times = 1; times <= 3; times++) {
      act(0, stride(1));
      undo(0);
    }
    act(1, stride(1));
    expect(retries(match)).toEqual([3, 0, 0]);
    undo(1);
    act(0, stride(2));
    expect(retries(match)).toEqual([3, 1, 0]);
    act(1, stride(2)); // seat 0 stands
    expect(retries(match)).toEqual([0, 0, 0]);
    undo(1);
    act(1, stride(1));
    expect(retries(match)).toEqual([0, 1, 0]);
    undo(1);
    undo(0); // and stands no more: what came after it counts with what came before
    act(0, stride(1));
    expect(retries(match)).toEqual([4, 3, 0]);
    rewind(2, log.length - 1); // by agreement: nobody's doing alone
    act(0, stride(1));
    expect(retries(match)).toEqual([4, 3, 0]);
    expect(retries(again(log))).toEqual(retries(match));
    expect(verdict(log)).toContain('before the game is over'); // sound so far: an older log may hold more
  });
});

describe('the log', () => {
  // the rewind goes back to just after the undo, which therefore holds
  test('tells nothing again of what was taken back, to anybody, wherever it is read from', () => {
    const { match, log, act, undo, rewind } = begin();
    act(0, stride(3));
    undo(0);
    act(1, stride(2));
    act(0, stride(1));
    rewind(1, 3);
    act(2, stride(1));
    for (const viewer of VIEWERS) {
      const told = match.retell(log, viewer);
      expect(told.map(({ seq, events }) => [seq, events.length])).toEqual([
        [0, 1],
        [1, 0],
        [2, 0],
        [3, 0],
        [4, 0],
        [5, 0],
        [6, 1],
      ]);
      expect(told.map(({ turnback }) => turnback?.kind)).toEqual([
        undefined,
        undefined,
        'undo',
        undefined,
        undefined,
        'rewind',
        undefined,
      ]);
      for (const from of [1, 2, 3, 4, 5, 6]) expect(match.retell(log.slice(from), viewer)).toEqual(told.slice(from));
    }
  });

  test('tells of the end, and of an undo that still holds', () => {
    const { match, log, act, undo, end } = begin();
    act(0, stride(3));
    undo(0);
    end();
    expect(match.retell(log, 1).map(({ events, turnback }) => [events.length, turnback])).toEqual([
      [1, undefined],
      [0, undefined],
      [0, { kind: 'undo', seat: 0, back: 0 }],
      [0, { kind: 'end', reason: 'agreed' }],
    ]);
    expect(log.map((entry) => game.told(entry, 1).turnback?.kind)).toEqual([undefined, undefined, 'undo', 'end']);
  });
});
