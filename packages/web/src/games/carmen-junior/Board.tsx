import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useEscape } from '../../ui/escape.ts';
import { useKeptFocus } from '../../ui/focus.ts';
import { useWords } from '../../words/words.ts';
import { Actions } from './Actions.tsx';
import './board.css';
import { Bubble } from './Bubble.tsx';
import { type Sight, sightOver } from './camera.ts';
import { Desk } from './Desk.tsx';
import { dueOf } from './due.ts';
import { JigsawMap } from './JigsawMap.tsx';
import { boxOfReach, WHOLE } from './jigsaw.ts';
import { marksOf, NO_MARKS } from './marks.ts';
import { cardPlace, type EventView, type Piece, type Props } from './model.ts';
import { PieceBar } from './PieceBar.tsx';
import { PieceList } from './PieceList.tsx';
import { mayPin, parsePins } from './pins.ts';
import { prompt } from './prompt.ts';
import { glowOf } from './quest.ts';
import { hiddenBy, hidIn, lastSpoken, lastThrow, lookIn } from './recent.ts';
import { regionOf } from './regions.ts';
import { HidSheet, LookSheet, PinSheet } from './Sheets.tsx';
import { useSpeech } from './speech.ts';
import { Tools } from './Tools.tsx';
import { useExplorer, useQuest } from './useQuest.ts';
import { leadTo } from './way.ts';
import { line, nameOfPiece } from './words.ts';

/** Narrower windows show pieces that are too small for a finger: a tap brings the map nearer. */
const SMALL = '(max-width: 1099px)';

/** Where the keyboard goes when what it was on is gone. */
const FOCUS = ['.actions .primary:not(:disabled)', '.jig-buttons [tabindex="0"]', '.piece-rows [tabindex="0"]'];

const NOTHING: readonly EventView[] = [];

