// A durable storage for boardgame.io, as kind to it as we know how: all in memory, and each state appended to one file that is synced
// before `setState` resolves; what comes while the disk is waited for goes to disk together. (Its own FlatFile syncs nothing.)
import { open } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { Async } = require('boardgame.io/internal');

const createJournal = async (file) => {
  const handle = await open(file, 'a');
  let lines = [];
  let next;
  const write = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    const text = lines.join('');
    lines = [];
    next = undefined;
    await handle.appendFile(text);
    await handle.datasync();
  };
  let last = Promise.resolve();
  return (line) => {
    lines.push(`${JSON.stringify(line)}\n`);
    if (next === undefined) {
      next = last.then(write);
      last = next;
    }
    return next;
  };
};

export class Journal extends Async {
  matches = new Map();

  constructor(file) {
    super();
    this.file = file;
  }

  async connect() {
    this.append = await createJournal(this.file);
  }

  async createMatch(id, { initialState, metadata }) {
    this.matches.set(id, { initialState, state: initialState, metadata, log: [] });
    await this.append({ id, initialState, metadata });
  }

  async setState(id, state, deltalog = []) {
    const match = this.matches.get(id);
    match.state = state;
    match.log.push(...deltalog);
    await this.append({ id, state, deltalog });
  }

  async setMetadata(id, metadata) {
    this.matches.get(id).metadata = metadata;
  }

  async fetch(id) {
    return this.matches.get(id) ?? {};
  }

  async wipe(id) {
    this.matches.delete(id);
  }

  async listMatches() {
    return [...this.matches.keys()];
  }
}
