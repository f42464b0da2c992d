import type { HostedGame, Json } from '@tabletrotter/rules';
import { GAMES } from '@tabletrotter/rules/games';
import { jsonFlag, UsageError } from './command.ts';

type TextFlags = { readonly [name: string]: { readonly type: 'string' } };

const NAMES = [...new Set(GAMES.flatMap(({ choices }) => Object.keys(choices)))];

/** A flag for each option for which some game offers a list of values, such as `--memory helped`. */
export const TABLE_FLAGS: TextFlags = Object.fromEntries(NAMES.map((name) => [name, { type: 'string' }]));

/** What such flags do, for the help of a command. */
export const TABLE_FLAGS_HELP = `  --<option> value   one table option of the game, such as --memory helped
  --options '{…}'    table options as JSON, such as '{"memory":"helped"}'`;

const chosen = (game: HostedGame, name: string, text: string): Json => {
  const choices = game.choices[name];
  if (choices === undefined)
    throw new UsageError(`${game.id} has no option "${name}"; it has ${Object.keys(game.choices).join(', ')}`);
  const found = choices.find((choice) => String(choice) === text);
  if (found === undefined) throw new UsageError(`--${name} must be one of ${choices.map(String).join(', ')}, not "${text}"`);
  return found;
};

/** The table options that the command line asks for: those given as JSON, and over them those given one by one. */
export const tableOptions = (
  game: HostedGame,
  json: string,
  values: { readonly [name: string]: string | boolean | undefined },
): unknown => {
  const options = jsonFlag(json, '--options');
  const single = NAMES.flatMap((name) => {
    const text = values[name];
    return typeof text === 'string' ? [[name, chosen(game, name, text)] as const] : [];
  });
  return single.length === 0 || typeof options !== 'object' ? options : { ...options, ...Object.fromEntries(single) };
};
