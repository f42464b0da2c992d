import { bonnieAndClyde } from '@tabletrotter/rules/games/bonnie-and-clyde';
import { Icon } from '../../ui/Icon.tsx';
import { lazily } from '../../ui/lazily.tsx';
import type { CountedLine, Piece, ScoredRound } from '../screen.ts';
import { MiniCard } from './CardFace.tsx';
import { type Card, type EventView, locationAt, OUTLAWS } from './model.ts';
import { handsIn, isWhole } from './newsreel/hands.ts';
import { line, nameOfCard } from './words.ts';

type Ended = Extract<EventView, { readonly type: 'hand-ended' }>;

const Newsreel = lazily(async () => (await import('./newsreel/Newsreel.tsx')).Newsreel);

/** What can lie before a seat, and what its line on the sheet is. */
type Laid = Piece & { readonly kind: 'sideways' | 'upright' | 'outlaw' | 'car' };

const pieceOf = (seat: number, card: Card, count: number, kind: Laid['kind']): Laid => ({
  seat,
  name: nameOfCard(card),
  count,
  kind,
  turned: kind === 'sideways',
  draw: () => (kind === 'car' ? <Icon name="car" /> : <MiniCard card={card} />),
});

/** All that was counted in a hand, in the order in which it was laid: all may see it, and the log never forgets it. */
const piecesOf = (hand: readonly EventView[]): readonly Laid[] => {
  let car = 1;
  return hand.flatMap((event): readonly Laid[] => {
    switch (event.type) {
      case 'played':
        return [pieceOf(event.seat, event.location, event.count, event.sideways ? 'sideways' : 'upright')];
      case 'captured':
        return [pieceOf(event.seat, event.card, 1, 'outlaw')];
      case 'drove':
        car = event.to;
        return [];
      case 'hand-ended':
        return event.out ? [pieceOf(event.seat, locationAt(car), 1, 'car')] : [];
      default:
        return [];
    }
  });
};

/** What a line counts. The outlaws have a line each, in the order in which they were caught. */
const countsOf = (each: Ended['lines'][number], pieces: readonly Laid[], outlaw: number): readonly Laid[] => {
  const own = pieces.filter(({ seat }) => seat === each.seat);
  const of = (kind: Laid['kind']): readonly Laid[] => own.filter((piece) => piece.kind === kind);
  switch (each.rule) {
    case 'BC-4.2':
      return of(each.label.key === 'score.sideways' ? 'sideways' : 'upright');
    case 'BC-4.3':
      return of('outlaw').slice(outlaw, outlaw + 1);
    case 'BC-4.4':
      return of('car');
    default:
      return own;
  }
};

const countedLines = (lines: Ended['lines'], pieces: readonly Laid[]): readonly CountedLine[] =>
  lines.map((each, place) => {
    const before = lines.slice(0, place).filter(({ seat, rule }) => seat === each.seat && rule === each.rule);
    return { ...each, counts: countsOf(each, pieces, before.length) };
  });

/** BC-4.5: who scores nothing because both outlaws lie before the seat that went out. */
const shutOut = ({ seat, out, lines, scores }: Ended): readonly number[] => {
  const outlaws = lines.filter((each) => each.seat === seat && each.rule === 'BC-4.3');
  return out && outlaws.length === OUTLAWS.length ? scores.map((_, each) => each).filter((each) => each !== seat) : [];
};

const roundOf = (hand: readonly EventView[]): readonly ScoredRound[] => {
  const ended = hand.at(-1);
  if (ended?.type !== 'hand-ended') return [];
  const whole = isWhole(hand);
  const pieces = whole ? piecesOf(hand) : [];
  const shut = shutOut(ended);
  const caught = shut.length === 0 ? [] : [line('board.great-catch', { player: { seat: ended.seat } })];
  return [
    {
      lines: countedLines(ended.lines, pieces),
      pieces,
      totals: ended.scores,
      why: [bonnieAndClyde.tell(ended), ...caught],
      stamps: shut.map((seat) => ({ seat, text: line('board.shut-out'), rule: 'BC-4.5' })),
      story: whole ? (props) => <Newsreel hand={hand} {...props} /> : null,
    },
  ];
};

/** The hands counted so far, as far back as the log goes. */
export const countedRounds = (events: readonly EventView[]): readonly ScoredRound[] => handsIn(events).flatMap(roundOf);
