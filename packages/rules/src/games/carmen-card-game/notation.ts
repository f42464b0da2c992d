import { type Json, type Result, type Seat, sameJson, seatsOf } from '../../core/basics.ts';
import { MEMORIES, type Position } from '../../core/game.ts';
import { misread, readBoolean, reading, readList, readOneOf, readRecord, readWhole } from '../../core/parse.ts';
import { CARDS, CARMEN, type Card, type CardOf, DECKS, homeOf, KINDS, type Kind, kindOf, SLOTS, slotsAt } from './components.ts';
import { bySpot, cardAt } from './evolve.ts';
import { CASE_ROUNDS, hasCards, isCold, nextIn, shownStep } from './rules.ts';
import {
  ENDINGS,
  type Ending,
  OPTIONS,
  PARTS,
  type Row,
  type ShownStep,
  type Solved,
  type Spot,
  type State,
  type Turn,
} from './state.ts';

/** The whole truth as the ledger's position. Its keys say all that any seat can know: there is no need of `recall`. */
export const dumpPosition = (state: State): Position => ({
  game: 'carmen-card-game',
  options: { ...state.options },
  rows: state.rows.map((row) => ({ ...row })),
  center: { ...state.center },
  decks: { ...state.decks },
  solved: state.solved.map((set) => ({ ...set })),
  looked: state.looked.map((spot) => ({ seat: spot.seat, kind: spot.kind, slot: spot.slot })),
  known: state.known.flatMap((cards, seat) => cards.map((card) => ({ seat, card }))),
  out: state.out,
  lastArrest: state.lastArrest,
  idleTurns: state.idleTurns,
  turn: dumpTurn(shownStep(state)),
});

const dumpTurn = (turn: ShownStep): Json => {
  if (turn.step === 'over') return { seat: turn.seat, step: turn.step, winners: turn.winners, reason: turn.reason };
  const { seat, step, when, warrantUsed, shifted } = turn;
  return {
    seat,
    step,
    ...(turn.step === 'look' ? { kind: turn.kind } : {}),
    ...(turn.step === 'penalty' ? { by: turn.by } : {}),
    ...(turn.step === 'replace' ? { by: turn.by, exposed: turn.exposed } : {}),
    when,
    warrantUsed,
    shifted,
  };
};

const KEYS = ['game', 'rows', 'center', 'decks', 'solved', 'looked', 'known', 'out', 'lastArrest', 'idleTurns', 'turn'];

/** A position from outside: every impossible one of the ledger is refused, with the paragraph where there is one. */
export const parsePosition = (raw: unknown): Result<State> =>
  reading(() => {
    const position = readRecord(raw, 'the position', KEYS, ['options', 'recall']);
    readOneOf(position['game'], 'game', ['carmen-card-game']);
    if (Object.hasOwn(position, 'recall')) readRecord(position['recall'], 'recall', []);
    const seats = readList(position['rows'], 'rows', (row) => row).length;
    if (seats < 2 || seats > 4) misread(`rows must be 2 to 4, not ${seats}`);
    const readSeat: ReadSeat = (seat, where) => readWhole(seat, where, { min: 0, max: seats - 1 });
    const rows = readList(position['rows'], 'rows', (row, where) => readRow(row, where, seats));
    const looked = readLooked(position['looked'], rows, readSeat);
    const state: State = {
      options: readOptions(Object.hasOwn(position, 'options') ? position['options'] : {}),
      rows,
      center: readCenter(position['center']),
      decks: readDecks(position['decks']),
      solved: readList(position['solved'], 'solved', readSolved),
      looked,
      known: withLooked(readKnown(position['known'], seats, readSeat), looked, rows),
      out: readOut(position['out'], readSeat),
      lastArrest: position['lastArrest'] === null ? null : readSeat(position['lastArrest'], 'lastArrest'),
      idleTurns: readWhole(position['idleTurns'], 'idleTurns', { min: 0 }),
      turn: readTurn(position['turn'], readSeat),
    };
    refuseCards(state);
    refuseKnown(state);
    refuseTurn(state, shownStep(state));
    return state;
  });

type ReadSeat = (raw: unknown, where: string) => Seat;

const readOptions = (raw: unknown): State['options'] => {
  const options = readRecord(raw, 'options', [], ['memory']);
  return { memory: readOneOf(options['memory'] ?? OPTIONS.defaults.memory, 'options.memory', MEMORIES) };
};

