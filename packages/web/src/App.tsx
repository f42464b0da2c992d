import { Bar } from './bar/Bar.tsx';
import { Home } from './home/Home.tsx';
import { goTo, type Keeper } from './live/live.ts';
import { type Route, useRoute } from './router.ts';
import { heldAt } from './seats.ts';
import { useStore } from './store.ts';
import { lazily } from './ui/lazily.tsx';
import { words } from './words/language.ts';
import { useWords, WordsContext } from './words/words.ts';

const NewTable = lazily(async () => (await import('./setup/NewTable.tsx')).NewTable);
const TablePage = lazily(async () => (await import('./table/TablePage.tsx')).TablePage);
const ScreenPage = lazily(async () => (await import('./table/screen-table/ScreenPage.tsx')).ScreenPage);
const RulesPage = lazily(async () => (await import('./rulebook/RulesPage.tsx')).RulesPage);
const ReplayPage = lazily(async () => (await import('./replay/ReplayPage.tsx')).ReplayPage);
const Credits = lazily(async () => (await import('./credits/Credits.tsx')).Credits);
const NewClass = lazily(async () => (await import('./class/NewClass.tsx')).NewClass);
const BoardPage = lazily(async () => (await import('./class/BoardPage.tsx')).BoardPage);
const Fixtures = lazily(async () => (await import('./fixtures/Fixtures.tsx')).Fixtures);
const LineBanner = lazily(async () => (await import('./bar/LineBanner.tsx')).LineBanner);

const Lost = () => {
  const { t } = useWords();
  return (
    <main class="page">
      <h1>{t('lost.title')}</h1>
      <a class="button plain" href="/">
        {t('home.back')}
      </a>
    </main>
  );
};

const Page = ({ route }: { readonly route: Route }) => {
  switch (route.page) {
    case 'home':
      return <Home />;
    case 'new':
      return <NewTable key={route.game} game={route.game} />;
    case 'table':
      return <TablePage key={route.table} table={route.table} claim={route.claim ?? null} />;
    case 'screen':
      return <ScreenPage key={route.table} table={route.table} />;
    case 'rules':
      return <RulesPage game={route.game} paragraph={route.paragraph} />;
    case 'replay':
      return <ReplayPage key={route.table} table={route.table} />;
    case 'credits':
      return <Credits />;
    case 'class-new':
      return <NewClass />;
    case 'class-board':
      return <BoardPage key={route.code} code={route.code} />;
    case 'fixtures':
      return <Fixtures show={route.show} />;
    case 'lost':
      return <Lost />;
  }
};

/** What the page shows depends on the line to the table. */
const hasLine = ({ page }: Route): boolean => ['table', 'screen', 'new', 'class-new', 'class-board'].includes(page);

/** Who keeps what the route shows. */
const keeperOf = (route: Route): Keeper =>
  'table' in route && route.table !== null ? (heldAt(route.table)?.keeper ?? 'server') : 'server';

/** A small window of a larger page of ours, which has the bar. */
const isFramed = window.parent !== window;

/** The whole page. */
export const App = () => {
  const route = useRoute();
  const spoken = useStore(words);
  goTo(keeperOf(route));
  if (spoken === null) return null;
  return (
    <WordsContext.Provider value={spoken}>
      <div class={`app ${route.page === 'screen' ? 'table screen' : route.page}`}>
        {route.page !== 'fixtures' && !isFramed && <Bar />}
        {hasLine(route) && <LineBanner />}
        <Page route={route} />
      </div>
    </WordsContext.Provider>
  );
};
