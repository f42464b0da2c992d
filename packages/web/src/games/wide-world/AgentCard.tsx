import type { Seat, Sentence } from '@tabletrotter/rules';
import { Drawn } from '../../ui/Icon.tsx';
import { SeatGlyph } from '../../ui/SeatGlyph.tsx';
import { AGENT_DRAWINGS } from './icons.ts';
import { agentWord, type AgentCard as Card } from './model.ts';
import { line } from './words.ts';

type Say = (sentence: Sentence) => string;

const words = (key: string): Sentence => ({ key, params: {} });

/** The name of a Travel Agent card. */
export const agentName = (card: Card): Sentence => words(agentWord(card));

interface AgentCardProps {
  readonly card: Card;
  /** Who drew it. */
  readonly seat: Seat;
  /** It speaks to the viewer. */
  readonly own: boolean;
  readonly say: Say;
}

/** What a card says to whoever drew it: the others hear it read out. */
const textOf = ({ card, seat, own }: AgentCardProps): Sentence => {
  const text = `${agentWord(card)}.text`;
  return own ? words(text) : line('board.agent.reads', { player: { seat }, text: { word: text } });
};

/** A Travel Agent card as all see it: whose it is, its picture, its name, and what it says. */
export const AgentCard = (props: AgentCardProps) => (
  <section class="agent-card" aria-label={props.say(line('board.agent'))}>
    <span class="agent-picture">
      <Drawn drawing={AGENT_DRAWINGS[props.card.card]} />
    </span>
    <p>
      <SeatGlyph seat={props.seat} /> <strong>{props.say(agentName(props.card))}</strong> <span>{props.say(textOf(props))}</span>
    </p>
  </section>
);

/** The same on its way: too small for its words. */
export const AgentMark = ({ card }: { readonly card: Card }) => (
  <span class="agent-mark">
    <Drawn drawing={AGENT_DRAWINGS[card.card]} />
  </span>
);
