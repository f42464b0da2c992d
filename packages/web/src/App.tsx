import { Bar } from './Bar.tsx';
import { Home } from './home/Home.tsx';
import { lazily } from './lazily.tsx';
import { type Route, useRoute } from './router.ts';
import { useStore } from './store.ts';
import { words } from './words/language.ts';
import { useWords, WordsContext } from './words/words.ts';

const NewTable = lazily(async () => (await import('./setup/NewTable.tsx')).NewTable);
const TablePage = lazily(async () => (await import('./table/TablePage.tsx')).TablePage);
const RulesPage = lazily(async () => (await import('./rulebook/RulesPage.tsx')).RulesPage);
const Credits = lazily(async () => (await import('./credits/Credits.tsx')).Credits);
const Fixtures = lazily(async () => (await import('./fixtures/Fixtures.tsx')).Fixtures);
const LineBanner = lazily(async () => (await import('./LineBanner.tsx')).LineBanner);

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
      return <TablePage key={route.table} table={route.table} />;
    case 'rules':
      return <RulesPage game={route.game} paragraph={route.paragraph} />;
    case 'credits':
      return <Credits />;
    case 'fixtures':
      return <Fixtures show={route.show} />;
    case 'lost':
      return <Lost />;
  }
};

/** The whole page. */
export const App = () => {
  const route = useRoute();
  const spoken = useStore(words);
  if (spoken === null) return null;
  return (
    <WordsContext.Provider value={spoken}>
      <div class={`app ${route.page}`}>
        {route.page !== 'fixtures' && <Bar />}
        {(route.page === 'table' || route.page === 'new') && <LineBanner />}
        <Page route={route} />
      </div>
    </WordsContext.Provider>
  );
};
