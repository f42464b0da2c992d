import type { Sentence } from '@tabletrotter/rules';
import { carmenCardGame } from '@tabletrotter/rules/games/carmen-card-game';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { placesOf } from '../../drag/places.ts';
import { useDrag } from '../../drag/useDrag.tsx';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { useEscape } from '../../ui/escape.ts';
import { useKeptFocus } from '../../ui/focus.ts';
import { Actions } from './Actions.tsx';
import { Arrests } from './Arrests.tsx';
import './board.css';
import { Carried } from './Carried.tsx';
import { type Aim, aimOf, type Choice, isPicked, isTarget, type Picks, type Tapped, tapped, targetsOf } from './choice.ts';
import { dropsFor, grabbed, landingsFor } from './drags.ts';
import { Gumshoe } from './Gumshoe.tsx';
import { parseMarks } from './journal/marks.ts';
import { Middle } from './Middle.tsx';
import type { Loot, Props, Spot, View } from './model.ts';
import { Opponents } from './Opponents.tsx';
import { type Consequence, outlookOf, outlookOfCarmen } from './outlook.ts';
import type { PlaceState } from './Place.tsx';
import { PutBack } from './PutBack.tsx';
import { OutlookSheet, SetsSheet, SightSheet, VerdictSheet } from './Sheets.tsx';
import { Trail } from './Trail.tsx';
import { useSight } from './useSight.ts';
import { type Verdict, verdictOf } from './verdict.ts';
import { line } from './words.ts';

const { refusal } = carmenCardGame;

/** All that the player has begun and chosen for the present question. */
interface Chosen extends Choice {
  /** The set that is said to be in the centre. */
  readonly named: Loot | null;
  /** What cannot be taken back was pressed once, and waits for the second press. */
  readonly sure: boolean;
}

const NOTHING: Chosen = { begun: null, picks: {}, named: null, sure: false };

/** What is asked for next, of what was begun. */
const instructionFor = ({ begun, named, sure, picks: { loot, location } }: Chosen): Sentence | null => {
  if (begun === 'carmen' && named !== null) return line(sure ? 'board.due-carmen-sure' : 'board.due-carmen');
  if (begun === 'carmen') return line('board.name-pair');
  if (begun === 'shift') return line('board.choose-swap');
  if (begun !== 'warrant') return null;
  if (loot !== undefined && location !== undefined) return line('board.due-warrant');
  return line(loot === undefined ? 'board.choose-loot' : 'board.choose-location');
};

/** The cards chosen: where a look has no choice, it is made already. */
const picksOf = (view: View, aim: Aim | null, { picks }: Chosen): Picks => {
  if (aim !== 'look') return picks;
  const [only, ...others] = targetsOf(view, aim, picks, refusal);
  return only === undefined || others.length > 0 ? picks : { [only.kind]: only.at };
};

/** Where the keyboard goes when what it was on is gone. */
const FOCUS = ['.sets [tabindex="0"]', '.actions .primary:not(:disabled)', '.actions .button:not(:disabled)', '.spot.target'];

