import type { ScoredRound } from '../games/screen.ts';
import { Button } from '../ui/Button.tsx';
import { SeatGlyph } from '../ui/SeatGlyph.tsx';
import { useWords } from '../words/words.ts';
import { RuleLink } from './RuleLink.tsx';
import type { TableVoice } from './voice.ts';

interface RoundProps {
  readonly round: ScoredRound;
  readonly game: string;
  readonly voice: TableVoice;
}

/** One round as it was counted: by seat, each line with the paragraph it follows. */
export const RoundSheet = ({ round, game, voice }: RoundProps) => {
  const { t } = useWords();
  return (
    <div class="sheet-seats">
      {round.totals.map((total, seat) => {
        const lines = round.lines.filter((line) => line.seat === seat);
        const points = lines.reduce((sum, line) => sum + line.points, 0);
        return (
          <table key={seat} class="score-table">
            <caption>
              <SeatGlyph seat={seat} />
              {voice.nameOf(seat)}
            </caption>
            <tbody>
              {lines.map((line, index) => (
                <tr key={index}>
                  <th scope="row">
                    {voice.say(line.label)} <RuleLink game={game} rule={line.rule} />
                  </th>
                  <td>{line.points}</td>
                </tr>
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
                <td>{points}</td>
              </tr>
              <tr class="total">
                <th scope="row">{t('score.total')}</th>
                <td>{total}</td>
              </tr>
            </tfoot>
          </table>
        );
      })}
    </div>
  );
};

interface ScoresProps {
  readonly rounds: readonly ScoredRound[];
  readonly totals: readonly number[];
  readonly target: number | null;
  readonly game: string;
  readonly voice: TableVoice;
  /** Not all rounds may be known: the log goes further back. */
  readonly older: boolean;
  readonly onOlder: () => void;
}

/** The whole score sheet: running totals, then each round, the newest first. */
export const ScoreSheet = ({ rounds, totals, target, game, voice, older, onOlder }: ScoresProps) => {
  const { t } = useWords();
  return (
    <div class="scores">
      <table class="score-table totals">
        <caption>{target === null ? t('score.total') : t('score.target', { count: target })}</caption>
        <tbody>
          {totals.map((total, seat) => (
            <tr key={seat}>
              <th scope="row">
                <SeatGlyph seat={seat} />
                {voice.nameOf(seat)}
              </th>
              <td>
                {target !== null && <progress max={target} value={Math.min(total, target)} aria-hidden="true" />}
                {total}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rounds.length === 0 && <p class="quiet">{t('score.none')}</p>}
      {rounds
        .map((round, index) => (
          <section key={index}>
            <h2 class="small">{older ? t('score.a-round') : t('score.nth-round', { number: index + 1 })}</h2>
            <RoundSheet round={round} game={game} voice={voice} />
          </section>
        ))
        .reverse()}
      {older && (
        <Button kind="quiet" onClick={onOlder}>
          {t('score.older')}
        </Button>
      )}
    </div>
  );
};
