import { expect, test } from 'vitest';
import { votersOf } from './voters.ts';

test('all people have to agree, here or away, but those for whom a robot plays until they are back', () => {
  const person = { kind: 'person', name: 'Ana', present: true, standIn: null } as const;
  expect(
    votersOf([
      person,
      { kind: 'bot', level: 'casual' },
      { ...person, present: false },
      { ...person, present: false, standIn: 'back' },
      { ...person, standIn: 'turn' },
    ]),
  ).toEqual([0, 2, 4]);
});
