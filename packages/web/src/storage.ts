/** The browser's storage, which may be full, forbidden or absent: then nothing is remembered, and the page still works. */
export const recall = (key: string): string | null => {
  try {
    return localStorage.getItem(`tabletrotter.${key}`);
  } catch {
    return null;
  }
};

export const remember = (key: string, value: string): void => {
  try {
    localStorage.setItem(`tabletrotter.${key}`, value);
  } catch {
    // not remembered, then
  }
};
