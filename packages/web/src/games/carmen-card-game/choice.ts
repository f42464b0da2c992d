import {
  type Action,
  type At,
  actorOf,
  cardAt,
  isSame,
  KINDS,
  type Kind,
  type Place,
  placesOf,
  type Spot,
  type View,
} from './model.ts';

/** What was begun by a button of the turn, before any card was chosen. */
export type Begun = 'warrant' | 'shift' | 'carmen';

/** What taps on cards are about now. */
export type Aim = 'look' | 'warrant' | 'arrest' | 'swap' | 'accuse';

/** The cards chosen so far, at most one a kind. */
export type Picks = { readonly [K in Kind]?: At };

type Refuses = (view: View, action: Action) => unknown;

/** What a tap on a card is about; `null` where it is about nothing yet. */
export const aimOf = ({ turn }: View, begun: Begun | null): Aim | null => {
  switch (turn.step) {
    case 'start':
    case 'end':
      if (begun === 'warrant') return 'warrant';
      return begun === 'shift' ? 'swap' : null;
    case 'look':
    case 'arrest':
    case 'accuse':
      return turn.step;
    case 'swap':
    case 'penalty':
    case 'replace':
      return 'swap';
    case 'over':
      return null;
  }
};

/** A look that the present step does not ask for: the rules say what it does ask for. */
const somethingElse = (kind: Kind, { seat, slot }: Place): Action => ({ type: 'look', seat, kind, slot });

const swapAt = (view: View, kind: Kind, place: Place): Action => {
  const { slot, seat } = place;
  if (seat === actorOf(view)) return { type: 'swap', kind, slot };
  // CC-3.5: only after an arrest may it be another's card
  return view.turn.step === 'swap' ? { type: 'swap', kind, slot, seat } : somethingElse(kind, place);
};

/** What choosing one card asks for. Whether it may be done is for the rules to say. `null`: nothing can be asked of it. */
export const deedAt = (view: View, aim: Exclude<Aim, 'warrant'>, { kind, at }: Spot): Action | null => {
  if (at === 'center') return aim === 'accuse' && kind === 'henchman' ? { type: 'accuse', seat: 'center' } : null;
  if (aim === 'swap') return swapAt(view, kind, at);
  if (aim === 'look' || kind !== 'henchman') return somethingElse(kind, at);
  return { type: aim, ...at };
};

/** The places where a kind of cards lies in front of gumshoes. */
const filled = (view: View, kind: Kind): readonly Place[] => placesOf(view).filter((at) => cardAt(view, { kind, at }) !== null);

/** A warrant with a card, beside the one chosen of the other kind, or any: its own place decides whether it may be. */
const warrantWith = (view: View, picks: Picks, { kind, at }: Spot): Action | null => {
  if (at === 'center' || kind === 'henchman') return null;
  const otherKind = kind === 'loot' ? 'location' : 'loot';
  const chosen = picks[otherKind];
  const other = chosen === undefined || chosen === 'center' ? filled(view, otherKind)[0] : chosen;
  if (other === undefined) return null;
  return kind === 'loot' ? { type: 'warrant', loot: at, location: other } : { type: 'warrant', loot: other, location: at };
};

const tried = (view: View, aim: Aim, picks: Picks, spot: Spot): Action | null =>
  aim === 'warrant' ? warrantWith(view, picks, spot) : deedAt(view, aim, spot);

/** Whether a card may be chosen now. */
export const isTarget = (view: View, aim: Aim | null, picks: Picks, spot: Spot, refuses: Refuses): boolean => {
  const action = aim === null ? null : tried(view, aim, picks, spot);
  return action !== null && refuses(view, action) === undefined;
};

/** All that may be chosen now. */
export const targetsOf = (view: View, aim: Aim | null, picks: Picks, refuses: Refuses): readonly Spot[] =>
  KINDS.flatMap((kind) => [...placesOf(view), 'center' as const].map((at): Spot => ({ kind, at }))).filter((spot) =>
    isTarget(view, aim, picks, spot, refuses),
  );

/** What to ask the rules about a tap that chooses nothing: they say why not. */
export const deniedAt = (view: View, aim: Aim | null, picks: Picks, spot: Spot): Action | null => {
  const action = aim === null ? null : tried(view, aim, picks, spot);
  if (action !== null || spot.at === 'center') return action;
  return somethingElse(spot.kind, spot.at);
};

export const isPicked = (picks: Picks, { kind, at }: Spot): boolean => {
  const picked = picks[kind];
  return picked !== undefined && isSame(picked, at);
};

/** The cards chosen after a tap on one: it is chosen, or no longer; only a warrant needs two. */
export const toggled = (aim: Aim, picks: Picks, spot: Spot): Picks => {
  const { [spot.kind]: _, ...others } = picks;
  const rest = aim === 'warrant' ? others : {};
  return isPicked(picks, spot) ? rest : { ...rest, [spot.kind]: spot.at };
};

/** The one card that was chosen, where it takes no more. */
export const spotIn = (picks: Picks): Spot | null => {
  const kind = KINDS.find((each) => picks[each] !== undefined);
  const at = kind === undefined ? undefined : picks[kind];
  return kind === undefined || at === undefined ? null : { kind, at };
};

/** What the chosen cards ask for together; `null` until there are enough of them. */
export const deedOf = (view: View, aim: Aim, picks: Picks): Action | null => {
  if (aim !== 'warrant') {
    const spot = spotIn(picks);
    return spot === null ? null : deedAt(view, aim, spot);
  }
  const { loot, location } = picks;
  if (loot === undefined || location === undefined || loot === 'center' || location === 'center') return null;
  return { type: 'warrant', loot, location };
};

/** What was begun, and the cards chosen for it. */
export interface Choice {
  readonly begun: Begun | null;
  readonly picks: Picks;
}

/** What comes of a tap on a card: something is chosen, or the rules are asked; `null`: nothing. */
export type Tapped =
  | { readonly type: 'choose'; readonly choice: Choice }
  | { readonly type: 'ask'; readonly action: Action }
  | null;

const asking = (action: Action | null): Tapped => (action === null ? null : { type: 'ask', action });

/** A tap in one's own turn, before anything was begun: on loot or a location it is the beginning of a warrant. */
const tappedFirst = (view: View, spot: Spot, refuses: Refuses): Tapped =>
  isTarget(view, 'warrant', {}, spot, refuses)
    ? { type: 'choose', choice: { begun: 'warrant', picks: toggled('warrant', {}, spot) } }
    : asking(deniedAt(view, spot.kind === 'henchman' ? null : 'warrant', {}, spot));

/** What comes of a tap on a card. */
export const tapped = (view: View, { begun, picks }: Choice, spot: Spot, refuses: Refuses): Tapped => {
  const aim = aimOf(view, begun);
  if (aim === null) return tappedFirst(view, spot, refuses);
  // a card was chosen: the centre is where it goes
  if (aim === 'swap' && spot.at === 'center' && picks[spot.kind] !== undefined) return asking(deedOf(view, aim, picks));
  if (isTarget(view, aim, picks, spot, refuses)) return { type: 'choose', choice: { begun, picks: toggled(aim, picks, spot) } };
  return asking(deniedAt(view, aim, picks, spot));
};
