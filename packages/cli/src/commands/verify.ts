import { parseArgs } from 'node:util';
import type { Match } from '@tabletrotter/rules';
import { type Command, Failure, flags, onlyWord } from '../command.ts';
import { ending } from '../play/session.ts';
import { matchAt, readSavedGame } from '../saved.ts';
import { writeLines } from '../terminal.ts';
import { TEXT } from '../text.ts';

/** How the game stood where its record ends. */
const standing = (match: Match): readonly string[] => {
  const told = ending(match, TEXT.en);
  return told.length === 0 ? ['the record ends before the game is over'] : told;
};

export const command: Command = {
  help: `Usage: tabletrotter verify <file.json>

Plays a saved game again from its seed and compares every set-up, shuffle, throw and consequence with what was recorded,
and the seed with the hash that was published before the first card. Exit code 1, and why, where they differ.
Tells how the game ended.`,

  async run(args, terminal) {
    const { positionals } = flags(() => parseArgs({ args: [...args], options: {}, allowPositionals: true }));
    const file = onlyWord(positionals, 'file');
    const { game, saved } = await readSavedGame(file);
    const verified = game.verify(saved);
    if (!verified.ok) throw new Failure(`${file}: ${verified.error.message}`);
    const { seats, position, commitment } = saved.start;
    const last = matchAt(game, saved, saved.entries.length - 1);
    await writeLines(terminal.out, [
      `${file}: ${game.id}, ${seats} seats, ${verified.value} actions`,
      ...standing(last).map((line) => `- ${line}`),
      commitment === null
        ? '- no hash of the seed was published at the start, so the seed itself could not be checked'
        : `- the seed is the one whose hash was published at the start (${commitment.slice(0, 16)}…)`,
      `- the ${position === null ? 'set-up' : 'start from a position'} follows from the seed`,
      '- every action was allowed, and everything that followed from it is as recorded',
    ]);
    return 0;
  },
};
