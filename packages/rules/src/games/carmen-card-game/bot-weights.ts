/** What things are worth on the way to the case's end; found by playing against itself. */
export const WEIGHTS = {
  /** One half in the centre and the other before the same gumshoe: one swap is missing. */
  half: 0.8,
  /** Both halves before a gumshoe: two swaps are missing. */
  own: 0.6,
  /** One card in the centre known, its other half not at hand. */
  glimpse: 0.05,
  /** What a pair on its way counts while Carmen is not found: others may be sooner. */
  early: 0.4,
  /** Nothing yet. */
  start: 0.12,
  /** Carmen not found: so much, and so much more where she lies in front of somebody for sure. */
  hidden: 0.25,
  near: 0.2,
  /** How often a rival who can make an arrest changes the centre by it. */
  meddling: 0.6,
  /** How likely a pair is of which a rival knows both halves, and the journal's owner not. */
  suspicion: 0.4,
  /** How often a rival who knows one half of a pair in the centre names it, and one who knows none. */
  guessHalf: 0.3,
  guess: 0.08,
  /** How often all lose to a rival who arrests Carmen, since she lies in front of somebody and it has not seen her. */
  rash: 0.3,
  /** What an even chance later is worth against a win now. */
  later: 0.9,
  /** Prospects so dim that a henchman is arrested unseen, and how likely Carmen may be the one. */
  reckless: 0.02,
  daring: 0.1,
  /** What is left of the prospects where one rival alone, or several, rearrange the centre after a wrong set. */
  wrongSetOfTwo: 0.6,
  wrongSet: 0.95,
};
