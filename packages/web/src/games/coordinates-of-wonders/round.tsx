import { coordinatesOfWonders } from '@tabletrotter/rules/games/coordinates-of-wonders';
import { lazily } from '../../ui/lazily.tsx';
import type { ScoredRound } from '../screen.ts';
import { type EventView, type Notes, notesOf, type View } from './model.ts';
import { seenCount } from './recent.ts';
import { word } from './words.ts';

const Story = lazily(async () => (await import('./count/Story.tsx')).Story);

type Counted = Extract<EventView, { readonly type: 'counted' }>;

const roundOf = (event: Counted, notes: Notes | null): ScoredRound => {
  const { guesses, earned, tokens } = event;
  const count = seenCount(event);
  return {
    lines: guesses.flatMap((guess, seat) => {
      const points = earned[seat] ?? 0;
      const label = word('board.count.guessed', { player: { seat }, count: guess });
      return points === 0 ? [] : [{ seat, label, points, rule: 'CW-4.3', counts: [] }];
    }),
    pieces: [],
    totals: tokens,
    // how many are wrong, the walk tells
    why: [count === null ? coordinatesOfWonders.tell(event) : word('board.count.walk')],
    stamps: [],
    storyFirst: true,
    story: count === null ? null : (props) => <Story count={count} notes={notes} {...props} />,
  };
};

/** The counts so far: what each guess earned, and, as long as the cards are face up, the story of the count. */
export const countedRounds = (events: readonly EventView[], view: View): readonly ScoredRound[] =>
  events.flatMap((event) => (event.type === 'counted' ? [roundOf(event, notesOf(view))] : []));
