import { useEffect, useState } from 'preact/hooks';
import { isOnShelf, SHELF, type ShelfGame } from '../games/shelf.ts';
import { lineTo } from '../live/live.ts';
import { useTitle } from '../table/title.ts';
import { useScreen } from '../table/useScreen.ts';
import { useGameWords } from '../words/game.ts';
import { useWords } from '../words/words.ts';
import '../setup/setup.css';
import './class.css';
import { ClassForm } from './ClassForm.tsx';

/** The page on which a teacher makes a class: first the game, then what goes with it. */
export const NewClass = () => {
  const { t } = useWords();
  const [game, setGame] = useState<ShelfGame>('wide-world');
  const screen = useScreen(game) ?? null;
  useEffect(() => void lineTo('server'), []); // it is open by the time the class is made
  const translate = useGameWords(game);
  useTitle(t('class.title'));
  return (
    <main class={`page setup class-new ${game}`}>
      <h1>{t('class.title')}</h1>
      <p>{t('class.lead')}</p>
      <label class="field">
        <span>{t('class.game')}</span>
        <select
          class="select"
          value={game}
          onChange={(event) => {
            if (isOnShelf(event.currentTarget.value)) setGame(event.currentTarget.value);
          }}
        >
          {SHELF.map((each) => (
            <option key={each} value={each}>
              {t(`game.${each}`)}
            </option>
          ))}
        </select>
      </label>
      {screen === null || translate === undefined ? (
        <p class="quiet">{t('table.loading')}</p>
      ) : (
        <ClassForm key={game} game={game} screen={screen} translate={translate} />
      )}
    </main>
  );
};
