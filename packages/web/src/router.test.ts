import { expect, test } from 'vitest';
import { parseRoute, type Route, showRoute } from './router.ts';

test.each<[string, string, Route]>([
  ['/', '', { page: 'home' }],
  ['/new/bonnie-and-clyde', '', { page: 'new', game: 'bonnie-and-clyde' }],
  ['/t/ABCDE', '', { page: 'table', table: 'ABCDE' }],
  ['/t/ABCDE/', '', { page: 'table', table: 'ABCDE' }],
  ['/t/ABCDE', '#seat=a_B-1', { page: 'table', table: 'ABCDE', claim: 'a_B-1' }],
  ['/t/ABCDE/screen', '', { page: 'screen', table: 'ABCDE' }],
  ['/rules/bonnie-and-clyde', '', { page: 'rules', game: 'bonnie-and-clyde', paragraph: null }],
  ['/rules/bonnie-and-clyde', '#BC-2.10', { page: 'rules', game: 'bonnie-and-clyde', paragraph: 'BC-2.10' }],
  ['/credits', '', { page: 'credits' }],
  ['/class/new', '', { page: 'class-new' }],
  ['/class/ABCDE/board', '', { page: 'class-board', code: 'ABCDE' }],
  ['/fixtures', '#over.ru.night', { page: 'fixtures', show: 'over.ru.night' }],
])('%s%s is a page and comes back as an address', (path, hash, route) => {
  expect(parseRoute(path, hash)).toEqual(route);
  if (route.page !== 'lost') expect(showRoute(route)).toBe(`${path.replace(/(.)\/$/, '$1')}${hash}`);
});

test.each([
  '/t',
  '/t/a b',
  '/t/a/b',
  '/nowhere',
  '/new/',
  '/rules/%3Cscript%3E',
  '/credits/x',
  '/class',
  '/class/ABCDE',
  '/class/new/x',
])('%s leads nowhere', (path) => {
  expect(parseRoute(path)).toEqual({ page: 'lost' });
});
