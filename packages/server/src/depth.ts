/** Deeper than anything that is played, and far from where a stack ends. */
const DEEPEST = 100;

/** Whether JSON is nested too deeply to be looked into by code that calls itself. Looks at the text alone. */
export const isTooDeep = (json: string): boolean => {
  let depth = 0;
  let quoted = false;
  for (let index = 0; index < json.length; index++) {
    const code = json.charCodeAt(index);
    if (quoted) {
      if (code === 0x5c)
        index++; // a backslash: whatever comes next is part of the text
      else if (code === 0x22) quoted = false;
    } else if (code === 0x22) quoted = true;
    else if (code === 0x5b || code === 0x7b) {
      if (++depth > DEEPEST) return true;
    } else if (code === 0x5d || code === 0x7d) depth--;
  }
  return false;
};
