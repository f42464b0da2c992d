import { type Json, type Seat, seatsOf, type Viewer } from '../core/basics.ts';
import type { Game, Outcome } from '../core/game.ts';
import { host, reseal, unseal } from '../core/host.ts';
import type { Match } from '../core/hosted.ts';
import { pickOne, quickRandom, type Random, seedNumber } from '../core/random.ts';
import { propose } from '../core/table.ts';
import { copyOf, deepFreeze, difference, leavesOf, short, textOf, unjson } from './json.ts';
import { legalFor, type Played, spread, violation, withoutWorld } from './walk.ts';

/** All who may look: every seat, and somebody who only watches. */
export const viewersOf = (seats: number): readonly Viewer[] => [...seatsOf(seats), null];

/** A ledger paragraph, such as `BC-2.10`. */
export const RULE = /^[A-Z]{2,3}-\d+\.\d+$/;

/** Somebody is asked unless the game is over, ascending; questions are keys; the outcome and the window have their shape. */
export const checkTurns = <C, S, A, E, V, EV>(game: Game<C, S, A, E, V, EV>, { label, seats, tables }: Played<S, A, E>): void => {
  for (const { state, version, asks } of tables) {
    const where = `${label}, version ${version}`;
    const asked = game.toAct(state);
    const outcome = game.outcome(state);
    if ((asked.length === 0) !== (outcome !== undefined))
      violation(where, `${asked.length} seats are asked, the outcome is ${short(outcome)}`);
    if (asked.some((seat, index) => !Number.isInteger(seat) || seat < 0 || seat >= seats || seat <= (asked[index - 1] ?? -1)))
      violation(where, `toAct is not ascending seats: ${short(asked)}`);
    for (const seat of seatsOf(seats)) {
      if ((typeof asks[seat] === 'number') !== asked.includes(seat))
        violation(where, `ask of seat ${seat} is ${short(asks[seat])}`);
      if (asked.includes(seat) && game.question(state, seat) === '') violation(where, `seat ${seat} is asked an empty question`);
    }
    if (outcome !== undefined) checkOutcome(outcome, seats, where);
    const waiting = game.waiting(state);
    if (waiting === undefined) continue;
    if (outcome !== undefined || !((waiting.seconds ?? 1) > 0)) violation(where, `a window that cannot be: ${short(waiting)}`);
    for (const seat of asked)
      if (!legalFor(game, state, seat).some((action) => textOf(action) === textOf(waiting.fallback)))
        violation(where, `the fallback ${short(waiting.fallback)} is not legal for seat ${seat}`);
  }
};

const checkOutcome = ({ winners, scores, reason }: Outcome, seats: number, where: string): void => {
  if (winners.some((seat, index) => !Number.isInteger(seat) || seat >= seats || seat <= (winners[index - 1] ?? -1)))
    violation(where, `winners are not ascending seats: ${short(winners)}`);
  if (scores !== null && scores.length !== seats) violation(where, `scores are not one a seat: ${short(scores)}`);
  if (!RULE.test(reason)) violation(where, `the reason is no paragraph of a ledger: ${short(reason)}`);
};

/**
 * Legal actions are taken, and the same proposal twice gives the same; legality does not hang on recall. In some
 * states all legal actions are tried, elsewhere a few.
 */
