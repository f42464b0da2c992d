/** What the browser's storage did not take, for as long as the page lives. */
const untaken = new Map<string, string>();

/** The browser's storage, which may be full, forbidden or absent: then nothing outlives the page, and the page still works. */
export const recall = (key: string): string | null => {
  try {
    return untaken.get(key) ?? localStorage.getItem(`tabletrotter.${key}`);
  } catch {
    return null;
  }
};

export const remember = (key: string, value: string): void => {
  try {
    localStorage.setItem(`tabletrotter.${key}`, value);
    untaken.delete(key); // from now on other windows may write it too
  } catch {
    untaken.set(key, value);
  }
};
