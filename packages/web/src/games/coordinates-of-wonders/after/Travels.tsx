import { useMemo, useState } from 'preact/hooks';
import { SeatGlyph } from '../../../ui/SeatGlyph.tsx';
import { useWords } from '../../../words/words.ts';
import type { AfterwordProps, StoryProps } from '../../screen.ts';
import '../count/count.css';
import { World } from '../count/World.tsx';
import { pinsOf } from '../count/world.ts';
import { word } from '../words.ts';
import './travels.css';
import { readTravels, type Tally, type Travels } from './tallies.ts';

const COLUMNS = [
  ['afterword.laid', ({ laid, right }: Tally) => `${right}/${laid}`],
  ['afterword.calls-right', ({ callsRight }: Tally) => String(callsRight)],
  ['afterword.calls-wrong', ({ callsWrong }: Tally) => String(callsWrong)],
  ['afterword.exact', ({ exact }: Tally) => String(exact)],
] as const;

/** What each seat laid rightly, called, and guessed. */
const Tallies = ({ tallies, say, nameOf }: Pick<Travels, 'tallies'> & StoryProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reached by the keyboard
  <section class="travels-scroll" tabIndex={0} aria-label={say(word('afterword.tallies'))}>
    <table class="travels-sheet">
      <thead>
        <tr>
          <td />
          {COLUMNS.map(([key]) => (
            <th key={key} scope="col">
              {say(word(key))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tallies.map((tally, seat) => (
          <tr key={seat}>
            <th scope="row">
              <SeatGlyph seat={seat} /> {nameOf(seat)}
            </th>
            {COLUMNS.map(([key, of]) => (
              <td key={key}>{of(tally)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

const Rounds = ({ counts, notes, say }: Pick<Travels, 'counts' | 'notes'> & Pick<StoryProps, 'say'>) => {
  const [chosen, choose] = useState(counts.length - 1);
  const count = counts[chosen];
  if (count === undefined) return null;
  return (
    <>
      {counts.length > 1 && (
        <div class="row">
          {counts.map((_, round) => (
            <label key={round} class="choice">
              <input type="radio" name="travels-round" checked={round === chosen} onChange={() => choose(round)} />
              <span>{say(word('afterword.round', { number: round + 1 }))}</span>
            </label>
          ))}
        </div>
      )}
      <World key={chosen} pins={pinsOf(count)} notes={notes} say={say} />
    </>
  );
};

/** After the game, from its record: who was right how often, and the world of each round as it is. */
export const TravelLog = ({ record, say, nameOf }: AfterwordProps) => {
  const { t } = useWords();
  const travels = useMemo(() => readTravels(record), [record]);
  if (!travels.ok) return <p>{t('over.no-record')}</p>;
  return (
    <div class="travels coordinates-of-wonders">
      <p>{say(word('afterword.lead'))}</p>
      <Tallies tallies={travels.value.tallies} say={say} nameOf={nameOf} />
      <Rounds counts={travels.value.counts} notes={travels.value.notes} say={say} />
    </div>
  );
};