const readCard =
  <K extends Kind>(kind: K) =>
  (raw: unknown, where: string): CardOf[K] => {
    const deck: readonly CardOf[K][] = DECKS[kind];
    return readOneOf<CardOf[K]>(raw, where, deck);
  };

const readSlotCard =
  <K extends Kind>(kind: K) =>
  (raw: unknown, where: string): CardOf[K] | null =>
    raw === null ? null : readCard(kind)(raw, where);

const readRow = (raw: unknown, where: string, seats: number): Row => {
  const row = readRecord(raw, where, KINDS);
  const column = <K extends Kind>(kind: K): readonly (CardOf[K] | null)[] => {
    const cards = readList(row[kind], `${where}.${kind}`, readSlotCard(kind));
    const slots = slotsAt(seats).length;
    if (cards.length !== slots)
      misread(`${where}.${kind} must have ${slots} slots at a table of ${seats}, not ${cards.length}`, 'CC-1.6');
    return cards;
  };
  return { henchman: column('henchman'), loot: column('loot'), location: column('location') };
};

const readCenter = (raw: unknown): CardOf => {
  const center = readRecord(raw, 'center', KINDS);
  for (const kind of KINDS) if (center[kind] === null) misread(`center.${kind} cannot be empty`, 'CC-1.4');
  return {
    henchman: readCard('henchman')(center['henchman'], 'center.henchman'),
    loot: readCard('loot')(center['loot'], 'center.loot'),
    location: readCard('location')(center['location'], 'center.location'),
  };
};

const readDecks = (raw: unknown): State['decks'] => {
  const decks = readRecord(raw, 'decks', KINDS);
  return {
    henchman: readList(decks['henchman'], 'decks.henchman', readCard('henchman')),
    loot: readList(decks['loot'], 'decks.loot', readCard('loot')),
    location: readList(decks['location'], 'decks.location', readCard('location')),
  };
};

const readSolved = (raw: unknown, where: string): Solved => {
  const set = readRecord(raw, where, KINDS);
  const loot = readCard('loot')(set['loot'], `${where}.loot`);
  const location = readCard('location')(set['location'], `${where}.location`);
  const henchman = readSlotCard('henchman')(set['henchman'], `${where}.henchman`);
  if (homeOf(loot) !== location) misread(`${where} is no pair: ${loot} belongs to ${homeOf(loot)}`, 'CC-3.2');
  if (henchman === CARMEN) misread(`${where}: Carmen cannot be arrested like that`, 'CC-3.3');
  return { loot, location, henchman };
};

const readLooked = (raw: unknown, rows: readonly Row[], readSeat: ReadSeat): readonly Spot[] => {
  const looked = readList(raw, 'looked', (entry, where): Spot => {
    const spot = readRecord(entry, where, ['seat', 'kind', 'slot']);
    return {
      seat: readSeat(spot['seat'], `${where}.seat`),
      kind: readOneOf(spot['kind'], `${where}.kind`, KINDS),
      slot: readOneOf(spot['slot'], `${where}.slot`, SLOTS),
    };
  });
  for (const [index, spot] of looked.entries()) {
    if (cardAt(rows, spot, spot.kind) === null) misread(`looked[${index}] is an empty slot`, 'CC-2.4');
    if (looked.findIndex((other) => bySpot(spot, other) === 0) < index) misread(`looked holds ${JSON.stringify(spot)} twice`);
  }
  return looked.slice().sort(bySpot);
};

const readKnown = (raw: unknown, seats: number, readSeat: ReadSeat): readonly (readonly Card[])[] => {
  const entries = readList(raw, 'known', (entry, where) => {
    const fact = readRecord(entry, where, ['seat', 'card']);
    return { seat: readSeat(fact['seat'], `${where}.seat`), card: readOneOf(fact['card'], `${where}.card`, CARDS) };
  });
  return seatsOf(seats).map((seat) => {
    const cards = entries.filter((entry) => entry.seat === seat).map(({ card }) => card);
    for (const [index, card] of cards.entries())
      if (cards.indexOf(card) < index) misread(`known holds seat ${seat} and ${card} twice`);
    return cards.sort();
  });
};

/** A card that its owner has looked at is known to it. */
const withLooked = (known: State['known'], looked: readonly Spot[], rows: readonly Row[]): State['known'] =>
  known.map((cards, seat) => {
    const own = looked
      .filter((spot) => spot.seat === seat)
      .map((spot) => cardAt(rows, spot, spot.kind))
      .filter((card) => card !== null);
    return [...new Set([...cards, ...own])].sort();
  });

