/** Deeper than any position, and far from where the stack ends. */
const DEEPEST = 1_000;

/** Whether a JSON value is nested too deeply to be written out again. Asks without recursion, since that is the point. */
export const isTooDeep = (value: unknown): boolean => {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return true;
    const next: unknown[] = [];
    for (const each of level)
      if (typeof each === 'object' && each !== null) for (const inner of Object.values(each)) next.push(inner);
    level = next;
  }
  return false;
};
