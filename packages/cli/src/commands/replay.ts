import { parseArgs } from 'node:util';
import {
  type HostedGame,
  LANGUAGES,
  type Match,
  quickLuck,
  type ReadGame,
  type SealedEntry,
  type Viewer,
} from '@tabletrotter/rules';
import { type Command, choiceFlag, flags, onlyWord, UsageError, wholeFlag } from '../command.ts';
import { ending } from '../play/session.ts';
import { showView } from '../play/show.ts';
import { readSavedGame } from '../saved.ts';
import { writeLine } from '../terminal.ts';
import { TEXT, type Text } from '../text.ts';
import { type Speaker, speakerFor } from '../words.ts';

const options = {
  seat: { type: 'string', default: 'spectator' },
  at: { type: 'string' },
  language: { type: 'string', default: 'en' },
} as const;

const viewerFlag = (text: string, seats: number): Viewer => {
  if (text === 'spectator') return null;
  const seat = /^\d+$/.test(text) ? Number(text) : seats;
  if (seat < seats) return seat;
  throw new UsageError(`--seat must be spectator or a whole number from 0 to ${seats - 1}, not "${text}"`);
};

/** The match as it stood after entry `seq`. Nothing is asked of its luck any more. */
const matchAt = (game: HostedGame, saved: ReadGame, seq: number): Match =>
  game.resume(saved.entries.slice(0, seq + 1), quickLuck(0));

/** What a viewer was told of an entry, at the moment it was made. */
const linesOf = (game: HostedGame, entry: SealedEntry, viewer: Viewer, speaker: Speaker, text: Text): readonly string[] => {
  switch (entry.kind) {
    case 'start':
    case 'action':
      return game.told(entry, viewer).events.map((event) => speaker.say(game.tell(event)));
    case 'undo':
    case 'rewind':
      return [text.takenBack];
    case 'end':
      return [text.closed];
  }
};

export const command: Command = {
  help: `Usage: tabletrotter replay <file.json> [flags]

Retells a saved game, each line with the number of its log entry.

  --seat k           through the eyes of that seat, or of a spectator (spectator)
  --at n             only as far as entry n, and the table as it stood then
  --language l       en, es or ru (en)`,

  async run(args, terminal) {
    const { values, positionals } = flags(() => parseArgs({ args: [...args], options, allowPositionals: true }));
    const language = choiceFlag(values.language, '--language', LANGUAGES);
    const { game, saved } = await readSavedGame(onlyWord(positionals, 'file'));
    const viewer = viewerFlag(values.seat, saved.start.seats);
    const at = wholeFlag(values.at, '--at', { min: 0, max: saved.entries.length - 1 });
    const [speaker, text] = [await speakerFor(game, language), TEXT[language]];
    const entries = saved.entries.slice(0, (at ?? saved.entries.length - 1) + 1);
    const width = String(entries.length - 1).length;
    for (const entry of entries) {
      const lines = linesOf(game, entry, viewer, speaker, text);
      for (const line of lines) await writeLine(terminal.out, `${String(entry.seq).padStart(width)}  ${line}`);
    }
    const last = matchAt(game, saved, entries.length - 1);
    const after = at === undefined ? ending(last, text, speaker) : ['', showView(last.view(viewer, { recall: false }))];
    for (const line of after) await writeLine(terminal.out, line);
    return 0;
  },
};
