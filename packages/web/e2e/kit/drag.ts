import type { CDPSession, Locator, Page } from '@playwright/test';

/** A pointer that can be held down: a mouse, or a finger. Points in CSS pixels of the window. */
export interface Pointer {
  down(x: number, y: number): Promise<void>;
  move(x: number, y: number): Promise<void>;
  up(): Promise<void>;
}

export const mouseOn = ({ mouse }: Page): Pointer => ({
  async down(x, y) {
    await mouse.move(x, y);
    await mouse.down();
  },
  move: (x, y) => mouse.move(x, y),
  up: () => mouse.up(),
});

/** One finger, as the browser itself gets it from a touch screen. */
export const fingerOn = async (page: Page): Promise<Pointer> => {
  const session: CDPSession = await page.context().newCDPSession(page);
  const touch = async (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: readonly { x: number; y: number }[],
  ): Promise<void> => {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
  };
  return {
    down: (x, y) => touch('touchStart', [{ x, y }]),
    move: (x, y) => touch('touchMove', [{ x, y }]),
    up: () => touch('touchEnd', []),
  };
};

/** A little to the right of the middle, so that it is never in doubt on which side of a card that is. */
const pointOf = async (target: Locator): Promise<{ readonly x: number; readonly y: number }> => {
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${target} is not in sight`);
  return { x: box.x + box.width * 0.6, y: box.y + box.height / 2 };
};

/** Takes something up and holds it over something else. */
export const carry = async (pointer: Pointer, from: Locator, to: Locator): Promise<void> => {
  const start = await pointOf(from);
  const end = await pointOf(to);
  await pointer.down(start.x, start.y);
  const STEPS = 6;
  for (let step = 1; step <= STEPS; step++)
    await pointer.move(start.x + ((end.x - start.x) * step) / STEPS, start.y + ((end.y - start.y) * step) / STEPS);
};

/** Takes something up and lets it go at something else. */
export const drag = async (pointer: Pointer, from: Locator, to: Locator): Promise<void> => {
  await carry(pointer, from, to);
  await pointer.up();
};

/** Presses, slips so far to the right, and lets go. */
export const slip = async (pointer: Pointer, from: Locator, pixels: number): Promise<void> => {
  const { x, y } = await pointOf(from);
  await pointer.down(x, y);
  await pointer.move(x + pixels, y);
  await pointer.up();
};
