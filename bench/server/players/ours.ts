import { type HostedGame, host, quickRandom, type Shown } from '@tabletrotter/rules';
import { GAMES } from '@tabletrotter/rules/games';
import { gin } from '../../gin/index.ts';
import { connect, hear } from './client.ts';
import { type Arrive, afterThinking, type Watch } from './players.ts';
import { makeTable, type Person } from './table.ts';

const HOSTED: readonly HostedGame[] = [...GAMES, host(gin)];

/** A game of the house, or the gin-like one. */
const gameWith = (id: string): HostedGame => {
  const game = HOSTED.find((each) => each.id === id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
};

const NO_HURRY = { left: () => Number.POSITIVE_INFINITY, self: 0 };
const random = quickRandom(20_250_101);

/** A timer may fire so much too early by that clock, in milliseconds. */
const TIMER_SLACK = 2;

/** In an update for a seat that is not asked anything while the game goes on: there is nothing to do then. */
const NOT_ASKED = '"ask":null,"outcome":null';

/** Plays a seat at random until the game is over. */
export const playSeat = (game: HostedGame, { client: { socket } }: Person, watch: Watch): Promise<void> =>
  new Promise((resolve) => {
    const sent = new Map<string, number>(); // the update may come before the acknowledgement, and bring on the next action
    let count = 0;
    let answered: number | null = null; // what others say meanwhile does not ask anew
    const act = (view: Shown, ask: number): void => {
      const { action } = game.bot(view, 'random', random, NO_HURRY);
      const id = `i${count++}`;
      sent.set(id, performance.now());
      socket.send(JSON.stringify({ type: 'act', ask, action, id }));
    };
    const listen = (data: Buffer): void => {
      if (data.includes(NOT_ASKED)) return;
      const message = hear(data);
      if (message.type === 'done') {
        watch.acknowledged(sent.get(message.id) ?? Number.NaN);
        sent.delete(message.id);
      }
      if (message.type !== 'update') return;
      const { ask, view, outcome, clock } = message;
      if (ask !== null && ask !== answered) {
        answered = ask;
        const early = (clock?.openAt ?? 0) - Date.now(); // a race opens after a moment, by the clock of this machine
        if (early > 0) setTimeout(act, early + TIMER_SLACK, view, ask);
        else afterThinking(watch, () => act(view, ask));
      }
      if (outcome === null) return;
      socket.off('message', listen);
      resolve();
    };
    socket.on('message', listen);
  });

/** Plays at our server. */
export const arrive: Arrive = async (address, id) => {
  const game = gameWith(id);
  const others = Array.from({ length: game.seats.min - 1 }, () => connect(address));
  const clients = await Promise.all([connect(address), ...others]);
  return {
    async play(watch) {
      const table = await makeTable(id, clients);
      const over = Promise.all(table.people.map((person) => playSeat(game, person, watch)));
      await table.start();
      await over;
    },
    leave() {
      for (const { socket } of clients) socket.close();
    },
  };
};
