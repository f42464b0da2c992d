import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { commitmentTo, LANGUAGES, secureLuck, tableSeed } from '@tabletrotter/rules';
import { type Command, choiceFlag, flags, onlyWord, UsageError, wholeFlag } from '../command.ts';
import { gameNamed } from '../games.ts';
import { checkSave, saveTo } from '../play/save.ts';
import { playOn } from '../play/session.ts';
import { talkThrough } from '../play/talk.ts';
import { TABLE_FLAGS, TABLE_FLAGS_HELP, tableOptions } from '../table-options.ts';
import { TEXT } from '../text.ts';
import { speakerFor } from '../words.ts';

const options = {
  seats: { type: 'string' },
  seat: { type: 'string', default: '0' },
  bots: { type: 'string', default: 'casual' },
  seed: { type: 'string' },
  language: { type: 'string', default: 'en' },
  options: { type: 'string', default: '{}' },
  save: { type: 'string' },
} as const;

const settingsFrom = (args: readonly string[]) => {
  const { values, positionals } = flags(() =>
    parseArgs({ args: [...args], options: { ...TABLE_FLAGS, ...options }, allowPositionals: true }),
  );
  const game = gameNamed(onlyWord(positionals, 'game'));
  const seats = wholeFlag(values.seats, '--seats', game.seats) ?? game.seats.min;
  return {
    game,
    seats,
    seat: wholeFlag(values.seat, '--seat', { min: 0, max: seats - 1 }) ?? 0,
    level: choiceFlag(values.bots, '--bots', game.levels),
    seed: values.seed ?? randomBytes(16).toString('hex'),
    language: choiceFlag(values.language, '--language', LANGUAGES),
    options: tableOptions(game, values.options, values),
    save: values.save,
  };
};

export const command: Command = {
  help: `Usage: tabletrotter play <game> [flags]

Plays a game in the terminal against bots. Each time it is your turn you see the table and a numbered list of all you may do:
a number does it, other text searches the list, v shows the table again, ? helps, q stops. Lines may also come from a file.

  --seats n          how many play (the fewest the game is for)
  --seat k           your seat, from 0 (0)
  --bots level       how well the others play: casual, random or another that the game has (casual)
  --language l       en, es or ru (en)
${TABLE_FLAGS_HELP}
  --seed text        what all chance follows from (a fresh one)
  --save file.json   saves the game when it is over or you stop: for replay, and once it is over for verify`,

  async run(args, terminal) {
    const { game, seats, seat, level, seed, language, options: agreed, save } = settingsFrom(args);
    const opened = game.open(seats, agreed, {
      luck: secureLuck(tableSeed(seed, [])),
      time: Date.now(),
      commitment: commitmentTo(seed),
      words: [],
    });
    if (!opened.ok) throw new UsageError(`--options: ${opened.error.message}`);
    if (save !== undefined) await checkSave(save);
    const text = TEXT[language];
    const talk = talkThrough(terminal);
    try {
      const sitting = { game, seat, level, seed, text, talk, now: Date.now, speaker: await speakerFor(game, language) };
      const entries = await playOn(sitting, opened.value);
      const over = opened.value.match.outcome !== null;
      if (over) await talk.print(text.seed(seed));
      if (save !== undefined) await saveTo(save, game.save(entries, over ? seed : null));
    } finally {
      talk.close();
    }
    return 0;
  },
};
