import { Drawn } from '../../ui/Icon.tsx';
import { SeatGlyph } from '../../ui/SeatGlyph.tsx';
import { cardLabel, MiniCard } from './CardFace.tsx';
import { DRAWINGS } from './icons.ts';
import type { Play, Props } from './model.ts';
import { cardName, line, nameOfCard } from './words.ts';

const POINTS = { sideways: 4, upright: 2 } as const;

const PlayLine = ({ play, say }: { readonly play: Play } & Pick<Props, 'say'>) => {
  const each = play.sideways ? POINTS.sideways : POINTS.upright;
  return (
    <li class={play.sideways ? 'play sideways' : 'play'}>
      <span class="play-card">
        <MiniCard card={play.location} />
      </span>
      <span class="play-words">
        <span class="play-name">{say(nameOfCard(play.location))}</span>
        <span class="play-count">
          <span aria-hidden="true">
            {play.count} × {each}
          </span>
          <span class="unseen">{`×${play.count}, ${say(line(play.sideways ? 'board.sideways' : 'board.upright'))}`}</span>
        </span>
      </span>
    </li>
  );
};

/** What lies before each seat, the viewer's own first. */
export const Plays = ({ view, seat, say, nameOf }: Pick<Props, 'view' | 'seat' | 'say' | 'nameOf'>) => {
  const seats = view.hands.map((_, each) => ((seat ?? 0) + each) % view.hands.length);
  return (
    <section class="plays" aria-label={say(line('board.tables'))}>
      {seats.map((each) => {
        const plays = view.table.filter((play) => play.seat === each);
        const caught = view.captured.filter((capture) => capture.seat === each);
        return (
          <section
            key={each}
            class="plays-seat"
            aria-label={say(line('board.table', { player: { seat: each } }))}
            data-at={`table.${each}`}
          >
            <h2 class="small">
              <SeatGlyph seat={each} />
              {nameOf(each)}
            </h2>
            {plays.length + caught.length === 0 ? (
              <p class="quiet">{say(line('board.nothing-played'))}</p>
            ) : (
              <ul>
                {caught.map(({ card }) => (
                  <li key={card} class="play caught">
                    <span class="play-card">
                      <MiniCard card={card} />
                    </span>
                    <span class="play-words">
                      <span class="play-name">{cardLabel(card, say)}</span>
                      <span class="play-count">
                        <Drawn drawing={DRAWINGS.hat} />
                        <span aria-hidden="true">10</span>
                        <span class="unseen">{say(line('score.outlaw', { card: cardName(card) }))}</span>
                      </span>
                    </span>
                  </li>
                ))}
                {plays.map((play, index) => (
                  <PlayLine key={index} play={play} say={say} />
                ))}
              </ul>
            )}
          </section>
        );
      })}
    </section>
  );
};