const readOut = (raw: unknown, readSeat: ReadSeat): readonly Seat[] => {
  const out = readList(raw, 'out', readSeat);
  if (new Set(out).size < out.length) misread('out holds a seat twice');
  return out.slice().sort((one, other) => one - other);
};

const STEPS = [
  'start',
  'look',
  'end',
  'arrest',
  'swap',
  'penalty',
  'accuse',
  'replace',
  'over',
] as const satisfies readonly ShownStep['step'][];

const TURN_KEYS = ['seat', 'step', 'when', 'warrantUsed'];

const readTurn = (raw: unknown, readSeat: ReadSeat): ShownStep => {
  const any = readRecord(raw, 'turn', ['seat', 'step'], [...TURN_KEYS, 'shifted', 'kind', 'by', 'exposed', 'winners', 'reason']);
  const step = readOneOf(any['step'], 'turn.step', STEPS);
  if (step === 'over') return readOver(raw, readSeat);
  const keysOf = { look: ['kind'], penalty: ['by'], replace: ['by', 'exposed'] } as const;
  const extra = step === 'look' || step === 'penalty' || step === 'replace' ? keysOf[step] : [];
  const turn = readRecord(raw, 'turn', [...TURN_KEYS, ...extra], ['shifted']);
  const common: Turn = {
    seat: readSeat(turn['seat'], 'turn.seat'),
    when: readOneOf(turn['when'], 'turn.when', PARTS),
    warrantUsed: readBoolean(turn['warrantUsed'], 'turn.warrantUsed'),
    shifted: Object.hasOwn(turn, 'shifted') ? readBoolean(turn['shifted'], 'turn.shifted') : false,
  };
  switch (step) {
    case 'look':
      return { ...common, step, kind: readOneOf(turn['kind'], 'turn.kind', KINDS) };
    case 'penalty':
      return { ...common, step, by: readSeat(turn['by'], 'turn.by') };
    case 'replace':
      return { ...common, step, by: readSeat(turn['by'], 'turn.by'), exposed: readExposed(turn['exposed']) };
    case 'start':
    case 'end':
      return { ...common, step };
    case 'arrest':
    case 'swap':
    case 'accuse':
      return { ...common, step };
  }
};

const readExposed = (raw: unknown): readonly Kind[] => {
  const exposed = readList(raw, 'turn.exposed', (kind, where) => readOneOf(kind, where, KINDS));
  const ordered = KINDS.filter((kind) => exposed.includes(kind));
  if (exposed.length === 0 || !sameJson(exposed, ordered))
    misread('turn.exposed must be the kinds still to be replaced, in the order henchman, loot, location', 'CC-5.3');
  return ordered;
};

const readOver = (raw: unknown, readSeat: ReadSeat): ShownStep => {
  const turn = readRecord(raw, 'turn', ['seat', 'step', 'winners', 'reason']);
  return {
    step: 'over',
    seat: readSeat(turn['seat'], 'turn.seat'),
    winners: readList(turn['winners'], 'turn.winners', readSeat),
    reason: readOneOf<Ending>(turn['reason'], 'turn.reason', ENDINGS),
  };
};

// ---- what cannot be -----------------------------------------------------------------------------------------------------

/** CC-1.1: 39 cards, each once. */
const refuseCards = ({ rows, center, decks, solved }: State): void => {
  const all: (Card | null)[] = KINDS.flatMap((kind): (Card | null)[] => [
    ...rows.flatMap((row): readonly (Card | null)[] => row[kind]),
    center[kind],
    ...decks[kind],
    ...solved.map((set) => set[kind]),
  ]);
  for (const card of CARDS) {
    const count = all.filter((each) => each === card).length;
    if (count !== 1) misread(`${card} is there ${count === 0 ? 'nowhere' : `${count} times`}, not once`, 'CC-1.1');
  }
};

/** A card that somebody knows lies in front of a gumshoe or in the centre. */
const refuseKnown = ({ known, decks, solved }: State): void => {
  for (const [seat, cards] of known.entries())
    for (const card of cards) {
      const kind = kindOf(card);
      const deck: readonly Card[] = decks[kind];
      if (deck.includes(card) || solved.some((set) => set[kind] === card))
        misread(`seat ${seat} cannot know where ${card} lies: it is not in play`, 'CC-7.1');
    }
};

