import type { Seat } from '../../core/basics.ts';
import type { ScoreLine } from '../../core/game.ts';
import { locationAt, OUTLAWS } from './components.ts';
import type { State } from './state.ts';

/** What a score sheet is made from: what lies before the seats, and where the car stands. */
type Scored = Pick<State, 'table' | 'captured' | 'car' | 'hands'>;

/** BC-4.2, BC-4.3. */
const UPRIGHT = 2;
const SIDEWAYS = 4;
const OUTLAW = 10;

/** The score sheet of a hand, by seat; `out` is the seat that went out, if any. Its lines add up to the hand's points. */
export const handLines = (hand: Scored, out: Seat | null): readonly ScoreLine[] =>
  hand.hands.flatMap((_, seat) => {
    const lines = seatLines(hand, seat, seat === out);
    return out !== null && seat !== out && hasBoth(hand, out) ? [...lines, ...shutOut(seat, lines)] : lines;
  });

const seatLines = ({ table, captured, car }: Scored, seat: Seat, out: boolean): readonly ScoreLine[] => {
  const lines: ScoreLine[] = [];
  for (const sideways of [false, true]) {
    const count = table.reduce((sum, play) => (play.seat === seat && play.sideways === sideways ? sum + play.count : sum), 0);
    if (count > 0) {
      const label = { key: sideways ? 'score.sideways' : 'score.upright', params: { count } };
      lines.push({ seat, label, points: count * (sideways ? SIDEWAYS : UPRIGHT), rule: 'BC-4.2' });
    }
  }
  for (const capture of captured)
    if (capture.seat === seat)
      lines.push({
        seat,
        label: { key: 'score.outlaw', params: { card: { word: `card.${capture.card}` } } },
        points: OUTLAW,
        rule: 'BC-4.3',
      });
  if (out) {
    const params = { place: { word: `card.${locationAt(car)}` }, number: car };
    lines.push({ seat, label: { key: 'score.bonus', params }, points: car, rule: 'BC-4.4' });
  }
  return lines;
};

const hasBoth = ({ captured }: Scored, seat: Seat): boolean =>
  captured.filter((capture) => capture.seat === seat).length === OUTLAWS.length;

/** BC-4.5: a line that takes away all that the seat would have scored. */
const shutOut = (seat: Seat, lines: readonly ScoreLine[]): readonly ScoreLine[] => {
  const points = lines.reduce((sum, line) => sum - line.points, 0);
  return points === 0 ? [] : [{ seat, label: { key: 'score.shut-out', params: {} }, points, rule: 'BC-4.5' }];
};

/** The totals with a hand's lines added. */
export const totalsWith = (scores: readonly number[], lines: readonly ScoreLine[]): readonly number[] =>
  scores.map((score, seat) => lines.reduce((sum, line) => (line.seat === seat ? sum + line.points : sum), score));

/** BC-5.1, BC-5.2: who has won: the one with the highest total alone, once it has reached the target. */
export const leaderOf = (scores: readonly number[], target: number): Seat | undefined => {
  const most = Math.max(...scores);
  if (most < target || scores.indexOf(most) !== scores.lastIndexOf(most)) return undefined;
  return scores.indexOf(most);
};

/** The score sheet as it stands; once over, that of the last hand as it was counted. */
export const scoreLines = (state: State): readonly ScoreLine[] => {
  const wentOut = state.turn.step === 'over' && state.hands[state.turn.seat]?.length === 0;
  return handLines(state, wentOut && 'seat' in state.turn ? state.turn.seat : null);
};