export const checkLegal = <C, S, A, E, V, EV>(game: Game<C, S, A, E, V, EV>, { label, luck, tables }: Played<S, A, E>): void =>
  withoutWorld(() => {
    const random = quickRandom(seedNumber(label));
    for (const table of spread(tables, 60))
      for (const seat of game.toAct(table.state)) {
        const where = `${label}, version ${table.version}, seat ${seat}`;
        const [view, helped] = [false, true].map((recall) => deepFreeze(game.viewFor(table.state, seat, { recall })));
        if (view === undefined || helped === undefined) return;
        const candidates = game.candidates(view);
        const legal = candidates.filter((action) => game.refusal(view, action) === undefined);
        const recalled = game.candidates(helped).filter((action) => game.refusal(helped, action) === undefined);
        if (legal.length === 0) violation(where, 'is asked and has no legal action');
        if (textOf(legal) !== textOf(recalled)) violation(where, 'legality hangs on recall');
        if (new Set(candidates.map(textOf)).size !== candidates.length) violation(where, 'a candidate is there twice');
        const tried = table.version % 8 === 0 ? legal : seatsOf(Math.min(3, legal.length)).map(() => pickOne(legal, random));
        for (const action of tried) {
          const [one, again] = [1, 2].map(() => propose(game, table, luck, { seat, action, id: null, time: 0 }));
          if (one?.ok !== true || again?.ok !== true)
            violation(where, `legal action ${short(action)} is not taken: ${short(one)}`);
          if (textOf(one) !== textOf(again))
            violation(where, `${short(action)} proposed twice differs: ${difference(one, again)}`);
        }
        const refused = candidates.filter((action) => !legal.includes(action));
        for (const action of spread(refused, 4)) {
          const refusal = game.refusal(view, action);
          if (refusal !== undefined && !RULE.test(refusal.rule))
            violation(where, `the refusal cites no paragraph: ${short(refusal)}`);
          if (propose(game, table, luck, { seat, action, id: null, time: 0 }).ok)
            violation(where, `refused action ${short(action)} is taken`);
        }
      }
  });

/** All that seats might do anywhere in these games, and the same with parts exchanged, for others' and for what lies about. */
const vocabularyOf = <C, S, A, E, V, EV>(game: Game<C, S, A, E, V, EV>, games: readonly Played<S, A, E>[]): readonly A[] => {
  const met = new Map<string, A>();
  const parts = new Map<string, Map<string, Json>>();
  const meet = (action: A): void => {
    const text = textOf(action);
    if (met.has(text)) return;
    met.set(text, action);
    const copy = copyOf(action);
    if (typeof copy !== 'object' || copy === null) return;
    for (const [key, part] of Object.entries(copy))
      parts.set(key, (parts.get(key) ?? new Map<string, Json>()).set(textOf(part), part));
  };
  for (const { seats, tables } of games)
    for (const { state } of spread(tables, 12))
      for (const seat of seatsOf(seats)) game.candidates(game.viewFor(state, seat, { recall: false })).forEach(meet);
  for (const { entries } of games) for (const entry of entries) if (entry.kind === 'action') meet(entry.action);
  const leaves = new Map<string, Json>();
  for (const { tables } of spread(games, 3))
    for (const { state } of spread(tables, 3))
      for (const { value } of leavesOf(copyOf(game.dumpPosition(state)))) leaves.set(textOf(value), value);
  for (const action of spread([...met.values()], 60)) {
    const copy = copyOf(action);
    if (typeof copy !== 'object' || copy === null) continue;
    for (const key of Object.keys(copy))
      for (const part of [
        ...spread([...(parts.get(key)?.values() ?? [])].flatMap(nearby), 24),
        ...spread([...leaves.values()], 24),
      ]) {
        const other = game.parseAction({ ...copy, [key]: part });
        if (other.ok) met.set(textOf(other.value), other.value);
      }
  }
  return [...met.values()];
};

const nearby = (part: Json): readonly Json[] => (typeof part === 'number' ? [part, part + 1, part - 1] : [part]);

/** Whatever the parser reads and the rules allow is among the candidates, and every candidate can be read. */
export const checkCandidates = <C, S, A, E, V, EV>(game: Game<C, S, A, E, V, EV>, games: readonly Played<S, A, E>[]): void => {
  const vocabulary = vocabularyOf(game, games);
  const random = quickRandom(seedNumber(game.id));
  for (const { label, seats, tables } of games)
    for (const { state, version } of spread(tables, 12))
      for (const seat of seatsOf(seats)) {
        const where = `${label}, version ${version}, seat ${seat}`;
        const view = deepFreeze(game.viewFor(state, seat, { recall: false }));
        const listed = new Set(game.candidates(view).map(textOf));
        for (const candidate of game.candidates(view)) {
          const read = game.parseAction(copyOf(candidate));
          if (!read.ok || textOf(read.value) !== textOf(candidate))
            violation(where, `candidate ${short(candidate)} is not read back: ${short(read)}`);
        }
        if (!game.toAct(state).includes(seat)) continue;
        const tried = vocabulary.length <= 150 ? vocabulary : seatsOf(150).map(() => pickOne(vocabulary, random));
        const question = game.question(state, seat);
        for (const action of tried.filter((each) => game.parseAction(copyOf(each), question).ok))
          if (game.refusal(view, action) === undefined && !listed.has(textOf(action)))
            violation(where, `${short(action)} is allowed and not among the candidates`);
      }
};

