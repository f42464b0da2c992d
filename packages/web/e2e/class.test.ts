import type { Locator, Page } from '@playwright/test';
import { en as english } from '../../rules/src/games/wide-world/text/en.ts';
import spanish from '../../rules/src/games/wide-world/text/es.ts';
import russian from '../../rules/src/games/wide-world/text/ru.ts';
import { NAMES } from '../../server/src/classes/naming.ts';
import { en } from '../src/words/en.ts';
import es from '../src/words/es.ts';
import ru from '../src/words/ru.ts';
import { expectFitsAll } from './kit/every-way.ts';
import { expect, test } from './kit/test.ts';

const LANGUAGES = ['en', 'es', 'ru'] as const;
const PAGE = { en, es, ru };
const GAME = { en: english, es: spanish, ru: russian };

/** A teacher makes a class of two tables for two, and is at its board. */
const makeClass = async (teacher: Page): Promise<string> => {
  await teacher.goto('/');
  await teacher.getByRole('link', { name: 'For a class' }).click();
  await teacher.getByLabel('Game').selectOption('Wide World');
  await teacher.getByLabel('Tables').selectOption('2');
  await teacher.getByLabel('Seats at each table').selectOption('2');
  await expect(teacher.getByText('Room for 4 pupils.')).toBeVisible();
  await expectFitsAll(teacher, 'a new class');
  await teacher.getByRole('button', { name: 'Make the class' }).click();
  await teacher.waitForURL('**/class/*/board');
  return (await teacher.locator('.class-join .code').textContent()) ?? '';
};

/** Somebody who came, and how they are called. */
interface Pupil {
  readonly page: Page;
  readonly language: (typeof LANGUAGES)[number];
  readonly name: string;
}

/** Somebody types the code, and nothing else. */
const comeIn = async (page: Page, code: string, language: Pupil['language']): Promise<Pupil> => {
  const words = PAGE[language];
  await page.goto('/');
  await page.getByLabel(words['home.code']).fill(code.toLowerCase());
  await page.getByRole('button', { name: words['home.go'] }).click();
  const title = page.getByRole('heading', { level: 2 });
  const before = words['class.you-are'].replace('{{name}}', '');
  await expect(title).toContainText(before);
  const name = ((await title.textContent()) ?? '').replace(before, '');
  expect(NAMES[language]).toContain(name);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  return { page, language, name };
};

const seatOf = (board: Page, { name }: Pupil): Locator => board.locator('.class-table .chair').filter({ hasText: name });

const rollOf = ({ page, language }: Pupil): Locator =>
  page.locator('.actions').getByRole('button', { name: GAME[language]['board.roll'] });

/** Whoever has to roll. */
const whoRolls = async (pupils: readonly Pupil[]): Promise<Pupil | undefined> => {
  for (const pupil of pupils) if (await rollOf(pupil).isVisible()) return pupil;
  return undefined;
};

test('a class: by code and without a name in three languages, all at once, and nothing is left', async ({ newPlayer }) => {
  const teacher = await newPlayer({ viewport: { width: 1280, height: 800 } });
  const code = await makeClass(teacher);
  const pupils: Pupil[] = [];
  for (const language of LANGUAGES) {
    const pupil = await comeIn(await newPlayer({ locale: language }), code, language);
    await expect(seatOf(teacher, pupil)).toBeVisible();
    pupils.push(pupil);
  }
  const [first, , last] = pupils;
  if (first === undefined || last === undefined) throw new Error('nobody came');
  await first.page.reload();
  await expect(first.page.getByRole('heading', { name: `Here you are ${first.name}` })).toBeVisible();

  await expectFitsAll(first.page, 'the lobby of a class');
  await teacher.getByRole('button', { name: 'Start all tables' }).click();
  await expect.poll(() => whoRolls(pupils)).toBeDefined();
  const late = await newPlayer();
  await late.goto(`/t/${code}`);
  await expect(late.getByRole('alert')).toBeVisible();
  await expectFitsAll(late, 'a class without room');
  const roller = (await whoRolls(pupils)) ?? first;
  await expect(seatOf(teacher, roller)).toContainText('has to move');
  await rollOf(roller).click();
  const table = teacher.locator('.class-table').filter({ hasText: roller.name });
  await expect(table.locator('.class-line')).toContainText(roller.name);

  await teacher.getByRole('button', { name: 'Free somebody’s seat' }).click();
  await teacher.getByRole('button', { name: 'End the class…' }).click();
  await expectFitsAll(teacher, 'the board of a class, with all that a teacher can do');
  await teacher.getByRole('button', { name: `Free the seat of ${last.name}` }).click();
  await expect(seatOf(teacher, last)).toBeHidden();

  await teacher.getByRole('button', { name: 'End it and delete everything' }).click();
  for (const { page, language } of pupils)
    await expect(page.getByRole('heading', { name: PAGE[language]['class.over'] })).toBeVisible();
  await expect(teacher.getByRole('heading', { name: 'The class is over' })).toBeVisible();
  await expectFitsAll(teacher, 'a class that is over');
  await first.page.goto(`/t/${code}`);
  await expect(first.page.getByText('There is no table with that link or code.')).toBeVisible();
  for (const { page } of [...pupils, { page: teacher }])
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(code);
});

test('the board tells the story of the game that was chosen, not of the one that stood there first', async ({ newPlayer }) => {
  const teacher = await newPlayer();
  await teacher.goto('/class/new');
  await expect(teacher.getByRole('button', { name: 'Make the class' })).toBeVisible(); // the words of the first game are here
  await teacher.getByLabel('Game').selectOption('Carmen Sandiego: Junior Detective');
  await teacher.getByRole('button', { name: 'Make the class' }).click();
  await teacher.waitForURL('**/class/*/board');
  const code = (await teacher.locator('.class-join .code').textContent()) ?? '';
  const pupil = await comeIn(await newPlayer(), code, 'en');
  const kicked = await comeIn(await newPlayer(), code, 'en');
  await teacher.getByRole('button', { name: 'Free somebody’s seat' }).click();
  await teacher.getByRole('button', { name: `Free the seat of ${kicked.name}` }).click();
  await expect(kicked.page.getByRole('alert')).toContainText('type the class’s code');
  await teacher.getByRole('button', { name: 'Start all tables' }).click();
  const line = teacher.locator('.class-table').filter({ hasText: pupil.name }).locator('.class-line');
  await expect(line).toContainText(`${pupil.name} to play.`, { timeout: 30_000 }); // the robots wait for them now
  const told = await line.textContent();
  await teacher.reload();
  await expect(line).toHaveText(told ?? '');
});
