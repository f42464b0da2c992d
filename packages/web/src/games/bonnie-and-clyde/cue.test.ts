import { host, quickLuck, quickRandom } from '@tabletrotter/rules';
import { bonnieAndClyde } from '@tabletrotter/rules/games/bonnie-and-clyde';
import { describe, expect, test } from 'vitest';
import { cueFor, type Thing } from './cue.ts';
import type { EventView, View } from './model.ts';

const table = (seat: number | null): Pick<View, 'seat' | 'hands'> => ({ seat, hands: [{ count: 3 }, { count: 2 }] });

const ways = (event: EventView, seat: number | null = 0): readonly string[] =>
  cueFor(event, table(seat)).moves.map(({ thing, from, to }) => `${nameOf(thing)}: ${from} > ${to}`);

const nameOf = (thing: Thing): string => (typeof thing === 'string' ? thing : thing.face);

const CASES: readonly (readonly [string, EventView, readonly string[]])[] = [
  [
    'a draw of one’s own shows the card, and goes to its like',
    { type: 'drew', seat: 0, from: 'case-file', count: 1, cards: ['joplin'] },
    ['joplin: case-file > hand.joplin'],
  ],
  [
    'a draw of another shows a back, one for each card',
    { type: 'drew', seat: 1, from: 'case-file', count: 2 },
    ['back: case-file > seat.1', 'back: case-file > seat.1'],
  ],
  [
    'what another draws from the FBI files all have seen',
    { type: 'drew', seat: 1, from: 'fbi-files', count: 1, cards: ['dexter'] },
    ['dexter: fbi-files > seat.1'],
  ],
  [
    'cards are melded out of the hand',
    { type: 'played', seat: 0, location: 'joplin', count: 3, kind: 'meld', sideways: false },
    ['joplin: hand.joplin > table.0', 'joplin: hand.joplin > table.0', 'joplin: hand.joplin > table.0'],
  ],
  ['a covered discard is a back', { type: 'discarded', seat: 1 }, ['back: seat.1 > fbi-files']],
  ['what another took is a back', { type: 'took', seat: 1, location: 'kaufman' }, ['back: hideout.1 > seat.1']],
  ['what another fetched is a back', { type: 'fetched', seat: 1 }, ['back: fbi-files > seat.1']],
  [
    'an outlaw is caught in the open',
    { type: 'captured', seat: 1, location: 'dexter', card: 'bonnie' },
    ['bonnie: hideout.6 > table.1'],
  ],
  [
    'one who looks shows nothing of what is seen',
    { type: 'looked', seat: 0, location: 'dexter', by: 'meld', card: 'clyde' },
    ['eye: seat.0 > hideout.6'],
  ],
  ['the car drives', { type: 'drove', seat: 1, from: 4, to: 5 }, ['car: road.4 > road.5']],
];

test.each(CASES)('%s', (_, event, expected) => {
  expect(ways(event)).toEqual(expected);
});

test('whoever only watches sees cards go to seats', () => {
  expect(ways({ type: 'drew', seat: 0, from: 'case-file', count: 1 }, null)).toEqual(['back: case-file > seat.0']);
  expect(ways({ type: 'dealt', dealer: 0 }, null)).toEqual(['back: case-file > seat.0', 'back: case-file > seat.1']);
});

describe('over whole games, whoever looks on', () => {
  /** What `viewer` is told of a whole game at random, by action. */
  const toldIn = (seed: number, viewer: number | null): readonly (readonly EventView[])[] => {
    const opened = host(bonnieAndClyde).open(3, {}, { luck: quickLuck(seed), time: 0, commitment: null, words: [] });
    if (!opened.ok) throw new Error(opened.error.message);
    const { match } = opened.value;
    const random = quickRandom(seed);
    const told: (readonly EventView[])[] = [];
    while (match.outcome === null) {
      const [seat = 0] = match.toAct;
      const actions = match.legal(seat);
      const step = match.act(seat, actions[random.below(actions.length)] ?? null, { id: null, time: 0 });
      if (!step.ok) throw new Error(step.error.code);
      // as on the wire: JSON that this game wrote and this game reads
      told.push(JSON.parse(JSON.stringify(step.value.eventsFor(viewer))));
      step.value.accept();
    }
    return told;
  };
  const view = (seat: number | null): Pick<View, 'seat' | 'hands'> => ({
    seat,
    hands: [{ count: 1 }, { count: 1 }, { count: 1 }],
  });

  test.each([0, 1, null])('each action moves something, and no face is shown that was not told (viewer %s)', (viewer) => {
    for (const seed of [1, 2, 3])
      for (const events of toldIn(seed, viewer)) {
        const cues = events.map((event) => [event, cueFor(event, view(viewer))] as const);
        expect(cues.flatMap(([, { moves }]) => moves)).not.toEqual([]);
        for (const [event, { moves }] of cues)
          for (const { thing } of moves)
            if (typeof thing !== 'string' && thing.face !== 'hinton') expect(JSON.stringify(event)).toContain(`"${thing.face}"`);
      }
  });
});
