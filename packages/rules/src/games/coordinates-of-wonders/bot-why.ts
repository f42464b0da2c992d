import { at, type Sentence } from '../../core/basics.ts';
import type { Mind } from './bot-mind.ts';
import type { Side } from './components.ts';
import type { Belief } from './knowledge.ts';
import type { Placed } from './state.ts';

/** A neighbour of a card just laid, and how likely the two show an error. */
export interface Suspicion {
  readonly side: Side;
  readonly other: Belief;
  readonly chance: number;
  /** There is no other neighbour. */
  readonly only: boolean;
}

/** A sentence of a bot. */
export const because = (key: string, params: Sentence['params'] = {}): Sentence => ({ key: `why.${key}`, params });

const percent = (chance: number): number => Math.round(chance * 100);

/** Between which cards, or at which end of the line, and how sure of it. */
export const whyPlace = ({ lines }: Mind, card: Belief, { line, gap }: Placed, right: number): Sentence => {
  const params = { place: card.name, percent: percent(right) };
  if (card.from === 'unheard') return because('place.unheard', params);
  const [before, after] = [lines[line][gap - 1], lines[line][gap]];
  if (before !== undefined && after !== undefined)
    return because(`place.${line}.between`, { ...params, before: before.name, after: after.name });
  const end = before === undefined ? 'first' : 'last';
  return because(`place.${line}.${end}`, { ...params, other: (before ?? after ?? card).name });
};

const pair = (line: readonly Belief[], gap: number, { other, chance }: Suspicion): Sentence['params'] => ({
  place: at(line, gap).name,
  other: other.name,
  percent: percent(chance),
});

const isEven = (chance: number): boolean => chance > 0.5;

export const whyCall = ({ lines }: Mind, { line, gap }: Placed, suspicion: Suspicion): Sentence =>
  because(isEven(suspicion.chance) ? 'call' : 'call.free', pair(lines[line], gap, suspicion));

export const whyAgree = ({ lines }: Mind, { line, gap }: Placed, suspicion: Suspicion): Sentence => {
  const params = pair(lines[line], gap, suspicion);
  if (isEven(suspicion.chance)) return because('agree.poor', params);
  return because(at(lines[line], gap).from === 'unheard' ? 'agree.unheard' : 'agree', params);
};

export const whyCheck = ({ other, only, chance }: Suspicion): Sentence =>
  only ? because('check.only', { other: other.name }) : because('check', { other: other.name, percent: percent(chance) });

export const whyGuess = (errors: number): Sentence => because('guess', { count: errors });
