import { Emblem } from '../games/Emblem.tsx';
import { SHELF, type ShelfGame } from '../games/shelf.ts';
import { NeedsHttps } from '../offline/NeedsHttps.tsx';
import { navigate, showRoute } from '../router.ts';
import { heldTables } from '../seats.ts';
import { Button } from '../ui/Button.tsx';
import { lazily } from '../ui/lazily.tsx';
import { useWords } from '../words/words.ts';
import './home.css';
import { useState } from 'preact/hooks';

const YourTables = lazily(async () => (await import('./YourTables.tsx')).YourTables);
const WorldMap = lazily(async () => (await import('../ui/WorldMap.tsx')).WorldMap);

const GameCard = ({ game }: { readonly game: ShelfGame }) => {
  const { t } = useWords();
  return (
    <li class={`game-card ${game}`}>
      <a class="game-link" href={showRoute({ page: 'new', game })}>
        <Emblem game={game} />
        <span class="game-words">
          <h2>{t(`game.${game}`)}</h2>
          <p>{t(`tagline.${game}`)}</p>
        </span>
        <span class="button primary" aria-hidden="true">
          {t('home.play')}
        </span>
      </a>
      <a class="game-rules" href={showRoute({ page: 'rules', game, paragraph: null })}>
        {t('tab.rules')}
      </a>
    </li>
  );
};

/** A table's code gets one there, from any device. */
const CodeForm = () => {
  const { t } = useWords();
  const [code, setCode] = useState('');
  return (
    <form
      class="panel code-form"
      onSubmit={(event) => {
        event.preventDefault();
        navigate(showRoute({ page: 'table', table: code.trim().toUpperCase() }));
      }}
    >
      <label class="field">
        <span>{t('home.code')}</span>
        <input
          name="code"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          required
          pattern="\s*[A-Za-z0-9]{3,12}\s*"
          maxLength={12}
          value={code}
          onInput={(event) => setCode(event.currentTarget.value)}
        />
      </label>
      <Button type="submit">{t('home.go')}</Button>
    </form>
  );
};

/** The first page: the games, and the way to a table that exists. */
export const Home = () => {
  const { t } = useWords();
  return (
    <main class="page home">
      <header class="home-head">
        <div class="home-map">
          <WorldMap fill />
        </div>
        <div class="home-title">
          <h1>{t('home.title')}</h1>
          <p>{t('home.lead')}</p>
        </div>
      </header>
      <div class="home-tables">
        {heldTables().length > 0 && <YourTables />}
        <CodeForm />
      </div>
      <ul class="game-cards" aria-label={t('home.games')}>
        {SHELF.map((game) => (
          <GameCard key={game} game={game} />
        ))}
      </ul>
      <NeedsHttps />
      <footer>
        <a href={showRoute({ page: 'class-new' })}>{t('class.link')}</a>
        <a href="/credits">{t('credits.title')}</a>
      </footer>
    </main>
  );
};
