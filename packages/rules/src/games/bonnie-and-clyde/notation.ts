import type { Result, Seat } from '../../core/basics.ts';
import { MEMORIES, type Position } from '../../core/game.ts';
import { misread, readBoolean, reading, readList, readOneOf, readRecord, readWhole } from '../../core/parse.ts';
import { SOURCES } from './actions.ts';
import { CARDS, type Card, copiesOf, HAND_CARDS, LOCATIONS, type Location, numberOf, OUTLAWS, rankOf } from './components.ts';
import { readMemoirs } from './memoirs.ts';
import { sorted } from './rules.ts';
import { leaderOf } from './scoring.ts';
import { type LookedBy, OPTIONS, type Play, type State, type Step, TARGETS } from './state.ts';

/** The whole truth as the ledger's position. `recall` only where there is more to remember than the position shows. */
export const dumpPosition = (state: State): Position => {
  const { turn, memoirs } = state;
  if (turn.step === 'deal' || turn.step === 'ended') throw new Error(`there is no position at ${turn.step}`);
  const { seat, step, drew, played, hintonPlayed } = turn;
  return {
    game: 'bonnie-and-clyde',
    options: { ...state.options },
    scores: state.scores,
    dealer: state.dealer,
    car: state.car,
    idleTurns: state.idleTurns,
    hands: state.hands,
    caseFile: state.caseFile,
    fbiFiles: state.fbiFiles,
    hideouts: state.hideouts,
    table: state.table.map((play) => ({ ...play })),
    captured: state.captured.map((capture) => ({ ...capture })),
    seen: state.seen.map((sight) => ({ ...sight })),
    turn: {
      seat,
      step,
      drew,
      played,
      hintonPlayed,
      lastDrawn: state.caseFile.length === 0,
      ...(turn.step === 'choose' ? { location: turn.location, by: turn.by } : {}),
    },
    ...(isPlain(state) ? {} : { recall: { memoirs: memoirs.map((memoir) => ({ ...memoir })) } }),
  };
};

/** What a seat remembers of the FBI files when a position says nothing of it: only what lies on top. */
export const plainMemoirs = (fbiFiles: State['fbiFiles']): State['memoirs'] => {
  const [top] = fbiFiles;
  if (top === undefined) return [];
  const laid = { type: 'laid', seat: null, card: top } as const;
  return fbiFiles.length === 1 ? [laid] : [{ type: 'buried', count: fbiFiles.length - 1 }, laid];
};

const isPlain = ({ memoirs, fbiFiles }: State): boolean => JSON.stringify(memoirs) === JSON.stringify(plainMemoirs(fbiFiles));

const KEYS = [
  'game',
  'scores',
  'dealer',
  'car',
  'hands',
  'caseFile',
  'fbiFiles',
  'hideouts',
  'table',
  'captured',
  'seen',
  'turn',
];

/** A position from outside: every impossible one of the ledger is refused, with the paragraph where there is one. */
export const parsePosition = (raw: unknown): Result<State> =>
  reading(() => {
    const position = readRecord(raw, 'the position', KEYS, ['options', 'idleTurns', 'recall']);
    readOneOf(position['game'], 'game', ['bonnie-and-clyde']);
    const hands = readList(position['hands'], 'hands', readHand);
    const seats = hands.length;
    if (seats < 2 || seats > 4) misread(`hands must be 2 to 4, not ${seats}`);
    const readSeat = (seat: unknown, where: string): Seat => readWhole(seat, where, { min: 0, max: seats - 1 });
    const fbiFiles = readList(position['fbiFiles'], 'fbiFiles', readHandCard);
    const state: State = {
      options: readOptions(Object.hasOwn(position, 'options') ? position['options'] : {}),
      scores: readList(position['scores'], 'scores', (score, where) => readWhole(score, where, { min: 0 })),
      dealer: readSeat(position['dealer'], 'dealer'),
      car: readWhole(position['car'], 'car', { min: 1, max: LOCATIONS.length }),
      idleTurns: readWhole(Object.hasOwn(position, 'idleTurns') ? position['idleTurns'] : 0, 'idleTurns', { min: 0 }),
      hands: hands.map(sorted),
      caseFile: readList(position['caseFile'], 'caseFile', readHandCard),
      fbiFiles,
      hideouts: readList(position['hideouts'], 'hideouts', (card, where) =>
        readOneOf<Card | null>(card, where, [...CARDS, null]),
      ),
      table: readList(position['table'], 'table', (play, where) => readPlay(play, where, readSeat)),
      captured: readList(position['captured'], 'captured', (raw, where) => {
        const capture = readRecord(raw, where, ['seat', 'card']);
        return { seat: readSeat(capture['seat'], `${where}.seat`), card: readOneOf(capture['card'], `${where}.card`, OUTLAWS) };
      }),
      seen: readList(position['seen'], 'seen', (raw, where) => {
        const sight = readRecord(raw, where, ['seat', 'location']);
        return { seat: readSeat(sight['seat'], `${where}.seat`), location: readLocation(sight['location'], `${where}.location`) };
      })
        .slice()
        .sort((one, other) => one.seat - other.seat || rankOf(one.location) - rankOf(other.location)),
      turn: readTurn(position['turn'], readSeat),
      memoirs: plainMemoirs(fbiFiles),
    };
    refuseCounts(state);
    refuseTable(state);
    refuseTurn(state, readRecord(position['turn'], 'turn', TURN_KEYS, TURN_EXTRAS)['lastDrawn']);
    refuseScores(state);
    return Object.hasOwn(position, 'recall') ? { ...state, memoirs: readMemoirs(position['recall'], state) } : state;
  });

