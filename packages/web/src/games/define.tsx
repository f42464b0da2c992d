import { botsOf, type Seat, type Shown } from '@tabletrotter/rules';
import type { Paint } from '../motion/cue.ts';
import type { ClosedScreen, GameOf, Screen } from './screen.ts';

/**
 * Closes over a game's types. Here, and nowhere else in the page, what the server showed (`Shown`, made by `host` for this
 * viewer of this very game) becomes the game's own view or event again.
 */
export const defineBoard = <View, Action, EventView, Thing>(
  game: GameOf<View, Action, EventView>,
  screen: Screen<View, Action, EventView, Thing>,
): ClosedScreen => {
  const viewOf = (view: Shown): View => view as unknown as View;
  const eventOf = (event: Shown): EventView => event as unknown as EventView;
  const shown = (event: EventView | undefined): Shown | undefined => event as unknown as Shown | undefined;
  const { Journal } = screen;
  const paint =
    (thing: Thing): Paint =>
    (say) => <screen.Travelling thing={thing} say={say} />;

  return {
    setup: screen.setup,
    levels: botsOf(game).map(([level]) => level),
    words: game.words,
    Board: ({ view, send, told, sight, ...props }) => {
      const seen = viewOf(view);
      const attempt = (action: Action, as?: Seat): void => {
        if (props.acting) return;
        const refused = props.asked ? game.refusal(seen, action) : undefined;
        if (refused === undefined) send(action, as);
        else props.note(refused);
      };
      return (
        <screen.Board
          {...props}
          view={seen}
          told={told.map(({ seq, event }) => ({ seq, event: eventOf(event) }))}
          sight={sight === null ? null : { ...sight, events: sight.events.map(eventOf) }}
          attempt={attempt}
        />
      );
    },
    Journal: Journal === null ? null : ({ view, ...props }) => <Journal {...props} view={viewOf(view)} />,
    SeatDetail: ({ view, ...props }) => <screen.SeatDetail {...props} view={viewOf(view)} />,
    prompt: (view) => screen.prompt(viewOf(view)),
    toAct: (view) => screen.toAct(viewOf(view)),
    totals: (view) => screen.totals(viewOf(view)),
    target: (view) => screen.target(viewOf(view)),
    rounds: (events, view) => screen.rounds(events.map(eventOf), viewOf(view)),
    Afterword: screen.Afterword,
    forgets: (view) => screen.forgets(viewOf(view)),
    isPrivate: (view) => screen.isPrivate(viewOf(view)),
    isTurn: (event) => screen.isTurn(eventOf(event)),
    cue: (event, view) => {
      const { moves, sound } = screen.cue(eventOf(event), viewOf(view));
      return { sound, moves: moves.map((move) => ({ ...move, thing: paint(move.thing) })) };
    },
    dwells: (event) => screen.dwells(eventOf(event)),
    tell: (event) => game.tell(eventOf(event)),
    retell: (event, now, since) =>
      shown(game.retell(eventOf(event), viewOf(now), { some: (fits) => since.some((each) => fits(eventOf(each))) })),
  };
};
