import { taps } from './kit/hands.ts';
import { playTurns, sitDown } from './kit/table.ts';
import { expect, test } from './kit/test.ts';
import { widePlayer } from './kit/wide-world.ts';

test('five people on their own devices, and a screen for all to see: six devices at one table', async ({ newPlayer }) => {
  test.setTimeout(180_000);
  const [host, ...guests] = [await newPlayer(), await newPlayer(), await newPlayer(), await newPlayer(), await newPlayer()];
  const screen = await newPlayer({ viewport: { width: 1440, height: 900 } });
  if (host === undefined) throw new Error('nobody is there');
  const players = [host, ...guests].map((page) => widePlayer(page, taps));
  const watcher = widePlayer(screen, taps);
  await sitDown(host, guests, { game: 'wide-world', memory: 'As printed', first: 'Directions' });
  await screen.goto(`${new URL(host.url()).pathname}/screen`);
  await playTurns(players, 20);
  const version = Math.max(...players.map((player) => player.version));
  await expect.poll(() => watcher.version).toBe(version);
  for (const name of ['Ana', 'Leo', 'Mia', 'Zoe', 'Ida'])
    await expect(screen.getByRole('list', { name: 'Players' }).getByText(name, { exact: true })).toBeVisible();
  expect(watcher.received.some((text) => text.includes('"sights":[{'))).toBe(false); // nothing private on the screen
  await expect(screen.getByRole('button', { name: 'Roll the die' })).toHaveCount(0);
});
