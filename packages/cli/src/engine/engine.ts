import { randomBytes } from 'node:crypto';
import type { HostedGame } from '@tabletrotter/rules';
import { type Speaker, speakerFor } from '../words.ts';
import { type Answer, fault, success, written } from './answer.ts';
import { isTooDeep } from './depth.ts';
import { type Line, LONGEST_LINE } from './lines.ts';
import { parseRequest, type Request } from './request.ts';
import { answerAt, type EngineTable, openTable, standing } from './table.ts';

/** The engine: a line in, its answer's line out. It keeps the tables of one process. */
export interface Engine {
  answer(line: Line): Promise<string>;
}

type New = Extract<Request, { readonly op: 'new' | 'load' }>;

const freshSeed = (): string => randomBytes(16).toString('hex');

const isRecord = (raw: unknown): boolean => typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/** Something broke inside a game. The protocol has no code for our own faults, so it goes out under the nearest. */
const internal = (thrown: unknown): Answer =>
  fault('bad-request', `internal: ${thrown instanceof Error ? thrown.message : String(thrown)}`);

/** An engine over some games; `report` hears of what broke inside them. */
export const createEngine = (games: readonly HostedGame[], report: (thrown: unknown) => void): Engine => {
  const tables = new Map<string, EngineTable>();
  const speakers = new Map<string, Promise<Speaker>>();
  let opened = 0;

  const speakerOf = (game: HostedGame): Promise<Speaker> => {
    const speaker = speakers.get(game.id) ?? speakerFor(game, 'en');
    speakers.set(game.id, speaker);
    return speaker;
  };

  const describe = (game: HostedGame) => ({
    id: game.id,
    seats: { min: game.seats.min, max: game.seats.max },
    options: game.options,
    choices: game.choices,
    levels: game.levels,
    rulesVersion: game.rulesVersion,
  });

  const named = (id: string): HostedGame | Answer =>
    games.find((game) => game.id === id) ??
    fault('unknown-game', `there is no game "${id.slice(0, 60)}"; there are ${games.map((game) => game.id).join(', ')}`);

  /** The game a position is of. One that does not say so is no position. */
  const gameOfPosition = (position: unknown): HostedGame | Answer => {
    const id = typeof position === 'object' && position !== null && 'game' in position ? position.game : undefined;
    return typeof id === 'string' ? named(id) : fault('bad-position', 'a position is an object with a "game"');
  };

  const open = async (request: New): Promise<Answer> => {
    const game = request.op === 'new' ? named(request.game) : gameOfPosition(request.position);
    if ('ok' in game) return game;
    if (request.op === 'new' && (request.seats < game.seats.min || request.seats > game.seats.max))
      return fault('bad-request', `"seats" must be a whole number from ${game.seats.min} to ${game.seats.max}`);
    if (request.op === 'new' && !isRecord(request.options)) return fault('bad-options', '"options" must be an object');
    const table = openTable(game, request.seed ?? freshSeed(), await speakerOf(game), (opening) =>
      request.op === 'new' ? game.open(request.seats, request.options, opening) : game.load(request.position, opening),
    );
    if (!table.ok) return fault(request.op === 'new' ? 'bad-options' : 'bad-position', table.error.message);
    opened += 1;
    const id = `t${opened}`;
    tables.set(id, table.value);
    return success({ table: id, ...standing(table.value) });
  };

  /** What breaks inside a game closes its table, whose truth is then unknown; all others go on. */
  const guarded = async (table: string | undefined, work: () => Answer | Promise<Answer>): Promise<Answer> => {
    try {
      return await work();
    } catch (thrown) {
      if (table !== undefined) tables.delete(table);
      report(thrown);
      return internal(thrown);
    }
  };

  const perform = (request: Request): Answer | Promise<Answer> => {
    switch (request.op) {
      case 'games':
        return success({ games: games.map(describe) });
      case 'components': {
        const game = named(request.game);
        return 'ok' in game ? game : success({ components: game.components() });
      }
      case 'new':
      case 'load':
        return open(request);
      default: {
        const table = tables.get(request.table);
        if (table === undefined) return fault('unknown-table', `there is no table "${request.table.slice(0, 60)}"`);
        const answer = answerAt(table, request, freshSeed);
        if (request.op === 'close') tables.delete(request.table);
        return answer;
      }
    }
  };

  const answerJson = async (raw: unknown, isLong: boolean): Promise<string> => {
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
      return written(fault('bad-request', 'a request is a JSON object'), undefined);
    const id = 'id' in raw ? raw.id : undefined;
    if (isLong && isTooDeep(raw))
      return written(fault('bad-request', 'the request is nested too deeply'), isTooDeep(id) ? undefined : id);
    const request = parseRequest(raw);
    if (!request.ok) return written(fault(request.error.code, request.error.message), id);
    const table = 'table' in request.value ? request.value.table : undefined;
    return written(await guarded(table, () => perform(request.value)), id);
  };

  return {
    async answer(line) {
      switch (line.kind) {
        case 'too-long':
          return written(fault('too-long', `a line holds at most ${LONGEST_LINE} bytes`), undefined);
        case 'not-utf8':
          return written(fault('bad-json', 'the line is not UTF-8'), undefined);
        case 'text': {
          const read = parseJson(line.text);
          if (!read.ok) return written(fault('bad-json', `the line is not JSON: ${read.message}`), undefined);
          return answerJson(read.value, line.text.length > 1_000);
        }
      }
    },
  };
};

const parseJson = (
  text: string,
): { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly message: string } => {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (thrown) {
    return { ok: false, message: thrown instanceof Error ? thrown.message : String(thrown) };
  }
};
