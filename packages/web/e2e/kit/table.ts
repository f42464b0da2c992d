import { expect, type Page } from '@playwright/test';
import type { Held } from './late.ts';
import { until } from './until.ts';

/** Somebody who can be asked. */
interface Seated {
  readonly page: Page;
  readonly isAsked: boolean;
  readonly isOver: boolean;
  act(): Promise<void>;
}

interface Setup {
  readonly game: string;
  readonly memory: 'As printed' | 'Helped';
  /** What else is chosen, by the words of the choices. */
  readonly radios?: readonly string[];
  /** Shown as soon as the game has begun. */
  readonly first: string;
}

const GUESTS = ['Leo', 'Mia', 'Zoe', 'Ida', 'Max'] as const;
const SEATS = ['Azure', 'Saffron', 'Jade', 'Orchid', 'Graphite'] as const;

/** Makes a table with a chair for each guest, everybody sits down, and the game begins. */
export const sitDown = async (
  host: Page,
  guests: readonly Page[],
  { game, memory, radios = [], first }: Setup,
): Promise<void> => {
  await host.goto(`/new/${game}`);
  await host.getByLabel('Your name').fill('Ana');
  for (const [place] of guests.entries()) {
    if (place > 0) await host.getByRole('button', { name: 'Add a seat' }).click();
    await host.getByLabel(`${SEATS[place]}: who sits here`).selectOption({ label: 'A friend, by link' });
  }
  for (const name of [memory, ...radios]) await host.getByRole('radio', { name, exact: true }).check();
  await host.getByRole('button', { name: 'Make the table and invite' }).click();
  await expect(host.getByRole('heading', { name: 'The table' })).toBeVisible();
  await joinAndStart(host, guests, new URL(host.url()).pathname);
  for (const page of [host, ...guests]) await expect(page.getByRole('group', { name: first })).toBeVisible();
};

/** The guests sit down at the host's table, and the game begins. */
const joinAndStart = async (host: Page, guests: readonly Page[], path: string): Promise<void> => {
  for (const [place, guest] of guests.entries()) {
    await guest.goto(path);
    await guest.getByLabel('Your name').fill(GUESTS[place] ?? '');
    await guest.getByRole('button', { name: 'Sit down' }).click();
  }
  await expect(host.getByText('Everybody is here.')).toBeVisible();
  await host.getByRole('button', { name: 'Start the game' }).click();
};

/** Everybody sits down at a table that begins late in its game, whose first chair the host holds already. */
export const sitDownLate = async (host: Page, guests: readonly Page[], { table }: Held): Promise<void> => {
  const path = `/t/${table}`;
  await host.goto(path);
  if (guests.length > 0) await joinAndStart(host, guests, path);
};

export const whoIsAsked = async <P extends Seated>(players: readonly P[]): Promise<P> => {
  await until(() => players.some((player) => player.isAsked || player.isOver), 'somebody is asked, or the game is over');
  const asked = players.find((player) => player.isAsked || player.isOver);
  if (asked === undefined) throw new Error('nobody is asked');
  return asked;
};

/** Plays on until the game is over. */
export const playOut = async (players: readonly Seated[]): Promise<void> => {
  for (;;) {
    const asked = await whoIsAsked(players);
    if (asked.isOver) return;
    await asked.act();
  }
};

export const playTurns = async (players: readonly Seated[], actions: number): Promise<void> => {
  for (let action = 0; action < actions; action++) await (await whoIsAsked(players)).act();
};
