import { CardFace } from './CardFace.tsx';
import { KINDS, type Props } from './model.ts';
import { cardName, line, nameOfCard } from './words.ts';

/** The solved sets, three cards each, the latest first. */
export const Arrests = ({ view: { solved }, say }: Pick<Props, 'view' | 'say'>) => (
  <section class="arrests" aria-label={say(line('board.solved'))} data-at="arrests">
    {solved.length === 0 && <p class="quiet">{say(line('board.solved.none'))}</p>}
    <ol tabIndex={solved.length > 0 ? 0 : -1} aria-label={say(line('board.solved'))}>
      {solved
        .map((set) => (
          <li key={set.loot} class="arrest">
            <span class="arrest-cards">
              {KINDS.map((kind) => {
                const card = set[kind];
                return card === null ? null : <CardFace key={kind} card={card} say={say} nameless />;
              })}
            </span>
            <span class="arrest-words" aria-hidden="true">
              {set.henchman !== null && <strong>{say(nameOfCard(set.henchman))}</strong>}
              <span>{say(nameOfCard(set.loot))}</span>
            </span>
            <span class="unseen">
              {set.henchman === null
                ? say(line('board.solved.pair', { loot: cardName(set.loot), location: cardName(set.location) }))
                : say(
                    line('board.solved.set', {
                      loot: cardName(set.loot),
                      location: cardName(set.location),
                      card: cardName(set.henchman),
                    }),
                  )}
            </span>
          </li>
        ))
        .reverse()}
    </ol>
  </section>
);
