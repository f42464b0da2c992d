import type { Sentence } from '@tabletrotter/rules';
import { at } from '@tabletrotter/rules';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useKeptFocus } from '../../ui/focus.ts';
import { useWords } from '../../words/words.ts';
import { Actions } from './Actions.tsx';
import './board.css';
import { Bubble } from './Bubble.tsx';
import { Desk } from './Desk.tsx';
import { JigsawMap } from './JigsawMap.tsx';
import { marksOf } from './marks.ts';
import { cardPlace, type Piece, type Props, walkerOf } from './model.ts';
import { PieceBar } from './PieceBar.tsx';
import { PieceList } from './PieceList.tsx';
import { parsePins } from './pins.ts';
import { prompt } from './prompt.ts';
import { hiddenBy, hidIn, lastSpoken, lastThrow, lookIn } from './recent.ts';
import { type Region, regionOf } from './regions.ts';
import { HidSheet, LookSheet } from './Sheets.tsx';
import { useSpeech } from './speech.ts';
import { Tools } from './Tools.tsx';
import { wayTo } from './way.ts';
import { line, nameOfPiece } from './words.ts';

/** Narrower windows show pieces that are too small for a finger: a tap brings the map nearer. */
const SMALL = '(max-width: 1099px)';

/** Where the keyboard goes when what it was on is gone. */
const FOCUS = ['.actions .primary:not(:disabled)', '.jig-buttons [tabindex="0"]', '.piece-rows [tabindex="0"]'];

/** The screen of Junior Detective. */
export const Board = (props: Props) => {
  const { view, asked, attempt, note, instruct, say, sight, told, journal, seat } = props;
  const { language } = useWords();
  const [chosen, choose] = useState<Piece | null>(null);
  const [region, setRegion] = useState<Region>('all');
  const [listed, list] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const speech = useSpeech(language);
  const marks = useMemo(() => marksOf(view), [view]);
  const pins = useMemo(() => parsePins(journal.text), [journal.text]);
  const look = useMemo(() => lookIn(sight?.events ?? [], told), [sight, told]);
  const hid = useMemo(() => hidIn(sight?.events ?? []), [sight]);
  const looking = sight !== null && (look !== null || hid !== null);
  const moving = asked && !looking && view.turn.step === 'move';
  const spoken = looking ? null : lastSpoken(told);
  const latest = told.at(-1)?.seq;
  const goal = chosen ?? cardPlace(view);
  const way = useMemo(() => {
    const isShown = view.options.rules === 'older' && goal !== null && view.turn.step !== 'over';
    return isShown ? wayTo(at(view.seats, walkerOf(view)).at, goal, view.board) : [];
  }, [view, goal]);

  // what was chosen for one question is no answer to the next
  // whenever something has happened
  useLayoutEffect(() => choose(null), [latest, asked]);
  const due: Sentence | null = looking ? line(look === null ? 'board.due-hid' : 'board.due-say') : null;
  useEffect(() => instruct(due), [due?.key]);
  useEffect(() => {
    const words = spoken === null ? '' : say(line(`board.said.${spoken.said}`));
    speech.say(`${words} ${say(due ?? prompt(view))}`.trim());
  }, [latest, asked, looking, speech.on]);

  const keptFocus = useKeptFocus(root, `${asked} ${props.acting} ${latest} ${looking}`, asked || looking ? FOCUS : []);
  const tap = (piece: Piece): void => {
    if (piece === chosen && moving) {
      attempt({ type: 'move', to: piece });
      return;
    }
    note(null);
    choose(piece === chosen ? null : piece);
    speech.say(say(nameOfPiece(piece)));
    if (piece !== chosen && region === 'all' && matchMedia(SMALL).matches) setRegion(regionOf(piece));
  };
  const neighbour = seat === null || hid === null ? null : { pieces: hid, owner: hiddenBy(seat, view) };
  const map = { view, say, asked: moving, chosen, marks, pins, onTap: tap };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape lets go of what was begun, wherever the focus is
    <div
      class="cj carmen-junior"
      ref={root}
      data-chosen={chosen === null || looking ? undefined : ''}
      data-over={view.turn.step === 'over' ? '' : undefined}
      {...keptFocus}
      onKeyDown={(event) => {
        if (event.key === 'Escape') choose(null);
      }}
    >
      <div class="cj-table">
        <Tools region={region} onRegion={setRegion} listed={listed} onList={list} speech={speech} say={say} />
        <div class="cj-place">
          {listed ? <PieceList {...map} /> : <JigsawMap {...map} region={region} way={way} hid={neighbour} />}
          {spoken !== null && <Bubble key={spoken.seq} spoken={spoken} say={say} />}
          {looking && (
            <div class="cj-sheets">
              {look !== null && <LookSheet look={look} say={say} />}
              {look === null && neighbour !== null && <HidSheet {...neighbour} say={say} />}
            </div>
          )}
        </div>
        {chosen !== null && !looking && (
          <PieceBar view={view} piece={chosen} asked={moving} mark={marks.get(chosen)} pins={pins} journal={journal} say={say} />
        )}
        <Desk
          view={view}
          thrown={lastThrow(told, view)}
          onRoll={asked && !looking && view.turn.step === 'roll' ? () => attempt({ type: 'roll' }) : null}
          say={say}
        />
        {seat !== null && view.turn.step !== 'over' && (
          <Actions {...props} chosen={chosen} look={look} looking={looking} pins={pins} />
        )}
      </div>
    </div>
  );
};
