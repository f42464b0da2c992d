import { expect, test } from 'vitest';
import { iconDrawing } from './icons.ts';

test('an icon is its outlines, in the style of its set', async () => {
  expect(await iconDrawing('tabler/x')).toEqual({ style: 'line', size: 24, outlines: ['M18 6L6 18M6 6l12 12'] });
  const { style, size, outlines } = await iconDrawing('game-icons/fedora');
  expect([style, size, outlines.length]).toEqual(['solid', 512, 1]);
});

test.each(['tabler/no-such-thing', 'feather/x', 'x'])('there is no icon %s', async (address) => {
  await expect(iconDrawing(address)).rejects.toThrow(/no (such icon|set of icons)/);
});
