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

/** The list in a text that was kept; what is no list is an empty one. `read`: what an entry holds, nothing where it is junk. */
export const listIn = <T>(text: string | null, read: (raw: unknown) => readonly T[]): readonly T[] => {
  try {
    const raw: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(raw) ? raw.flatMap(read) : [];
  } catch {
    return [];
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