const readOptions = (raw: unknown): State['options'] => {
  const options = readRecord(raw, 'options', [], ['memory', 'target']);
  return {
    memory: readOneOf(options['memory'] ?? OPTIONS.defaults.memory, 'options.memory', MEMORIES),
    target: readOneOf(options['target'] ?? OPTIONS.defaults.target, 'options.target', TARGETS),
  };
};

const readHandCard = (raw: unknown, where: string) => readOneOf(raw, where, HAND_CARDS);
const readHand = (raw: unknown, where: string) => readList(raw, where, readHandCard);
const readLocation = (raw: unknown, where: string): Location => readOneOf(raw, where, LOCATIONS);

type ReadSeat = (raw: unknown, where: string) => Seat;

const readPlay = (raw: unknown, where: string, readSeat: ReadSeat): Play => {
  const play = readRecord(raw, where, ['seat', 'location', 'count', 'kind', 'sideways']);
  const kind = readOneOf(play['kind'], `${where}.kind`, ['meld', 'layoff'] as const);
  return {
    seat: readSeat(play['seat'], `${where}.seat`),
    location: readLocation(play['location'], `${where}.location`),
    count: readWhole(play['count'], `${where}.count`, { min: 1, max: copiesOf('kaufman') }),
    kind,
    sideways: readBoolean(play['sideways'], `${where}.sideways`),
  };
};

const STEPS = ['draw', 'play', 'search', 'choose', 'drive', 'over'] as const;
const LOOKED_BY = ['hinton', 'meld', 'layoff'] as const satisfies readonly LookedBy[];
const TURN_KEYS = ['seat', 'step', 'drew', 'played', 'hintonPlayed', 'lastDrawn'];
const TURN_EXTRAS = ['location', 'by'];

const readTurn = (raw: unknown, readSeat: ReadSeat): Exclude<Step, { readonly step: 'deal' }> => {
  const turn = readRecord(raw, 'turn', TURN_KEYS, TURN_EXTRAS);
  const step = readOneOf(turn['step'], 'turn.step', STEPS);
  const common = {
    seat: readSeat(turn['seat'], 'turn.seat'),
    drew: readOneOf(turn['drew'], 'turn.drew', [...SOURCES, null]),
    played: readBoolean(turn['played'], 'turn.played'),
    hintonPlayed: readBoolean(turn['hintonPlayed'], 'turn.hintonPlayed'),
  };
  if (step === 'choose')
    return {
      ...common,
      step,
      location: readLocation(turn['location'], 'turn.location'),
      by: readOneOf(turn['by'], 'turn.by', LOOKED_BY),
    };
  if ('location' in turn || 'by' in turn) misread('turn has "location" and "by" only at the step "choose"');
  return { ...common, step };
};

/** BC-1.2: no more of a card than exist; the outlaws only under the road or captured; ten hideouts; a card for every seat. */
const refuseCounts = ({ hands, caseFile, fbiFiles, hideouts, table, captured, scores, turn }: State): void => {
  if (hideouts.length !== LOCATIONS.length) misread(`hideouts must be ${LOCATIONS.length}, not ${hideouts.length}`, 'BC-1.1');
  if (scores.length !== hands.length) misread(`scores must be one a seat, ${hands.length}, not ${scores.length}`);
  const all: Card[] = [...hands.flat(), ...caseFile, ...fbiFiles, ...hideouts.filter((card) => card !== null)];
  for (const play of table) all.push(...new Array<Card>(play.count).fill(play.location));
  all.push(...captured.map((capture) => capture.card));
  if (hintonInUse(turn)) all.push('hinton');
  for (const card of CARDS) {
    const count = all.filter((each) => each === card).length;
    if (count > copiesOf(card)) misread(`there are ${count} of ${card}, and only ${copiesOf(card)} in the box`, 'BC-1.2');
  }
  for (const [seat, hand] of hands.entries())
    if (hand.length === 0 && turn.step !== 'over' && !(turn.step === 'search' && turn.seat === seat))
      misread(`seat ${seat} has no card in hand, so the hand is over`, 'BC-3.1');
};

