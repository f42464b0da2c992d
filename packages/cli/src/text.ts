import type { Language } from '@tabletrotter/rules';

/** What the terminal itself says at a table, beside the game's own words. */
export interface Text {
  seat(seat: number): string;
  yourTurn(seat: string): string;
  more(count: number): string;
  readonly nothingFits: string;
  readonly noSuchNumber: string;
  readonly help: string;
  readonly stopped: string;
  won(seats: readonly string[]): string;
  readonly allLost: string;
  scores(scores: readonly number[]): string;
  seed(seed: string): string;
  readonly takenBack: string;
  readonly closed: string;
}

/** By language. */
export const TEXT: { readonly [L in Language]: Text } = {
  en: {
    seat: (seat) => `Seat ${seat}`,
    yourTurn: (seat) => `${seat}, it is for you to act:`,
    more: (count) => `… and ${count} more: type a part of one to find it`,
    nothingFits: 'Nothing you may do now fits that.',
    noSuchNumber: 'There is no such number in the list.',
    help: 'A number takes that action. Any other text searches the list; an empty line shows all of it. v: the table again, ?: this help, q: stop.',
    stopped: 'Stopped.',
    won: (seats) => `The game is over. Won by: ${seats.join(', ')}.`,
    allLost: 'The game is over. All lost.',
    scores: (scores) => `Points: ${scores.join(' · ')}`,
    seed: (seed) => `Seed: ${seed}`,
    takenBack: '(taken back)',
    closed: '(the table was closed)',
  },
  es: {
    seat: (seat) => `Asiento ${seat}`,
    yourTurn: (seat) => `${seat}, te toca:`,
    more: (count) => `… y ${count} más: escribe parte de una para encontrarla`,
    nothingFits: 'Nada de lo que puedes hacer ahora coincide con eso.',
    noSuchNumber: 'Ese número no está en la lista.',
    help: 'Un número hace esa acción. Cualquier otro texto busca en la lista; una línea vacía la muestra entera. v: la mesa otra vez, ?: esta ayuda, q: parar.',
    stopped: 'Partida interrumpida.',
    won: (seats) => `Fin de la partida. Gana: ${seats.join(', ')}.`,
    allLost: 'Fin de la partida. Todos pierden.',
    scores: (scores) => `Puntos: ${scores.join(' · ')}`,
    seed: (seed) => `Semilla: ${seed}`,
    takenBack: '(deshecho)',
    closed: '(la mesa se cerró)',
  },
  ru: {
    seat: (seat) => `Место ${seat}`,
    yourTurn: (seat) => `${seat}, ваш ход:`,
    more: (count) => `… и ещё ${count}: введите часть названия, чтобы найти`,
    nothingFits: 'Ничего подходящего сейчас сделать нельзя.',
    noSuchNumber: 'Такого номера в списке нет.',
    help: 'Номер выполняет действие. Любой другой текст ищет по списку; пустая строка показывает весь список. v: ещё раз стол, ?: эта подсказка, q: закончить.',
    stopped: 'Игра прервана.',
    won: (seats) => `Игра окончена. Победа: ${seats.join(', ')}.`,
    allLost: 'Игра окончена. Все проиграли.',
    scores: (scores) => `Очки: ${scores.join(' · ')}`,
    seed: (seed) => `Зерно: ${seed}`,
    takenBack: '(ход отменён)',
    closed: '(стол закрыт)',
  },
};
