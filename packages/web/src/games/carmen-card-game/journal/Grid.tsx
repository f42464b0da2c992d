import { useMemo } from 'preact/hooks';
import { Icon } from '../../../ui/Icon.tsx';
import { useRoving } from '../../../ui/rove.ts';
import { SeatGlyph } from '../../../ui/SeatGlyph.tsx';
import type { JournalProps } from '../../screen.ts';
import { type At, type Card, DECKS, type Kind, slotsOf, type View } from '../model.ts';
import { cardName, line, nameOfCard, spotName } from '../words.ts';
import { columnsOf, evidenceOf, type Fact, factOf, knownBy } from './evidence.ts';
import { type Mark, markAt, nextMark, parseMarks, showMarks, withMark } from './marks.ts';
import { partnerOf } from './partner.ts';

interface GridProps extends JournalProps<View> {
  readonly kind: Kind;
  /** It takes the player's own marks only. */
  readonly printed: boolean;
}

const INK: { readonly [M in Mark]: string } = { '?': '?', x: '✗', v: '✓' };

const tagOf = (at: At) => {
  if (at === 'center') return line('tag.center');
  return line(at.slot === 'center' ? 'tag.middle' : `tag.${at.slot}`);
};

/** Thirteen rows of one kind of cards; a tap on a cell writes, and writes something else. */
export const Grid = ({ view, version, kind, printed, journal, say, nameOf }: GridProps) => {
  const marks = useMemo(() => parseMarks(journal.text), [journal.text]);
  const evidence = useMemo(() => evidenceOf(view, kind), [view, kind]);
  const columns = columnsOf(view);
  const cards: readonly Card[] = DECKS[kind];
  const rove = useRoving(cards.length * columns.length, columns.length);
  const slots = slotsOf(view).length;

  const write = (card: Card, at: At): void => {
    const cell = { card, at };
    journal.write(showMarks(withMark(marks, cell, nextMark(markAt(marks, cell)?.mark), version)));
  };
  const labelOf = (card: Card, at: At, fact: Fact | null, mark: Mark | undefined): string =>
    [
      say(line('journal.cell', { card: cardName(card) })),
      say(spotName({ kind, at })),
      ...(fact === null ? [] : [say(line(`journal.fact.${fact}`))]),
      ...(mark === undefined ? [] : [say(line(`journal.mark.${mark}`))]),
    ].join(', ');

  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of toggles laid out as a table
    <div role="group" aria-label={say(line(`board.column.${kind}`))} {...rove.group}>
      <table class="grid">
        <thead>
          <tr>
            <td />
            {view.rows.map((_, seat) => (
              <th key={seat} colSpan={slots} scope="colgroup">
                <SeatGlyph seat={seat} />
                <span class="unseen">{nameOf(seat)}</span>
              </th>
            ))}
            <th scope="col">
              <span class="unseen">{say(line('board.center'))}</span>
            </th>
          </tr>
          <tr>
            <td />
            {columns.map((at, place) => (
              <th key={place} scope="col">
                {say(tagOf(at))}
                {!printed &&
                  knownBy(view, { kind, at }).map((seat) => (
                    <span key={seat} class="grid-knows">
                      <SeatGlyph seat={seat} />
                    </span>
                  ))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cards.map((card, row) => {
            const gone = !printed && evidence.gone.includes(card);
            return (
              <tr key={card} class={gone ? 'gone' : undefined}>
                <th scope="row">
                  {say(nameOfCard(card))}
                  <Partner view={view} card={card} printed={printed} say={say} nameOf={nameOf} />
                </th>
                {columns.map((at, column) => {
                  const fact = printed ? null : factOf(evidence, card, at);
                  const mark = markAt(marks, { card, at })?.mark;
                  return (
                    <td key={column}>
                      <button
                        type="button"
                        class={`cell ${fact ?? ''}${mark === undefined ? '' : ` marked-${mark === '?' ? 'maybe' : mark}`}`}
                        aria-label={labelOf(card, at, fact, mark)}
                        onClick={() => write(card, at)}
                        {...rove.item(row * columns.length + column)}
                      >
                        {fact === 'here' && <Icon name="eye" />}
                        {mark !== undefined && <span class="ink">{INK[mark]}</span>}
                      </button>
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};

/** The card that a loot or a location makes a pair with, and where that lies, if it is known. */
const Partner = ({
  view,
  card,
  printed,
  say,
  nameOf,
}: Pick<GridProps, 'view' | 'printed' | 'say' | 'nameOf'> & { readonly card: Card }) => {
  const partner = partnerOf(card);
  if (partner === null) return null;
  const at = printed ? undefined : evidenceOf(view, partner.kind).known.find((each) => each.card === partner.card)?.at;
  return (
    <span class="partner">
      {say(line('journal.partner', { card: cardName(partner.card) }))}
      {at !== undefined && (
        <span class="partner-at">
          {at === 'center' ? null : <SeatGlyph seat={at.seat} />}
          <span class="unseen">{at === 'center' ? '' : nameOf(at.seat)} </span>
          {say(tagOf(at))}
        </span>
      )}
    </span>
  );
};