/** While its use is not complete, a Ted Hinton is in nobody's hand and not yet on the pile. */
const hintonInUse = (turn: Step): boolean => turn.step === 'search' || (turn.step === 'choose' && turn.by === 'hinton');

const refuseTable = ({ table, hideouts, seen }: State): void => {
  for (const [index, play] of table.entries()) {
    if (play.kind === 'meld' && play.count < 3) misread(`table[${index}] is a meld of only ${play.count}`, 'BC-2.5');
    const earlier = table.slice(0, index).some((other) => other.kind === 'meld' && other.location === play.location);
    if (play.kind === 'layoff' && !earlier)
      misread(`table[${index}] is a layoff with no earlier meld of ${play.location}`, 'BC-2.6');
  }
  for (const [index, { seat, location }] of seen.entries()) {
    if (hideouts[numberOf(location) - 1] === null)
      misread(`seat ${seat} cannot have seen a card under ${location}: none lies there`, 'BC-2.7');
    if (seen.slice(0, index).some((other) => other.seat === seat && other.location === location))
      misread(`seen holds seat ${seat} at ${location} twice`);
  }
};

const refuseTurn = (state: State, lastDrawn: unknown): void => {
  const { turn, caseFile, fbiFiles } = state;
  if (turn.step === 'deal') return;
  if (readBoolean(lastDrawn, 'turn.lastDrawn') !== (caseFile.length === 0))
    misread('turn.lastDrawn must be true exactly when the case file is empty', 'BC-3.2');
  if (turn.step === 'draw') {
    if (caseFile.length === 0) misread('nobody can be about to draw when the case file is empty', 'BC-3.2');
    if (turn.drew !== null || turn.played || turn.hintonPlayed)
      misread('before the draw, nothing can be drawn or played yet', 'BC-2.1');
    return;
  }
  if (turn.drew === null) misread(`at the step "${turn.step}" turn.drew must say where the card came from`, 'BC-2.1');
  if (turn.hintonPlayed && !turn.played) misread('turn.played must be true when the Ted Hinton is played');
  if (hintonInUse(turn) && !turn.hintonPlayed) misread('turn.hintonPlayed must be true while a Ted Hinton is in use', 'BC-2.3');
  if (turn.step === 'search' && fbiFiles.length === 0) misread('the FBI files cannot be searched: they are empty', 'BC-2.3');
  if (turn.step === 'choose') refuseChoice(state, turn);
  if (turn.step === 'drive') refusePlay(state, turn.seat, 'layoff', undefined);
};

const refuseChoice = (state: State, turn: Extract<Step, { readonly step: 'choose' }>): void => {
  if (state.hideouts[numberOf(turn.location) - 1] === null)
    misread(`nothing lies under ${turn.location} to choose about`, turn.by === 'hinton' ? 'BC-2.3' : 'BC-2.7');
  if (turn.by !== 'hinton') refusePlay(state, turn.seat, turn.by, turn.location);
};

/** An unresolved play is the last on the table, its seat's, and lies as the car stands. */
const refusePlay = ({ table, car, turn }: State, seat: Seat, kind: Play['kind'], location: Location | undefined): void => {
  const last = table.at(-1);
  if (last === undefined || last.seat !== seat || last.kind !== kind || (location !== undefined && last.location !== location))
    misread(`the last of table must be the ${kind} that is being resolved`, 'BC-2.7');
  if (last.sideways !== (numberOf(last.location) === car))
    misread(`the last play must be ${last.sideways ? 'upright' : 'sideways'}: the car is at ${car}`, 'BC-2.7');
  if ('played' in turn && !turn.played) misread('turn.played must be true while a play is being resolved', 'BC-2.7');
};

const refuseScores = ({ scores, options, turn }: State): void => {
  const leader = leaderOf(scores, options.target);
  if (turn.step === 'over') {
    if (leader === undefined) misread(`the game cannot be over: nobody leads alone with ${options.target} or more`, 'BC-5.2');
  } else if (leader !== undefined) misread(`seat ${leader} leads alone with ${scores[leader]}, so the game is over`, 'BC-5.2');
};
