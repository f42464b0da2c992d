/** The browser of the tests. */
export const chromium: () => string;
/** The browser for what that one cannot. */
export const wholeChromium: () => string;
/** How both are started. */
export const FLAGS: string[];
/** Sees to it that they are there; what to do, in one line, where the one that is needed is not. */
export const ensureChromium: () => string | undefined;
