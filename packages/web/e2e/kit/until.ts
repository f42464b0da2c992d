import { expect } from '@playwright/test';

/** Waits until something holds that the test knows without asking a page; it is looked at often, for that costs nothing. */
export const until = (holds: () => boolean, message?: string, timeout = 20_000): Promise<void> =>
  expect.poll(holds, { intervals: [5], timeout, ...(message === undefined ? {} : { message }) }).toBe(true);
