import type { Sentence } from '@tabletrotter/rules';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useRoving } from '../../ui/rove.ts';
import { gapText } from './gap.ts';
import { type Item, itemsOn, slotsOn } from './lane.ts';
import { cardPlace, ENDS, type Line, lineOf, type Placed, placeName, type Side, slotPlace, type View } from './model.ts';
import { NamePlate } from './NamePlate.tsx';
import { word } from './words.ts';

interface LaneProps {
  readonly view: View;
  readonly line: Line;
  /** From top to bottom, or from left to right. */
  readonly across: boolean;
  /** CSS pixels from one card to the next. */
  readonly pitch: number;
  readonly ghost: Placed | null;
  /** The card in hand may be laid now. */
  readonly open: boolean;
  /** The neighbours that may be checked now, by the place where they lie. */
  readonly checks: ReadonlyMap<string, Side>;
  readonly chosen: Side | null;
  readonly onGap: (gap: number | null) => void;
  readonly onCheck: (side: Side) => void;
  say(sentence: Sentence): string;
}

/** One line, unfolded: its cards in order, and between them the gaps for the card in hand. */
export const Lane = (props: LaneProps) => {
  const { view, line, across, pitch, ghost, open, say, onGap } = props;
  const cards = lineOf(view, line);
  const items = itemsOn(view, line, ghost);
  const slots = open ? slotsOn(line, cards.length, ghost) : [];
  const rove = useRoving(slots.length);
  const root = useRef<HTMLDivElement>(null);
  const focus = items.find(({ kind }) => kind === 'ghost' || kind === 'new')?.id ?? view.start;
  const isOf = (id: string | undefined) => (id === undefined ? null : placeName(view, id));

  const isOver = view.outcome !== null;
  // what it is about is in sight, however long the line
  useLayoutEffect(() => {
    if (isOver) return; // then the result stands above the lines, and is what counts
    root.current?.querySelector(`[data-item="${focus}"]`)?.scrollIntoView({ block: 'center', inline: 'center' });
  }, [isOver, focus, line, ghost?.gap]);

  return (
    <div
      ref={root}
      class={across ? 'cw-lane across' : 'cw-lane'}
      style={{ '--pitch': `${pitch}px`, '--items': items.length }}
      data-line={line}
    >
      <span class="line-end first">{say(word(`board.arm.${ENDS[line][0]}`))}</span>
      <ol class="lane-cards" aria-label={say(word(`board.line.${line}.cards`))}>
        {items.map((item, index) => (
          <LaneItem key={item.id} {...props} item={item} index={index} />
        ))}
      </ol>
      <span class="line-end last">{say(word(`board.arm.${ENDS[line][1]}`))}</span>
      {open && (
        <fieldset class="lane-slots" {...rove.group}>
          <legend class="unseen">{say(word(`board.line.${line}.gaps`))}</legend>
          {slots.map(({ gap, edge }, index) => (
            <button
              key={gap}
              type="button"
              class="slot"
              style={{ '--edge': edge }}
              data-drop={slotPlace(line, gap)}
              data-gap={`${line}-${gap}`}
              aria-label={say(gapText(line, isOf(cards[gap - 1]), isOf(cards[gap])))}
              onClick={() => onGap(gap)}
              {...rove.item(index)}
            >
              <span class="slot-sign" aria-hidden="true" />
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
};

const LaneItem = ({ view, item, index, checks, chosen, onGap, onCheck, say }: LaneProps & { item: Item; index: number }) => {
  const { id, kind } = item;
  const side = checks.get(id);
  const plate = <NamePlate view={view} id={id} kind={kind} say={say} />;
  const at = { '--index': index };
  if (kind === 'ghost')
    return (
      <li class="lane-item" data-kind={kind} style={at} data-item={id}>
        <button type="button" class="lane-ghost" onClick={() => onGap(null)} aria-label={say(word('board.take-back'))}>
          {plate}
        </button>
      </li>
    );
  return (
    <li class="lane-item" data-kind={kind} style={at} data-item={id} data-at={cardPlace(id)}>
      {side === undefined ? (
        plate
      ) : checks.size === 1 ? (
        // nothing is left to choose
        <span class="lane-check chosen">{plate}</span>
      ) : (
        <button
          type="button"
          class="lane-check"
          data-side={side}
          aria-pressed={side === chosen}
          aria-label={say(word('board.check-with', { place: placeName(view, id) }))}
          onClick={() => onCheck(side)}
        >
          {plate}
        </button>
      )}
    </li>
  );
};
