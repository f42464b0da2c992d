import type { Result } from '@tabletrotter/rules';
import { err, ok } from '@tabletrotter/rules';
import { eventsInForce } from '@tabletrotter/rules/core/log';
import { initialState, readSaved } from '@tabletrotter/rules/core/saved';
import { carmenCardGame, type Event, type State } from '@tabletrotter/rules/games/carmen-card-game';
import { evidenceOf, whereIs } from '../journal/evidence.ts';
import { CARMEN, homeOf, LOOT, type Loot, type View } from '../model.ts';

/** Something that somebody may come to know: where Carmen is, the pair in the centre, or where both cards of a pair lie. */
export type Matter = 'carmen' | 'center' | Loot;

/** Since which turn each seat knew something, by seat; `null` for one that never did. */
export interface Knowing {
  readonly matter: Matter;
  readonly since: readonly (number | null)[];
}

/** The table when something has come to rest, in truth and through each seat's journal. */
export interface Moment {
  readonly turn: number;
  /** Whose turn it was. */
  readonly seat: number;
  readonly truth: View;
  readonly eyes: readonly View[];
}

/** What everyone knew, turn by turn. */
export interface Knowledge {
  readonly knowings: readonly Knowing[];
  /** The end of each turn. */
  readonly moments: readonly Moment[];
  /** When somebody first knew all that a warrant for Carmen needs. */
  readonly first: { readonly turn: number; readonly seat: number } | null;
}

/** Whether a view is enough to know where Carmen is. */
const knowsCarmen = (view: View): boolean => whereIs(view, CARMEN) !== undefined;

/** Whether a view is enough to know which pair lies in the centre: one that is whole, and has both its cards there. */
const knowsCenter = (view: View): boolean => {
  const inCenter = (kind: 'loot' | 'location') => evidenceOf(view, kind).known.find(({ at }) => at === 'center')?.card;
  const loot = LOOT.find((each) => each === inCenter('loot'));
  return loot !== undefined && homeOf(loot) === inCenter('location');
};

const knowsPair = (view: View, loot: Loot): boolean =>
  whereIs(view, loot) !== undefined && whereIs(view, homeOf(loot)) !== undefined;

const knows = (view: View, matter: Matter): boolean => {
  switch (matter) {
    case 'carmen':
      return knowsCarmen(view);
    case 'center':
      return knowsCenter(view);
    default:
      return knowsPair(view, matter);
  }
};

const MATTERS: readonly Matter[] = ['carmen', 'center', ...LOOT];

/** All that lies on the table, as nobody saw it while the game went on. */
const truthOf = (state: State): View => {
  const { rows, center } = state;
  return { ...carmenCardGame.viewFor(state, null, { recall: false }), rows, center };
};

const momentOf = (state: State, turn: number, seat: number): Moment => ({
  turn,
  seat,
  truth: truthOf(state),
  eyes: state.rows.map((_, each) => carmenCardGame.viewFor(state, each, { recall: true })),
});

const isRest = ({ turn: { step } }: State): boolean => step !== 'deal' && step !== 'throw' && step !== 'ending';

/** The table each time something had come to rest, under the number of the turn. */
const momentsOf = (initial: State, events: readonly Event[]): readonly Moment[] => {
  const moments: Moment[] = [];
  let state = initial;
  let turn = isRest(initial) ? 1 : 0;
  let seat = 'seat' in initial.turn ? initial.turn.seat : 0;
  for (const event of events) {
    if (event.type === 'turn-began') {
      turn += 1;
      seat = event.seat;
    }
    state = carmenCardGame.evolve(state, event);
    if (turn === 0 || !isRest(state)) continue;
    moments.push(momentOf(state, turn, seat));
  }
  return moments;
};

/** Before the game ended: what its end turned up was no news of anybody's. */
const isPlayed = ({ truth }: Moment): boolean => truth.outcome === null;

const sinceOf = (moments: readonly Moment[], matter: Matter, seat: number): number | null =>
  moments.find(({ eyes }) => eyes[seat] !== undefined && knows(eyes[seat], matter))?.turn ?? null;

/** When a seat knew both Carmen and the centre at once, while the game still went on. */
const firstOf = (moments: readonly Moment[]): Knowledge['first'] => {
  for (const { turn, eyes } of moments) {
    const seat = eyes.findIndex((view) => knowsCarmen(view) && knowsCenter(view));
    if (seat >= 0) return { turn, seat };
  }
  return null;
};

/** What everyone knew while a game went on, from its record. */
export const knowledgeIn = (record: unknown): Result<Knowledge> => {
  const saved = readSaved(carmenCardGame, record);
  if (!saved.ok) return saved;
  const initial = initialState(carmenCardGame, saved.value.start);
  if (!initial.ok) return initial;
  const all = momentsOf(initial.value, eventsInForce(saved.value.entries));
  const played = all.filter(isPlayed);
  const [start] = all;
  if (start === undefined) return err({ message: 'no turn was played' });
  const knowings = MATTERS.map((matter) => ({
    matter,
    since: start.eyes.map((_, seat) => sinceOf(played, matter, seat)),
  }));
  return ok({
    knowings: knowings.filter(({ since }) => since.some((turn) => turn !== null)),
    moments: all.filter(({ turn }, place) => all[place + 1]?.turn !== turn),
    first: firstOf(played),
  });
};
