/** The browser of the tests. */
export const chromium: () => string;
/** Sees to it that it is there; what to do, in one line, where it is not. */
export const ensureChromium: () => string | undefined;
