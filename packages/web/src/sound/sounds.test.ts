import { expect, test } from 'vitest';
import { type Note, SOUNDS } from './sounds.ts';

const ALL: readonly (readonly [string, readonly Note[]])[] = Object.entries(SOUNDS);

test.each(ALL)('the sound %s is short, can be heard, and does not hurt', (_, notes) => {
  for (const { pitch, after, lasts, loud } of notes) {
    expect(after + lasts).toBeLessThanOrEqual(1.3);
    expect(lasts).toBeGreaterThan(0.01); // longer than it swells
    for (const hertz of pitch) expect(hertz).toBeGreaterThan(80); // below, a phone plays nothing
    expect(loud).toBeGreaterThan(0);
    expect(loud).toBeLessThanOrEqual(1);
  }
});

test.each(ALL)('what sounds together in %s is not louder than one voice at its loudest twice over', (_, notes) => {
  for (const { after } of notes) {
    const together = notes.filter((note) => note.after <= after && after < note.after + note.lasts);
    expect(together.reduce((sum, { loud }) => sum + loud, 0)).toBeLessThanOrEqual(2);
  }
});