/** State, views, events and what else leaves the rules is plain JSON, and survives being written and read. */
export const checkJson = <C, S, A, E, V, EV>(
  game: Game<C, S, A, E, V, EV>,
  { label, seats, tables, entries }: Played<S, A, E>,
): void => {
  const plain = (value: unknown, what: string): void => {
    const fault = unjson(value) ?? difference(value, copyOf(value));
    if (fault !== undefined) violation(label, `${what} is not plain JSON: ${fault}`);
  };
  plain(game.components(), 'components');
  plain(game.options, 'options');
  for (const entry of entries) {
    plain(entry, `log entry ${entry.seq}`);
    if (entry.kind !== 'action' && entry.kind !== 'start') continue;
    for (const event of entry.events)
      for (const viewer of viewersOf(seats)) {
        const told = game.eventFor(event, viewer);
        if (told !== undefined) plain(told, `entry ${entry.seq} as told to ${viewer}`);
      }
  }
  for (const { state, version } of spread(tables, 25)) {
    plain(state, `state ${version}`);
    plain(game.dumpPosition(state), `position ${version}`);
    plain(game.scoreLines(state), `score lines ${version}`);
    plain(game.outcome(state) ?? null, `outcome ${version}`);
    for (const viewer of viewersOf(seats))
      for (const recall of [false, true]) plain(game.viewFor(state, viewer, { recall }), `view ${version} of ${viewer}`);
  }
};

/** Every component is somewhere exactly once. */
export const checkCensus = <C, S, A, E, V, EV>(
  game: Game<C, S, A, E, V, EV>,
  { label, tables }: Played<S, A, E>,
  { box, of }: Census<S>,
): void => {
  const all = box.toSorted();
  for (const { state, version } of tables) {
    const fault = difference(all, of(state).toSorted());
    if (fault !== undefined)
      violation(`${label}, version ${version}`, `the components are not those of the box (${game.id}): ${fault}`);
  }
};

/** What is in the box, each piece as often as it is there, and where to find it all in a state. */
export interface Census<S> {
  readonly box: readonly string[];
  of(state: S): readonly string[];
  /** Whether a position from outside may leave pieces in the box; a table that was dealt never does. */
  readonly mayLeave?: boolean;
}

/** Whether pieces are all of the box or, where a position may leave some in it, at least not more than that. */
export const isFromBox = <S>({ box, mayLeave = false }: Census<S>, pieces: readonly string[]): boolean => {
  const left = [...box];
  for (const piece of pieces) {
    const place = left.indexOf(piece);
    if (place < 0) return false;
    left.splice(place, 1);
  }
  return mayLeave || left.length === 0;
};

const JUNK: readonly unknown[] = [
  null,
  undefined,
  0,
  '',
  'pass',
  [],
  {},
  { type: null },
  { type: 'no-such-thing' },
  { type: ['x'] },
  [{ type: 'pass' }],
];

