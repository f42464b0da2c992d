import { useRoving } from '../../ui/rove.ts';
import { KindSign } from './CardFace.tsx';
import type { TableProps } from './Gumshoe.tsx';
import { KINDS, type Kind, type View } from './model.ts';
import { Place } from './Place.tsx';
import { kindName, line } from './words.ts';

/** The kind that was rolled this turn, as long as it matters. */
const rolledKind = ({ turn }: View): Kind | null => (turn.step === 'look' ? turn.kind : null);

/** The centre, the die and the decks. */
export const Middle = ({ view, say, nameOf, stateOf, onTap }: TableProps) => {
  const rove = useRoving(KINDS.length);
  const kind = rolledKind(view);
  return (
    <div class="middle">
      {/* biome-ignore lint/a11y/useSemanticElements: a group of places, not of form fields */}
      <div class="center" role="group" aria-label={say(line('board.center'))} data-at="center" {...rove.group}>
        <h2 class="middle-name">{say(line('board.center'))}</h2>
        {KINDS.map((each, place) => {
          const spot = { kind: each, at: 'center' } as const;
          return (
            <Place
              key={each}
              view={view}
              say={say}
              nameOf={nameOf}
              spot={spot}
              state={stateOf(spot)}
              onTap={onTap}
              item={rove.item(place)}
            />
          );
        })}
      </div>
      <div class={kind === null ? 'die-box' : `die-box kind-${kind}`} data-at="die">
        <span class="kind-die" aria-hidden="true">
          {kind !== null && <KindSign kind={kind} />}
        </span>
        <span class={kind === null ? 'unseen' : 'die-words'}>
          {say(kind === null ? line('board.die') : line('board.die-rolled', { kind: kindName(kind) }))}
        </span>
      </div>
      <ul class="decks" aria-label={say(line('board.decks'))}>
        {KINDS.map((each) => (
          <li key={each} class={`deck kind-${each}`} data-at={`deck.${each}`}>
            <KindSign kind={each} />
            <span class="unseen">{say(line('board.deck', { kind: kindName(each) }))} </span>
            {view.decks[each].count}
          </li>
        ))}
      </ul>
    </div>
  );
};
