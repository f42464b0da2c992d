import type { Sentence } from '@tabletrotter/rules';
import { Drawn } from '../../ui/Icon.tsx';
import { AGENT_DRAWINGS } from './icons.ts';
import { agentWord, type AgentCard as Card } from './model.ts';
import { line } from './words.ts';

type Say = (sentence: Sentence) => string;

const words = (key: string): Sentence => ({ key, params: {} });

/** The name of a Travel Agent card. */
export const agentName = (card: Card): Sentence => words(agentWord(card));

/** A Travel Agent card as all see it: its picture, its name, and what it says. */
export const AgentCard = ({ card, say }: { readonly card: Card; readonly say: Say }) => (
  <section class="agent-card" aria-label={say(line('board.agent'))}>
    <span class="agent-picture">
      <Drawn drawing={AGENT_DRAWINGS[card.card]} />
    </span>
    <p>
      <strong>{say(agentName(card))}</strong> <span>{say(words(`${agentWord(card)}.text`))}</span>
    </p>
  </section>
);

/** The same on its way: too small for its words. */
export const AgentMark = ({ card }: { readonly card: Card }) => (
  <span class="agent-mark">
    <Drawn drawing={AGENT_DRAWINGS[card.card]} />
  </span>
);
