import { misread } from '../../core/parse.ts';
import { along, isWrong, LINES, type Line, PAUSE } from './components.ts';
import { cardOf } from './deck.ts';
import { laid, lineOf } from './rules.ts';
import { wrongOn } from './scoring.ts';
import type { Check, Counted, ShownStep, State } from './state.ts';
import { findTwice } from './twice.ts';

/** Refuses what cannot have been turned over: `shown`, `lastCheck` and `lastCount`. */
export const refuseTurned = (state: State, turn: ShownStep): void => {
  const { shown, northSouth, westEast, lastCheck, lastCount, stack, box } = state;
  const lying = [...northSouth, ...westEast];
  const hidden = shown.find((place) => !lying.includes(place));
  if (hidden !== undefined) misread(`shown holds ${hidden}, which does not lie on the table`);
  const twice = findTwice(shown) ?? findTwice((lastCount ?? []).map(({ place }) => place));
  if (twice !== undefined) misread(`${twice} is turned over twice`);
  if ((turn.step === 'doubt' || turn.step === 'check') && (lastCheck !== null || lastCount !== null))
    misread('lastCheck and lastCount end when the next card is laid');
  const turned = [
    ...(lastCheck === null ? [] : [lastCheck.placed, lastCheck.neighbour]),
    ...(lastCount ?? []).map(({ place }) => place),
  ];
  const back = turned.find((place) => stack.includes(place) || box.includes(place));
  if (back !== undefined) misread(`${back} has been turned over and cannot come again`);
  if (lastCount !== null) refuseCount(state, lastCount, turn);
  if (lastCheck !== null) refuseCheck(lastCheck, lying, lastCount ?? []);
  // where a count has cleared the lines, nothing tells how the two cards lay
  if (lastCheck !== null && (lastCount === null || turn.step === 'over')) refuseVerdict(state, lastCheck);
};

/** CW-4.4, CW-4.7: the cards of a count leave the game, but for those of the last one. */
const refuseCount = (state: State, lastCount: readonly Counted[], { step }: ShownStep): void => {
  if (step === 'guess') misread('lastCount ends with the cards laid before the next pause', 'CW-4.1');
  const lying = [...state.northSouth, ...state.westEast];
  const counted = lastCount.map(({ place }) => place);
  const left = counted.find((place) => lying.includes(place) !== (step === 'over'));
  const missed = step === 'over' ? lying.find((place) => !counted.includes(place)) : undefined;
  if (left !== undefined && step !== 'over') misread(`${left} has left the game with the count`, 'CW-4.4');
  if (left !== undefined || missed !== undefined) misread('lastCount must hold the cards that lie, in over', 'CW-4.7');
  if (step === 'over') refuseWrong(state, lastCount);
  else refuseBegun(state);
};

/** Between a count and the next card: one pause card at least has come up, and only the new start card lies. */
const refuseBegun = (state: State): void => {
  const { rounds } = state.options;
  if (state.stack.filter((card) => card === PAUSE).length >= rounds - 1)
    misread('before the first pause card comes up, there is no count', 'CW-4.1');
  if (laid(state) > 0) misread('lastCount ends when the next card is laid; all those of the count have left the game', 'CW-4.4');
};

/** CW-4.2: at the end the cards lie as they were counted, so that their numbers tell which are wrong. */
const refuseWrong = (state: State, lastCount: readonly Counted[]): void => {
  const wrong = LINES.flatMap((line) => {
    const cards = lineOf(state, line);
    const points = cards.map((card) => cardOf(state.options.deck, card));
    return wrongOn(line, points, cards.indexOf(state.start)).flatMap((isOut, index) => (isOut ? [cards[index]] : []));
  });
  const untrue = lastCount.find((card) => card.wrong !== wrong.includes(card.place));
  if (untrue !== undefined)
    misread(`by the numbers ${untrue.place} is ${untrue.wrong ? 'right' : 'wrong'} at the count`, 'CW-4.2');
};

/** CW-3.3, CW-3.7, CW-3.8: both cards stay until the next count, but for a new one that lay wrongly. */
const refuseCheck = ({ placed, neighbour, error }: Check, lying: readonly string[], counted: readonly Counted[]): void => {
  const isThere = (card: string): boolean => lying.includes(card) || counted.some(({ place }) => place === card);
  if (placed === neighbour) misread('lastCheck must name two places', 'CW-3.3');
  if (error && isThere(placed)) misread(`${placed} lay wrongly and has left the game`, 'CW-3.7');
  const gone = (error ? [neighbour] : [placed, neighbour]).find((card) => !isThere(card));
  if (gone !== undefined) misread(`${gone} was checked and should lie on the table`, error ? 'CW-3.7' : 'CW-3.8');
};

/** No card has been laid since: both lie, or the neighbour alone, as they were checked, and everybody has seen them. */
const refuseVerdict = (state: State, { placed, neighbour, error }: Check): void => {
  if (placed === state.start) misread('lastCheck.placed must be a card that was laid, not the start card', 'CW-3.3');
  const unseen = (error ? [neighbour] : [placed, neighbour]).find((card) => !state.shown.includes(card));
  if (unseen !== undefined) misread(`${unseen} was checked and lies there, so that shown must hold it`, 'CW-3.3');
  const on = (line: Line): readonly string[] => lineOf(state, line);
  const way = (line: Line, card: string): number => along(line, cardOf(state.options.deck, card));
  if (error) {
    // the start card lies on both lines
    const lines = LINES.filter((line) => on(line).includes(neighbour));
    if (lines.every((line) => way(line, placed) === way(line, neighbour)))
      misread(`${placed} and ${neighbour} lie equally far along the line, which is no error`, 'CW-3.6');
    return;
  }
  const line = on('north-south').includes(placed) ? 'north-south' : 'west-east';
  const cards = on(line);
  const step = cards.indexOf(neighbour) - cards.indexOf(placed);
  if (!cards.includes(neighbour) || Math.abs(step) !== 1) misread(`${neighbour} does not lie next to ${placed}`, 'CW-3.3');
  const [before, after] = step === 1 ? [placed, neighbour] : [neighbour, placed];
  if (isWrong(line, cardOf(state.options.deck, before), cardOf(state.options.deck, after)))
    misread(`by the numbers ${before} does not belong before ${after}: that is an error`, 'CW-3.5');
};