/** The screen of Junior Detective. */
export const Board = (props: Props) => {
  const { view, asked, attempt, note, instruct, say, sight, told, journal, seat } = props;
  const { language } = useWords();
  const [chosen, choose] = useState<Piece | null>(null);
  const [pinning, pin] = useState<Piece | null>(null);
  const [nearness, bring] = useState<Sight>('all');
  const [listed, list] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const speech = useSpeech(language);
  const explorer = useExplorer();
  const marks = useMemo(() => marksOf(view), [view]);
  const pins = useMemo(() => parsePins(journal.text), [journal.text]);
  const seen = view.turn.step === 'over' ? NOTHING : (sight?.events ?? NOTHING); // at the end all comes to light
  const look = useMemo(() => lookIn(seen, told), [seen, told]);
  const hid = useMemo(() => hidIn(seen), [seen]);
  const search = useQuest(props, look, explorer.on);
  const lookingAt = look !== null ? 'look' : hid !== null ? 'hid' : null;
  const looking = lookingAt !== null;
  // what lies under the map until it is put away
  const opened = looking ? (search === null ? 'sight' : null) : pinning === null ? null : 'pins';
  const moving = asked && !looking && view.turn.step === 'move';
  const spoken = looking ? null : lastSpoken(told);
  const latest = told.at(-1)?.seq;
  const goal = chosen ?? cardPlace(view);
  const way = useMemo(() => leadTo(view, goal), [view, goal]);
  const near = nearness === 'reach' && !moving ? 'all' : nearness;
  const letGo = (): void => {
    choose(null);
    pin(null);
  };

  // what was chosen for one question is no answer to the next
  // whenever something has happened
  useLayoutEffect(letGo, [latest, asked]);
  // a look that is over leaves all of the map
  useLayoutEffect(() => {
    if (!looking) bring('all');
  }, [looking]);
  // what can be chosen comes into sight
  useLayoutEffect(() => {
    if (moving) bring(view.options.rules === 'older' && view.turn.die !== null ? sightOver(boxOfReach(view), WHOLE) : 'all');
  }, [moving]);
  // and so does what glows
  useLayoutEffect(() => {
    if (search !== null) bring(search.hint === 'piece' ? regionOf(search.quest.piece) : 'all');
  }, [search?.quest.seq, search?.hint]);
  const due = dueOf(search, lookingAt);
  const dueWords = due === null ? null : say(due);
  useEffect(() => instruct(due), [dueWords]);
  useEffect(() => {
    const words = spoken === null ? '' : say(line(`board.said.${spoken.said}`));
    speech.say(`${words} ${dueWords ?? say(prompt(view))}`.trim());
  }, [latest, asked, looking, dueWords, speech.on]);
  useEscape(letGo);

  const moment = `${asked} ${props.acting} ${latest} ${looking} ${search === null}`;
  const keptFocus = useKeptFocus(root, moment, asked || looking ? FOCUS : []);
  const isSmall = (): boolean => near === 'all' && !listed && matchMedia(SMALL).matches;
  const tap = (piece: Piece): void => {
    pin(null);
    if (search !== null) {
      if (isSmall()) bring(regionOf(piece));
      else search.attempt(piece);
      return;
    }
    if (piece === chosen && moving) {
      attempt({ type: 'move', to: piece });
      return;
    }
    note(null);
    choose(piece === chosen ? null : piece);
    speech.say(say(nameOfPiece(piece)));
    if (piece !== chosen && isSmall()) bring(regionOf(piece));
  };
  const hold = (piece: Piece): void => {
    if (looking || !mayPin(view, piece)) return;
    choose(piece);
    pin(piece);
  };
  const neighbour = seat === null || hid === null ? null : { pieces: hid, owner: hiddenBy(seat, view) };
  const shown = search?.view ?? view;
  const map = { view: shown, say, asked: moving, chosen, marks: search === null ? marks : NO_MARKS, pins, onTap: tap };
  const blank = search !== null || (explorer.on && asked && view.options.rules === 'junior' && view.turn.step === 'roll');
  return (
    <div
      class="cj carmen-junior"
      ref={root}
      data-chosen={chosen === null || looking ? undefined : ''}
      data-over={view.turn.step === 'over' ? '' : undefined}
      data-whole={near === 'all' && !listed && !opened ? '' : undefined}
      {...keptFocus}
    >
      <div class="cj-table">
        <Tools
          sight={near}
          onSight={bring}
          listed={listed}
          onList={list}
          speech={speech}
          explorer={seat !== null && view.options.rules === 'junior' ? explorer : null}
          say={say}
        />
        <div class="cj-place">
          {listed ? (
            <PieceList {...map} />
          ) : (
            <JigsawMap
              {...map}
              sight={near}
              middle={search === null ? (look?.piece ?? null) : null}
              way={way}
              hid={neighbour}
              glow={search === null ? [] : glowOf(search.quest, search.hint)}
              blank={blank}
              onHold={hold}
            />
          )}
          {spoken !== null && <Bubble key={spoken.seq} spoken={spoken} say={say} />}
          {opened === 'sight' && (
            <div class="cj-sheets">
              {look !== null && <LookSheet look={look} say={say} />}
              {look === null && neighbour !== null && <HidSheet {...neighbour} say={say} />}
            </div>
          )}
          {opened === 'pins' && pinning !== null && (
            <div class="cj-sheets">
              <PinSheet piece={pinning} pins={pins} journal={journal} onDone={() => pin(null)} say={say} />
            </div>
          )}
        </div>
        {chosen !== null && pinning === null && !looking && (
          <PieceBar view={view} piece={chosen} asked={moving} mark={marks.get(chosen)} pins={pins} journal={journal} say={say} />
        )}
        <Desk
          view={shown}
          thrown={lastThrow(told, view)}
          onRoll={asked && !looking && view.turn.step === 'roll' ? () => attempt({ type: 'roll' }) : null}
          say={say}
        />
        {seat !== null && view.turn.step !== 'over' && (
          <Actions {...props} chosen={chosen} look={look} looking={looking} search={search} pins={pins} />
        )}
      </div>
    </div>
  );
};
