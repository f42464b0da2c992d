import { type Game, host, type Json, secureLuck, tableSeed } from '@tabletrotter/rules';

const field = (text: string, name: string): unknown => JSON.parse(new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1] ?? 'null');

/** The record of a playthrough, for tests: it is played again, from its seed and its actions. */
export const recordOf = <Config extends object, State, Action, Event, View, EventView>(
  rules: Game<Config, State, Action, Event, View, EventView>,
  text: string,
): Json => {
  const game = host(rules);
  const opening = { luck: secureLuck(tableSeed(String(field(text, 'seed')), [])), time: 0, commitment: null, words: [] };
  const position = field(text, 'position');
  const opened =
    position === null ? game.open(Number(field(text, 'seats')), field(text, 'options'), opening) : game.load(position, opening);
  if (!opened.ok) throw new Error(opened.error.message);
  const { match, entry } = opened.value;
  const entries = [entry];
  for (const [, seat, action = ''] of text.matchAll(/^> (\d) (.*)$/gm)) {
    const step = match.act(Number(seat), JSON.parse(action), { id: null, time: 0 });
    if (!step.ok) throw new Error(`${action}: ${step.error.code}`);
    step.value.accept();
    entries.push(step.value.entry);
  }
  return game.save(entries, null);
};
