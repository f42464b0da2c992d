import { createStore, useStore } from './store.ts';

/** Where the page is. `paragraph` is a rule's id, such as `BC-2.10`. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game: string }
  /** `claim`: what takes a seat along that is held elsewhere, from a link that works once. */
  | { readonly page: 'table'; readonly table: string; readonly claim?: string }
  /** A table on a screen that all can see. */
  | { readonly page: 'screen'; readonly table: string }
  | { readonly page: 'rules'; readonly game: string; readonly paragraph: string | null }
  /** `null`: a game from a file, or that on the shelf of this tab. */
  | { readonly page: 'replay'; readonly table: string | null }
  | { readonly page: 'credits' }
  /** Where a teacher makes a class. */
  | { readonly page: 'class-new' }
  /** All tables of a class, for a projector. */
  | { readonly page: 'class-board'; readonly code: string }
  /** `show`: which fixture, see `fixtures/`. */
  | { readonly page: 'fixtures'; readonly show: string }
  | { readonly page: 'lost' };

const SEGMENT = /^[A-Za-z0-9_-]{1,64}$/;

/** The route of an address of one segment. */
const alone = (first: string, hash: string): Route => {
  switch (first) {
    case 'credits':
      return { page: 'credits' };
    case 'replay':
      return { page: 'replay', table: null };
    case 'fixtures':
      return { page: 'fixtures', show: hash.replace(/^#/, '') };
    default:
      return { page: 'lost' };
  }
};

/** What proves a seat stands after the `#`: it never reaches a server's log. */
const SEAT_LINK = /^#seat=([A-Za-z0-9_-]{1,64})$/;

/** The route of an address below that of a table. */
const atTable = (table: string, page: string | undefined, hash: string): Route => {
  switch (page) {
    case undefined: {
      const claim = SEAT_LINK.exec(hash)?.[1];
      return claim === undefined ? { page: 'table', table } : { page: 'table', table, claim };
    }
    case 'screen':
      return { page, table };
    case 'replay':
      return { page, table };
    default:
      return { page: 'lost' };
  }
};

/** The route of an address below that of classes. */
const ofClass = (code: string, page: string | undefined): Route => {
  if (page === undefined && code === 'new') return { page: 'class-new' };
  return page === 'board' ? { page: 'class-board', code } : { page: 'lost' };
};

/** The route of an address. A trailing slash does not matter. */
export const parseRoute = (path: string, hash = ''): Route => {
  const [first, second, third, ...rest] = path.split('/').filter((part) => part !== '');
  if (first === undefined) return { page: 'home' };
  if (rest.length > 0 || (third !== undefined && first !== 't' && first !== 'class')) return { page: 'lost' };
  if (second === undefined) return alone(first, hash);
  if (!SEGMENT.test(second)) return { page: 'lost' };
  switch (first) {
    case 'new':
      return { page: 'new', game: second };
    case 'class':
      return ofClass(second, third);
    case 't':
      return atTable(second, third, hash);
    case 'rules': {
      const paragraph = hash.replace(/^#/, '');
      return { page: 'rules', game: second, paragraph: paragraph === '' ? null : paragraph };
    }
    default:
      return { page: 'lost' };
  }
};

/** The address of a route. */
export const showRoute = (route: Exclude<Route, { readonly page: 'lost' }>): string => {
  switch (route.page) {
    case 'home':
      return '/';
    case 'new':
      return `/new/${route.game}`;
    case 'table':
      return `/t/${route.table}${route.claim === undefined ? '' : `#seat=${route.claim}`}`;
    case 'screen':
      return `/t/${route.table}/screen`;
    case 'rules':
      return `/rules/${route.game}${route.paragraph === null ? '' : `#${route.paragraph}`}`;
    case 'replay':
      return route.table === null ? '/replay' : `/t/${route.table}/replay`;
    case 'credits':
      return '/credits';
    case 'class-new':
      return '/class/new';
    case 'class-board':
      return `/class/${route.code}/board`;
    case 'fixtures':
      return `/fixtures${route.show === '' ? '' : `#${route.show}`}`;
  }
};

const here = (): Route => parseRoute(location.pathname, location.hash);
const current = createStore<Route>({ page: 'home' });

export const useRoute = (): Route => useStore(current);

/** Goes somewhere without loading the page anew. */
export const navigate = (href: string, { replace = false }: { readonly replace?: boolean } = {}): void => {
  if (replace) history.replaceState(null, '', href);
  else history.pushState(null, '', href);
  current.set(here());
  if (!href.includes('#')) window.scrollTo(0, 0);
};

/** Whether a click is a plain one: with a modifier or the middle button the browser shall do what it always does. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;

/** Follows the browser's history, and the page's own links. */
export const startRouter = (): void => {
  current.set(here());
  window.addEventListener('popstate', () => current.set(here()));
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event)) return;
    if (link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) return;
    event.preventDefault();
    navigate(`${link.pathname}${link.hash}`);
  });
};
