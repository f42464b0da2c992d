import type { Result } from '@tabletrotter/rules/core/basics';
import { MEMORIES, type Position } from '@tabletrotter/rules/core/game';
import { misread, reading, readList, readOneOf, readRecord } from '@tabletrotter/rules/core/parse';
import { type Action, type Config, DECK, type State } from './state.ts';

const readCard = (raw: unknown, where: string): number => readOneOf(raw, where, DECK);
const readCards = (raw: unknown, where: string): readonly number[] => readList(raw, where, readCard);

export const parseConfig = (raw: unknown): Result<Config> =>
  reading(() => {
    const { memory = 'printed' } = readRecord(raw ?? {}, 'options', [], ['memory']);
    return { memory: readOneOf(memory, 'options.memory', MEMORIES) };
  });

export const parseAction = (raw: unknown): Result<Action> =>
  reading((): Action => {
    const action = readRecord(raw, 'the action', ['type'], ['card']);
    const type = readOneOf(action['type'], 'type', ['draw', 'discard'] as const);
    if (type === 'discard') return { type, card: readCard(action['card'], 'card') };
    return 'card' in action ? misread('a draw has no key "card"') : { type };
  });

export const dumpPosition = ({ options, hands, deck, discards, turn }: State): Position => ({
  game: 'gin-like',
  options: { memory: options.memory },
  hands,
  deck,
  discards,
  turn: { seat: turn.seat, step: turn.step },
});

export const parsePosition = (raw: unknown): Result<State> =>
  reading(() => {
    const position = readRecord(raw, 'the position', ['game', 'options', 'hands', 'deck', 'discards', 'turn']);
    const options = parseConfig(position['options']);
    const turn = readRecord(position['turn'], 'turn', ['seat', 'step']);
    readOneOf(position['game'], 'game', ['gin-like']);
    const state: State = {
      options: options.ok ? options.value : misread(options.error.message),
      hands: readList(position['hands'], 'hands', readCards),
      deck: readCards(position['deck'], 'deck'),
      discards: readCards(position['discards'], 'discards'),
      turn: {
        seat: readOneOf(turn['seat'], 'turn.seat', [0, 1]),
        step: readOneOf(turn['step'], 'turn.step', ['draw', 'discard', 'over']),
      },
    };
    const cards = new Set([...state.hands.flat(), ...state.deck, ...state.discards]);
    return state.hands.length === 2 && cards.size === DECK.length ? state : misread('each card must be somewhere, in two hands');
  });