const refuseTurn = (state: State, turn: ShownStep): void => {
  const left = seatsOf(state.rows.length).filter((seat) => !state.out.includes(seat));
  if (left.length === 0) misread('somebody must still be in the game', 'CC-5.7');
  if (turn.step === 'over') {
    refuseEnd(state, turn, left);
    return;
  }
  if (left.length === 1) misread(`seat ${left[0]} is the last in the game, so it is over`, 'CC-5.7');
  if (state.out.includes(turn.seat) && turn.step !== 'replace')
    misread(`it cannot be the turn of seat ${turn.seat}, which is out of the game`, 'CC-5.6');
  // a caller just out still counts until the replacement is done
  const counted = state.out.includes(turn.seat) ? left.length + 1 : left.length;
  if (state.idleTurns >= CASE_ROUNDS * counted) misread('after so many turns without an arrest the case is cold', 'CC-6.2');
  refusePart(state, turn);
  refuseStep(state, turn);
};

type Going = Exclude<ShownStep, { readonly step: 'over' }>;

const refusePart = (state: State, turn: Going): void => {
  const { step, when, warrantUsed, shifted, seat } = turn;
  const arrested = warrantUsed && state.idleTurns === 0 && state.lastArrest === seat;
  if ((step === 'start' || step === 'look') && when !== 'start') misread(`turn.when must be "start" at the step "${step}"`);
  if (step === 'end' && when !== 'end') misread('turn.when must be "end" at the step "end"');
  if (step === 'end' && warrantUsed) misread('with the warrant used there is no step "end": the turn is over', 'CC-2.1');
  if ((step === 'start' || step === 'look') && warrantUsed && !arrested)
    misread('a turn goes on only after a warrant that led to an arrest, which the gumshoe must have made', 'CC-3.6');
  if (!['start', 'look', 'end'].includes(step) && !warrantUsed)
    misread('turn.warrantUsed must be true from the call on', 'CC-2.1');
  if (step === 'swap' && !arrested)
    misread('a swap comes after an arrest: idleTurns must be 0 and lastArrest that gumshoe', 'CC-3.4');
  // the warrant under way has led to no arrest, or has not yet
  const goesOn = step === 'start' || step === 'look' || step === 'swap';
  if (shifted && !(isColdFor(state, seat) || (arrested && goesOn)))
    misread('nobody can have shifted a card before the trail is cold', 'CC-6.3');
};

/** CC-6.3 as the turn of a seat began: a caller just out still counts until the replacement is done. */
const isColdFor = (state: State, seat: Seat): boolean => isCold({ ...state, out: state.out.filter((each) => each !== seat) });

const refuseStep = (state: State, turn: Going): void => {
  switch (turn.step) {
    case 'look':
      if (!hasAny(state, turn.kind)) misread(`nobody has a ${turn.kind} to look at`, 'CC-2.6');
      return;
    case 'arrest': {
      const last = state.solved.at(-1);
      if (last === undefined || last.henchman !== null)
        misread('the pair being solved must stand last in solved, with no henchman yet', 'CC-3.2');
      if (!hasAny(state, 'henchman')) misread('nobody is left to be arrested', 'CC-3.3');
      return;
    }
    case 'penalty':
      if (turn.by !== nextIn(state, turn.seat)) misread('turn.by must be the neighbour on the left', 'CC-3.6');
      return;
    case 'accuse':
      if (homeOf(state.center.loot) !== state.center.location) misread('the set in the centre is no pair', 'CC-5.2');
      return;
    case 'replace':
      if (turn.by === turn.seat || state.out.includes(turn.by) || !hasCards(state, turn.by, turn.exposed))
        misread('turn.by must be another gumshoe in the game with a card to swap', 'CC-5.3');
      return;
    case 'start':
    case 'end':
    case 'swap':
      return;
  }
};

const hasAny = (state: State, kind: Kind): boolean => state.rows.some((_, seat) => hasCards(state, seat, [kind]));

const refuseEnd = (
  { out }: State,
  { seat, winners, reason }: Extract<ShownStep, { readonly step: 'over' }>,
  left: readonly Seat[],
): void => {
  const expected: { readonly [R in Ending]: readonly Seat[] } = { 'CC-3.3': [], 'CC-5.7': left, 'CC-6.1': [seat], 'CC-6.2': [] };
  if (!sameJson(winners, expected[reason])) misread(`turn.winners must be ${JSON.stringify(expected[reason])}`, reason);
  if (reason === 'CC-5.7' ? left.length !== 1 : left.length === 1) misread('the last one in the game wins at once', 'CC-5.7');
  // the turn in which a seat goes out may end the game for others, or be the last before the case is cold
  if (reason !== 'CC-5.7' && reason !== 'CC-6.2' && out.includes(seat)) misread(`seat ${seat} is out of the game`, 'CC-5.6');
};
