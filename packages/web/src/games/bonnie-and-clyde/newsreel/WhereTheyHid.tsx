import { useMemo } from 'preact/hooks';
import { SeatGlyph } from '../../../ui/SeatGlyph.tsx';
import { useWords } from '../../../words/words.ts';
import type { AfterwordProps, StoryProps } from '../../screen.ts';
import { cardLabel, MiniCard } from '../CardFace.tsx';
import { type HandCard, LOCATIONS } from '../model.ts';
import { cardName, line, nameOfCard } from '../words.ts';
import { type HandTruth, type Hiding, type Sighting, truthOf } from './hiding.ts';
import './where-they-hid.css';

/** What was dealt under the road, location by location. */
const Road = ({ hideouts, say }: Pick<HandTruth, 'hideouts'> & Pick<StoryProps, 'say'>) => (
  <ol class="hid-road" aria-label={say(line('afterword.road'))}>
    {LOCATIONS.map((location, place) => {
      const card = hideouts[place] ?? null;
      return (
        <li key={location} class={card === 'bonnie' || card === 'clyde' ? 'hid-outlaw' : undefined}>
          <span class="hid-number" aria-hidden="true">
            {place + 1}
          </span>
          {card !== null && <MiniCard card={card} />}
          <span class="unseen">
            {cardLabel(location, say)}: {card !== null && say(nameOfCard(card))}
          </span>
        </li>
      );
    })}
  </ol>
);

const SIGHTED = { near: 'afterword.near', left: 'afterword.left', caught: 'afterword.caught' } as const;

/** Where an outlaw lay, and who came how close, and when. */
const Hid = ({ hiding: { outlaw, location, sightings }, say }: { readonly hiding: Hiding } & Pick<StoryProps, 'say'>) => {
  const told = ({ turn, seat, location: where, how }: Sighting): string =>
    say(line(SIGHTED[how], { turn, player: { seat }, place: cardName(where), card: cardName(outlaw) }));
  return (
    <div class="hid">
      <h4>
        <MiniCard card={outlaw} />
        {say(line('afterword.hid', { card: cardName(outlaw), place: cardName(location) }))}
      </h4>
      {sightings.length === 0 ? (
        <p class="quiet">{say(line('afterword.nobody'))}</p>
      ) : (
        <ol>
          {sightings.map((sighting, place) => (
            <li key={place} class={`sighting ${sighting.how}`}>
              <SeatGlyph seat={sighting.seat} />
              {told(sighting)}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
};

/** The cards that a seat was left with, alike ones together. */
const Left = ({ hand, say }: { readonly hand: readonly HandCard[] } & Pick<StoryProps, 'say'>) => {
  if (hand.length === 0) return <span class="quiet">{say(line('afterword.no-cards'))}</span>;
  return (
    <ul class="hid-cards">
      {[...new Set(hand)].map((card) => {
        const count = hand.filter((each) => each === card).length;
        return (
          <li key={card}>
            <MiniCard card={card} />
            <span class="unseen">{say(nameOfCard(card))}</span>
            {count > 1 && <span> × {count}</span>}
          </li>
        );
      })}
    </ul>
  );
};

const Round = ({ truth, say, nameOf }: { readonly truth: HandTruth } & StoryProps) => (
  <div class="hid-round">
    <p class="hid-caption">{say(line('afterword.road'))}</p>
    <Road hideouts={truth.hideouts} say={say} />
    {truth.hidings.map((hiding) => (
      <Hid key={hiding.outlaw} hiding={hiding} say={say} />
    ))}
    <h4>{say(line('afterword.hands'))}</h4>
    <dl class="hid-hands">
      {truth.hands.map((hand, seat) => (
        <div key={seat}>
          <dt>
            <SeatGlyph seat={seat} />
            {nameOf(seat)}
          </dt>
          <dd>
            <Left hand={hand} say={say} />
          </dd>
        </div>
      ))}
    </dl>
  </div>
);

/** After the game, from its record: where Bonnie and Clyde lay in each hand, who came close, and what was left in hand. */
export const WhereTheyHid = ({ record, say, nameOf }: AfterwordProps) => {
  const { t } = useWords();
  const truths = useMemo(() => truthOf(record), [record]);
  if (!truths.ok) return <p>{t('over.no-record')}</p>;
  return (
    <div class="where-they-hid">
      <p>{say(line('afterword.lead'))}</p>
      {truths.value.map((truth, place) => (
        <details key={place} open={place === truths.value.length - 1}>
          <summary>
            <h3>{say(line('afterword.round', { number: place + 1 }))}</h3>
          </summary>
          <Round truth={truth} say={say} nameOf={nameOf} />
        </details>
      ))}
    </div>
  );
};
