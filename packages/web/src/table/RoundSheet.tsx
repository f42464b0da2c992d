import { useState } from 'preact/hooks';
import type { CountedLine, Piece, ScoredRound } from '../games/screen.ts';
import { SeatGlyph } from '../ui/SeatGlyph.tsx';
import { Stamp } from '../ui/Stamp.tsx';
import { useWords } from '../words/words.ts';
import { RuleLink } from './RuleLink.tsx';
import './score.css';
import type { TableVoice } from './voice.ts';

interface RoundProps {
  readonly round: ScoredRound;
  readonly game: string;
  readonly voice: TableVoice;
}

/** Points that a round brought each seat. */
export const gainsOf = ({ lines, totals }: ScoredRound): readonly number[] =>
  totals.map((_, seat) => lines.reduce((sum, line) => (line.seat === seat ? sum + line.points : sum), 0));

/** What a line counts, each name once and with how many there are of it; what its label names already is left out. */
const namesOf = ({ label, counts }: CountedLine, say: TableVoice['say']): string => {
  const amounts = new Map<string, number>();
  for (const { name, count } of counts) amounts.set(say(name), (amounts.get(say(name)) ?? 0) + count);
  return [...amounts]
    .filter(([name]) => !say(label).includes(name))
    .map(([name, amount]) => (amount > 1 ? `${name} × ${amount}` : name))
    .join(', ');
};

/** What lay before a seat, in the order in which it was laid; what the line in hand counts is marked. */
const Laid = ({ pieces, marked }: { readonly pieces: readonly Piece[]; readonly marked: CountedLine | null }) => (
  <ul class="pieces" aria-hidden="true">
    {pieces.map((piece, place) => (
      <li key={place} class={`piece${piece.turned ? ' turned' : ''}${marked?.counts.includes(piece) ? ' marked' : ''}`}>
        {Array.from({ length: piece.count }, (_, copy) => (
          <span key={copy} class="piece-one">
            {piece.draw()}
          </span>
        ))}
      </li>
    ))}
  </ul>
);

interface LineProps {
  readonly line: CountedLine;
  readonly game: string;
  readonly voice: TableVoice;
  readonly onMark: (line: CountedLine | null) => void;
}

/** A line of the sheet: whoever points at it, tabs to it or taps it sees what it counts. */
const Line = ({ line, game, voice, onMark }: LineProps) => {
  const mark = (): void => onMark(line);
  const unmark = (): void => onMark(null);
  return (
    <tr onMouseEnter={mark} onMouseLeave={unmark}>
      <th scope="row">
        <div class="line-cell">
          {line.counts.length === 0 ? (
            voice.say(line.label)
          ) : (
            <button type="button" class="line" onClick={mark} onFocus={mark} onBlur={unmark}>
              <span class="line-label">{voice.say(line.label)}</span>
              <span class="line-pieces">{namesOf(line, voice.say)}</span>
            </button>
          )}
          <RuleLink game={game} rule={line.rule} />
        </div>
      </th>
      <td>{line.points}</td>
    </tr>
  );
};

const SeatSheet = ({ round, seat, game, voice }: RoundProps & { readonly seat: number }) => {
  const { t } = useWords();
  const [marked, mark] = useState<CountedLine | null>(null);
  const lines = round.lines.filter((line) => line.seat === seat);
  const pieces = round.pieces.filter((piece) => piece.seat === seat);
  return (
    <section class="seat-sheet" aria-label={voice.nameOf(seat)}>
      <h3>
        <SeatGlyph seat={seat} />
        {voice.nameOf(seat)}
      </h3>
      {round.stamps
        .filter((stamp) => stamp.seat === seat)
        .map(({ text, rule }) => (
          <p key={rule} class="seat-stamp">
            <Stamp tone="bad">{voice.say(text)}</Stamp> <RuleLink game={game} rule={rule} />
          </p>
        ))}
      {pieces.length > 0 && <Laid pieces={pieces} marked={marked} />}
      <table class="score-table">
        <tbody>
          {lines.map((line, place) => (
            <Line key={place} line={line} game={game} voice={voice} onMark={mark} />
          ))}
          {lines.length === 0 && (
            <tr>
              <th scope="row">{t('score.nothing')}</th>
              <td>0</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('score.round')}</th>
            <td>{gainsOf(round)[seat]}</td>
          </tr>
          <tr class="total">
            <th scope="row">{t('score.total')}</th>
            <td>{round.totals[seat]}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
};

/** One round as it was counted: by seat what lay there, and each line with what it counts and the paragraph it follows. */
export const RoundSheet = ({ round, game, voice }: RoundProps) => (
  <div class="sheet-seats">
    {round.totals.map((_, seat) => (
      <SeatSheet key={seat} seat={seat} round={round} game={game} voice={voice} />
    ))}
  </div>
);