/** The screen of the card game. */
export const Board = (props: Props) => {
  const { view, asked, attempt, note, instruct, say, nameOf, told, journal } = props;
  const [chosen, choose] = useState(NOTHING);
  const root = useRef<HTMLDivElement>(null);
  const sighting = useSight(props);
  const looking = sighting.glimpses.length > 0;
  const latest = told.at(-1);
  const marks = useMemo(() => parseMarks(journal.text), [journal.text]);
  // what was chosen for one question is no answer to the next
  // whenever something has happened
  useLayoutEffect(() => choose(NOTHING), [latest?.seq, asked]);

  const acting = asked && !looking;
  const aim = acting ? aimOf(view, chosen.begun) : null;
  const picks = picksOf(view, aim, chosen);
  const lines = aim === null ? [] : outlookOf(view, aim, picks, { told, marks });
  const entry = told.filter(({ seq }) => seq === latest?.seq).map(({ event }) => event);
  const verdict = verdictOf(view, entry);
  const hasSheets = looking || lines.length > 0 || verdict !== null || chosen.begun === 'carmen';
  const begunNext = asked ? instructionFor(chosen) : null;
  const instruction = looking ? line('board.due-put-back') : begunNext;
  useEffect(() => instruct(instruction), [instruction?.key]);
  // a sheet makes the table lower: what was chosen stays in view
  useLayoutEffect(() => {
    const places = root.current?.querySelectorAll('.spot[aria-pressed="true"]') ?? [];
    for (const place of places) place.scrollIntoView({ block: 'nearest' });
  }, [chosen, lines.length]);
  const keptFocus = useKeptFocus(
    root,
    `${asked} ${props.acting} ${latest?.seq} ${chosen.begun} ${chosen.sure} ${chosen.named} ${looking}`,
    asked || looking ? FOCUS : [],
  );
  const change = (next: Chosen): void => {
    note(null);
    choose(next);
  };
  useEscape(() => {
    if (chosen !== NOTHING) change(NOTHING);
  });
  const choice: Choice = { begun: chosen.begun, picks };
  const follow = (outcome: Tapped): void => {
    if (outcome?.type === 'choose') change({ ...NOTHING, ...outcome.choice });
    if (outcome?.type === 'ask') attempt(outcome.action);
  };
  const tap = (spot: Spot): void => follow(acting ? tapped(view, choice, spot, refusal) : null);
  const drag = useDrag<Spot>(root, {
    grab: (element) => (acting && !props.acting ? grabbed(view, choice, placesOf(element), refusal) : null),
    landingsFor: (spot) => landingsFor(dropsFor(view, choice, spot, refusal)),
    over: () => undefined,
    drop: (spot, place) => follow(dropsFor(view, choice, spot, refusal).get(place) ?? null),
    show: (spot) => <Carried view={view} spot={spot} say={say} />,
  });
  const stateOf = (spot: Spot): PlaceState => ({
    target: isTarget(view, aim, picks, spot, refusal),
    picked: isPicked(picks, spot),
  });
  const table = { view, say, nameOf, stateOf, onTap: tap };
  const own = props.seat ?? 0;
  return (
    <div class="cc carmen-card-game" ref={root} {...keptFocus} {...drag.root} data-aim={aim ?? undefined}>
      <div class="cc-stage">
        <Trail view={view} say={say} />
        <Opponents {...table} own={own} />
        <Middle {...table} />
        <Gumshoe {...table} seat={own} own />
        <Arrests view={view} say={say} />
      </div>
      <div class="cc-sheets" tabIndex={hasSheets ? 0 : -1}>
        <Sheets
          {...props}
          chosen={chosen}
          lines={lines}
          verdict={verdict}
          onName={(named) => change({ ...NOTHING, begun: 'carmen', named })}
        />
        {looking && <SightSheet glimpses={sighting.glimpses} say={say} />}
      </div>
      {props.seat !== null && view.turn.step !== 'over' && (
        <ActionBar>
          {looking && <PutBack sighting={sighting} printed={view.known === undefined} say={say} />}
          {acting && (
            <Actions
              {...props}
              {...chosen}
              refusal={refusal}
              aim={aim}
              picks={picks}
              onBegin={(begun) => change({ ...NOTHING, begun })}
              onSure={() => choose({ ...chosen, sure: true })}
            />
          )}
        </ActionBar>
      )}
      {drag.shadow}
    </div>
  );
};

interface SheetsProps extends Pick<Props, 'view' | 'say'> {
  readonly verdict: Verdict | null;
  readonly chosen: Chosen;
  readonly lines: readonly Consequence[];
  readonly onName: (loot: Loot) => void;
}

/** What lies over the foot of the table: what was turned up, and what the choice would bring. */
const Sheets = ({ view, verdict, chosen: { begun, named }, lines, onName, say }: SheetsProps) => {
  return (
    <>
      {verdict !== null && <VerdictSheet verdict={verdict} say={say} />}
      {begun === 'carmen' && named === null && <SetsSheet view={view} named={named} onName={onName} say={say} />}
      {named !== null && <OutlookSheet lines={outlookOfCarmen()} named={named} say={say} />}
      {lines.length > 0 && <OutlookSheet lines={lines} named={null} say={say} />}
    </>
  );
};
