import { RuleLink } from '../../table/RuleLink.tsx';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Stamp } from '../../ui/Stamp.tsx';
import { Photo } from './Doubt.tsx';
import { ENDS, faceName, type Props, type Turned } from './model.ts';
import { Ruler } from './Ruler.tsx';
import type { SeenCheck } from './recent.ts';
import { numberOn, verdictOf } from './verdict.ts';
import { word } from './words.ts';

interface CheckSheetProps extends Pick<Props, 'photo' | 'say' | 'nameOf'> {
  readonly check: SeenCheck;
  readonly onClose: () => void;
}

/** Two cards turned over: the ruler, the verdict and its paragraph, who pays whom, and how close the calls were. */
export const CheckSheet = ({ check, photo, onClose, say, nameOf }: CheckSheetProps) => {
  const { line, placed, neighbour, error, winner, from, by } = check;
  const { fact, laid, rule } = verdictOf(check, { placed: faceName(placed), neighbour: faceName(neighbour) });
  const name = (card: Turned): string => say(word('board.place', { place: faceName(card) }));
  const [first, last] = ENDS[line];
  const paid = word(from === null ? 'board.pays.supply' : 'board.pays', {
    winner: { seat: winner },
    ...(from === null ? {} : { player: { seat: from } }),
  });
  return (
    <Sheet title={say(word('board.turned', { player: { seat: by } }))} onlyYou={null}>
      <div class="check">
        <Ruler
          line={line}
          placed={{ name: name(placed), point: placed }}
          neighbour={{ name: name(neighbour), point: neighbour }}
          ends={[say(word(`board.arm.${first}`)), say(word(`board.arm.${last}`))]}
          label={say(
            word('board.ruler', {
              place: faceName(placed),
              number: numberOn(line, placed),
              other: faceName(neighbour),
              'other-number': numberOn(line, neighbour),
            }),
          )}
        />
        <div class="check-words">
          <p class="check-fact">{say(fact)}</p>
          <p>
            {say(laid)} <RuleLink game="coordinates-of-wonders" rule={rule} />
          </p>
          <Stamp tone={error ? 'bad' : 'good'}>{say(word(error ? 'board.verdict.error' : 'board.verdict.right'))}</Stamp>
          <p>
            {say(paid)} {error && say(word('board.leaves', { place: faceName(placed) }))}
          </p>
          {photo !== null && photo.calls.length > 1 && <Photo photo={photo} say={say} nameOf={nameOf} />}
          <div class="check-foot">
            <Button kind="primary" class="check-close" onClick={onClose}>
              {say(word('board.got-it'))}
            </Button>
          </div>
        </div>
      </div>
    </Sheet>
  );
};
