import { parseArgs } from 'node:util';
import { type HostedGame, LANGUAGES, type SealedEntry, type Sentence, type Viewer } from '@tabletrotter/rules';
import { type Command, choiceFlag, Failure, flags, onlyWord, UsageError, wholeFlag } from '../command.ts';
import { ending } from '../play/session.ts';
import { showView } from '../play/show.ts';
import { matchAt, readSavedGame } from '../saved.ts';
import { unsayable } from '../sayable.ts';
import { writeLine, writeLines } from '../terminal.ts';
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

interface Telling {
  readonly game: HostedGame;
  readonly seats: number;
  readonly viewer: Viewer;
  readonly speaker: Speaker;
  readonly text: Text;
}

/** The events of an entry in words. The record is foreign: what cannot be said is its fault. */
const said = ({ game, seats, viewer, speaker }: Telling, entry: SealedEntry): readonly string[] => {
  const sentences = ((): readonly Sentence[] => {
    try {
      return game.told(entry, viewer).events.map((event) => game.tell(event));
    } catch (cause) {
      throw new Failure(`entry ${entry.seq} cannot be told: it is not of this game`, { cause });
    }
  })();
  return sentences.map((sentence) => {
    const why = unsayable(sentence, speaker, seats);
    if (why !== undefined) throw new Failure(`entry ${entry.seq} cannot be told: ${why}`);
    return speaker.say(sentence);
  });
};

/** What a viewer was told of an entry, at the moment it was made. */
const linesOf = (telling: Telling, entry: SealedEntry): readonly string[] => {
  switch (entry.kind) {
    case 'start':
    case 'action':
      return said(telling, entry);
    case 'undo':
    case 'rewind':
      return [telling.text.takenBack];
    case 'end':
      return [telling.text.closed];
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
    const telling = { game, seats: saved.start.seats, viewer, speaker, text };
    const width = String(entries.length - 1).length;
    for (const entry of entries) {
      for (const line of linesOf(telling, entry)) await writeLine(terminal.out, `${String(entry.seq).padStart(width)}  ${line}`);
    }
    const last = matchAt(game, saved, entries.length - 1);
    const after = at === undefined ? ending(last, text) : ['', ...showView(last.view(viewer, { recall: false }))];
    await writeLines(terminal.out, after);
    return 0;
  },
};
