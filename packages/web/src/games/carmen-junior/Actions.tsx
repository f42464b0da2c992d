import { at } from '@tabletrotter/rules';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Drawn } from '../../ui/Icon.tsx';
import { DRAWINGS, SAID_DRAWINGS } from './icons.ts';
import { mayGo, type Piece, type Props, walkerOf } from './model.ts';
import { type Pins, showPins } from './pins.ts';
import type { Look } from './recent.ts';
import type { Search } from './useQuest.ts';
import { line, pieceName } from './words.ts';

interface ActionsProps extends Pick<Props, 'view' | 'asked' | 'acting' | 'attempt' | 'sight' | 'journal' | 'say'> {
  readonly chosen: Piece | null;
  readonly look: Look | null;
  readonly looking: boolean;
  /** The place to be found before the look. */
  readonly search: Search | null;
  readonly pins: Pins;
}

/** What can be done now: say what was found, roll, or go to the piece chosen. */
export const Actions = (props: ActionsProps) => {
  const { view, asked, looking, search, say } = props;
  return (
    <ActionBar>
      {search !== null && <Help search={search} say={say} />}
      {looking && search === null && <PutAway {...props} />}
      {asked && !looking && view.turn.step === 'roll' && (
        <Button kind="primary" class="cj-roll" refused={props.acting} onClick={() => props.attempt({ type: 'roll' })}>
          <Drawn drawing={DRAWINGS.dice} /> {say(line('board.roll'))}
        </Button>
      )}
      {asked && !looking && view.turn.step === 'move' && <Go {...props} />}
    </ActionBar>
  );
};

/** The next hint; once the piece glows, the way there: nobody is kept from playing on. */
const Help = ({ search: { quest, hint, help }, say }: { readonly search: Search } & Pick<Props, 'say'>) =>
  hint === 'piece' ? (
    <Button kind="primary" onClick={help}>
      <Drawn drawing={DRAWINGS.look} /> {say(line('board.quest-go', { piece: pieceName(quest.piece) }))}
    </Button>
  ) : (
    <Button kind="primary" onClick={help}>
      <Drawn drawing={DRAWINGS.hint} /> {say(line('board.quest-hint'))}
    </Button>
  );

/** The sentence that goes with what was seen; with printed memory it can be marked on the map first. */
const PutAway = ({ view, sight, look, journal, pins, say }: ActionsProps) => {
  const putAway = (): void => sight?.putAway();
  if (look === null)
    return (
      <Button kind="primary" onClick={putAway}>
        {say(line('board.got-it'))}
      </Button>
    );
  const { piece, said } = look;
  const pinned = (): void => {
    journal.write(showPins(new Map(pins).set(piece, said === 'carmen' ? 'section' : 'nothing')));
    putAway();
  };
  const canPin = view.options.memory === 'printed' && view.board.includes(piece);
  return (
    <>
      {canPin && (
        <Button onClick={pinned}>
          <Drawn drawing={said === 'carmen' ? DRAWINGS.section : DRAWINGS.nothing} /> {say(line('board.pin-it'))}
        </Button>
      )}
      <Button kind="primary" class="cj-say" onClick={putAway}>
        <Drawn drawing={SAID_DRAWINGS[said]} /> {say(line(`board.said.${said}`))}
      </Button>
    </>
  );
};

const Go = ({ view, chosen, acting, attempt, say }: ActionsProps) => {
  if (chosen === null)
    return (
      <Button kind="primary" disabled>
        <Drawn drawing={DRAWINGS.point} /> {say(line('board.choose-piece'))}
      </Button>
    );
  const stays = at(view.seats, walkerOf(view)).at === chosen;
  const walks = view.options.rules === 'older' && view.turn.die !== null;
  const drawing = stays ? DRAWINGS.look : walks ? DRAWINGS.walk : DRAWINGS.plane;
  const label = stays ? 'board.stay' : walks ? 'board.walk' : 'board.fly';
  return (
    <Button
      kind="primary"
      class="cj-go"
      refused={acting || !mayGo(view, chosen)}
      onClick={() => attempt({ type: 'move', to: chosen })}
    >
      <Drawn drawing={drawing} /> {say(line(label, { piece: pieceName(chosen) }))}
    </Button>
  );
};
