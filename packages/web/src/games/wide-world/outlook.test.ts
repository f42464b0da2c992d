import { quickRandom, type Random } from '@tabletrotter/rules';
import { wideWorld } from '@tabletrotter/rules/games/wide-world';
import { describe, expect, test } from 'vitest';
import { type Action, type Event, HOME, type View } from './model.ts';
import { isOpen, type Landing, type Outlook, outlooksOf } from './outlook.ts';

const { setup, advance, evolve, decide, viewFor, candidates, refusal, toAct, options } = wideWorld;

type State = ReturnType<typeof setup>;

/** Puts an action's facts into a state, and all that follows by itself. */
const follow = (
  state: State,
  seat: number,
  action: Action,
  random: Random,
): { readonly state: State; readonly events: readonly Event[] } => {
  const events: Event[] = [];
  let now = state;
  for (let more = decide(state, seat, action); more.length > 0; more = advance(now, random)) {
    for (const event of more) now = evolve(now, event);
    events.push(...more);
  }
  return { state: now, events };
};

/** Up to where the landing of the first plane has been told: whatever follows is another's, or a card's. */
const landingIn = (events: readonly Event[], seat: number): readonly Event[] => {
  const end = events.findIndex(({ type }) => ['bump-due', 'landed', 'game-ended', 'turn-began'].includes(type));
  const agent = events.findIndex((event) => event.type === 'agent-called' && event.seat === seat);
  return events.slice(0, Math.max(end, agent === end + 1 ? agent : end) + 1);
};

const expectSame = (foretold: Landing, plane: number, events: readonly Event[]): void => {
  const told = landingIn(events, plane);
  const moves = told.filter((event) => event.type === 'flew' || event.type === 'carried');
  expect(moves.at(-1)?.to).toBe(foretold.square);
  expect(moves.some(({ type }) => type === 'carried')).toBe(foretold.carried !== null);
  const due = told.find((event) => event.type === 'bump-due');
  expect(due?.plane).toBe(foretold.bumped[0]);
  expect(told.some(({ type }) => type === 'game-ended')).toBe(foretold.home);
  // a plane that is reached by nobody else lands at once; else it waits for the bumps
  if (due === undefined && !foretold.home) {
    const reached = told.find((event) => event.type === 'reached');
    expect(reached?.destination).toBe(foretold.reached ?? undefined);
    expect(told.some(({ type }) => type === 'agent-called')).toBe(foretold.station);
  }
};

const choose = (outlook: Outlook, { turn }: View): Action => ({
  type: turn.step === 'bump' ? 'bump' : 'fly',
  direction: outlook.direction,
});

describe('what the pad foretells is what happens', () => {
  test.each([2, 3, 6])(
    'whatever is chosen, in games of %i',
    (count) => {
      const met = { bumped: 0, carried: 0, reached: 0, station: 0, home: 0, barred: 0, beside: 0, chains: 0 };
      for (let seed = 1; seed <= 2; seed++) {
        const random = quickRandom(seed);
        let state = setup(options.defaults, count);
        for (let events = advance(state, random); events.length > 0; events = advance(state, random))
          for (const event of events) state = evolve(state, event);
        for (let act = 0; act < 800; act++) {
          const [seat] = toAct(state);
          if (seat === undefined) break;
          const view = viewFor(state, seat, { recall: false });
          const plane = view.turn.step === 'bump' ? view.turn.plane : view.turn.seat;
          for (const outlook of outlooksOf(view)) {
            const refused = refusal(view, choose(outlook, view));
            expect(isOpen(outlook.result)).toBe(refused === undefined);
            if (!isOpen(outlook.result)) {
              met.barred++;
              expect(outlook.result).toEqual({ rule: refused?.rule, reason: refused?.reason });
              continue;
            }
            const { result } = outlook;
            const { events } = follow(state, seat, choose(outlook, view), quickRandom(act));
            expectSame(result, plane, events);
            if (result.square !== HOME || result.carried !== null) met.bumped += result.bumped.length;
            met.chains += view.turn.step === 'bump' ? result.bumped.length : 0;
            met.beside += result.beside.length;
            for (const key of ['carried', 'reached'] as const) met[key] += result[key] === null ? 0 : 1;
            for (const key of ['station', 'home'] as const) met[key] += result[key] ? 1 : 0;
          }
          const legal = candidates(view).filter((action) => refusal(view, action) === undefined);
          // towards others where that is possible: random play rarely bumps
          const bumps = outlooksOf(view).filter(({ result }) => isOpen(result) && result.bumped.length > 0);
          const action = bumps[0] === undefined ? legal[random.below(legal.length)] : choose(bumps[0], view);
          if (action === undefined) break;
          state = follow(state, seat, action, random).state;
        }
      }
      for (const key of ['bumped', 'carried', 'reached', 'station', 'barred'] as const) expect(met[key], key).toBeGreaterThan(0);
      if (count === 6) expect(met.chains).toBeGreaterThan(0);
    },
    60_000,
  );
});