/** The same game through `host`: its lists, its refusals, its steps, and a match resumed from any part of the log. */
export const checkHosted = <C extends object, S, A, E, V, EV>(
  game: Game<C, S, A, E, V, EV>,
  { label, seats, luck, entries, tables }: Played<S, A, E>,
): void => {
  const hosted = host(game);
  const sealed = entries.map((entry) => reseal(JSON.stringify(entry)));
  const match = hosted.resume(sealed.slice(0, 1), luck);
  const stamp = (time: number) => ({ id: `a${time}`, time });
  const random = quickRandom(seedNumber(label));
  const looked = new Set(spread(tables, 6).map(({ version }) => version));
  const shots = new Map([[0, everythingSent(match)]]);
  for (const entry of entries) {
    if (entry.kind !== 'action') continue;
    const where = `${label}, entry ${entry.seq}`;
    for (const seat of seatsOf(seats)) {
      const legal = match.legal(seat);
      if (match.toAct.includes(seat) !== legal.length > 0) violation(where, `seat ${seat} has ${legal.length} legal actions`);
      if (match.toAct.includes(seat)) continue;
      const early = match.act(seat, entry.action, stamp(0));
      if (early.ok || early.error.code !== 'not-asked') violation(where, `seat ${seat} is not asked and may act`);
    }
    const before = looked.has(entry.seq) ? textOf(match.position()) : undefined;
    for (const junk of [pickOne(JUNK, random), surplus(entry.action)]) {
      const refused = match.act(entry.seat, junk, stamp(0));
      if (refused.ok || refused.error.code !== 'bad-action') violation(where, `junk ${short(junk)} is not refused as such`);
    }
    const step = match.act(entry.seat, copyOf(entry.action), stamp(entry.seq - 1));
    if (!step.ok) violation(where, `is not taken again: ${short(step.error)}`);
    if (before !== undefined && textOf(match.position()) !== before)
      violation(where, 'a step that was not accepted has changed the match');
    if (unseal(step.value.entry) !== JSON.stringify(entry)) violation(where, 'the same seed and actions lead elsewhere');
    checkSights(game, entry.events, seats, where);
    step.value.accept();
    if (looked.has(entry.seq)) shots.set(entry.seq, everythingSent(match));
  }
  if (match.outcome === null || match.toAct.length > 0) violation(label, 'the match is not over');
  for (const seat of seatsOf(seats)) {
    if (match.legal(seat).length > 0) violation(label, `seat ${seat} has legal actions after the end`);
    const late = entries.find((entry) => entry.kind === 'action');
    const act = late === undefined ? undefined : match.act(seat, late.action, stamp(0));
    if (act !== undefined && (act.ok || act.error.code !== 'over')) violation(label, `seat ${seat} may act after the end`);
  }
  for (const version of looked) {
    const fault = difference(shots.get(version), everythingSent(hosted.resume(sealed.slice(0, version + 1), luck)));
    if (fault !== undefined) violation(label, `resumed at ${version} it is not the same: ${fault}`);
  }
};

const surplus = (action: unknown): unknown =>
  typeof action === 'object' && action !== null ? { ...action, surplus: 1 } : [action];

/** All that leaves a match, as texts. */
const everythingSent = (match: Match): readonly string[] => [
  JSON.stringify([match.version, match.toAct, match.outcome, match.waiting(), match.scoreLines(), match.position()]),
  ...viewersOf(match.seats).map((viewer) =>
    JSON.stringify([match.view(viewer, { recall: false }), match.view(viewer, { recall: true })]),
  ),
  ...seatsOf(match.seats).map((seat: Seat) => JSON.stringify([match.ask(seat), match.legal(seat)])),
];

/** A sight goes to a seat and shows it what somebody who only watches does not learn. */
const checkSights = <C, S, A, E, V, EV>(
  game: Game<C, S, A, E, V, EV>,
  events: readonly E[],
  seats: number,
  where: string,
): void => {
  for (const event of events)
    for (const seat of game.sights(event)) {
      if (!seatsOf(seats).includes(seat)) violation(where, `a sight for ${short(seat)}, which is no seat`);
      const told = game.eventFor(event, seat);
      if (told === undefined || textOf(told) === textOf(game.eventFor(event, null) ?? null))
        violation(where, `a sight that shows seat ${seat} nothing of its own`);
      if (!game.reveals(event)) violation(where, 'a sight that reveals nothing: it could be undone and taken again');
    }
};

/** A quick `Random` that belongs to a text. */
export const randomFor = (text: string): Random => quickRandom(seedNumber(text));
