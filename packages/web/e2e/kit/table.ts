import { expect, type Page } from '@playwright/test';

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
  /** Chairs after the guests' own with robots on them. */
  readonly robots?: number;
  /** What else is chosen, by the words of the choices. */
  readonly radios?: readonly string[];
  /** Shown as soon as the game has begun. */
  readonly first: string;
}

const GUESTS = ['Leo', 'Mia', 'Zoe'] as const;
const SEATS = ['Azure', 'Saffron', 'Jade'] as const;

/** Makes a table with a chair for each guest, everybody sits down, and the game begins. */
export const sitDown = async (
  host: Page,
  guests: readonly Page[],
  { game, memory, robots = 0, radios = [], first }: Setup,
): Promise<void> => {
  await host.goto(`/new/${game}`);
  await host.getByLabel('Your name').fill('Ana');
  for (const [place] of guests.entries()) {
    if (place > 0) await host.getByRole('button', { name: 'Add a seat' }).click();
    await host.getByLabel(`${SEATS[place]}: who sits here`).selectOption({ label: 'A friend, by link' });
  }
  for (let place = guests.length; place < guests.length + robots; place++) {
    await host.getByRole('button', { name: 'Add a seat' }).click();
    await host.getByLabel(`${SEATS[place]}: who sits here`).selectOption('casual');
  }
  for (const name of [memory, ...radios]) await host.getByRole('radio', { name, exact: true }).check();
  await host.getByRole('button', { name: 'Make the table and invite' }).click();
  await expect(host.getByRole('heading', { name: 'The table' })).toBeVisible();
  for (const [place, guest] of guests.entries()) {
    await guest.goto(new URL(host.url()).pathname);
    await guest.getByLabel('Your name').fill(GUESTS[place] ?? '');
    await guest.getByRole('button', { name: 'Sit down' }).click();
  }
  await expect(host.getByText('Everybody is here.')).toBeVisible();
  await host.getByRole('button', { name: 'Start the game' }).click();
  for (const page of [host, ...guests]) await expect(page.getByRole('group', { name: first })).toBeVisible();
};

export const whoIsAsked = async <P extends Seated>(players: readonly P[]): Promise<P> => {
  await expect.poll(() => players.some((player) => player.isAsked || player.isOver)).toBe(true);
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
