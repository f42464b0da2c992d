import { expect } from 'vitest';
import type { Json } from '../core/basics.ts';
import type { HostedGame, Match, Shown } from '../core/hosted.ts';
import { secureLuck } from '../core/random.ts';

/** A position as a test writes it. */
export type Raw = { readonly [key: string]: unknown };

/** What rule tests do with a game. */
export interface TestTable {
  /** A fresh game. */
  open(seats: number, options?: Raw, seed?: string): Match;
  /** A match at a position that must be a possible one. */
  load(raw: Raw, seed?: string): Match;
  /** Why a position cannot be loaded. */
  impossible(raw: Raw): { readonly message: string; readonly rule?: string };
  /** Plays actions for whoever is asked; each must be taken. The events of the last one, as that seat was told. */
  act(match: Match, ...actions: readonly Json[]): readonly Shown[];
  /** The paragraph and the reason for which an action is refused; the position must be unchanged by it. */
  refused(match: Match, action: Json): string;
  /** The code with which an action is turned away before the rules are asked; the position must be unchanged by it. */
  unread(match: Match, action: Json): string;
}

export const testTable = (game: HostedGame): TestTable => {
  const opening = (seed: string) => ({ luck: secureLuck(seed), time: 0, commitment: null, words: [] });
  return {
    open(seats, options = {}, seed = 'tests') {
      const opened = game.open(seats, options, opening(seed));
      if (!opened.ok) throw new Error(opened.error.message);
      return opened.value.match;
    },
    load(raw, seed = 'tests') {
      const opened = game.load(raw, opening(seed));
      if (!opened.ok) throw new Error(opened.error.message);
      return opened.value.match;
    },
    impossible(raw) {
      const opened = game.load(raw, opening('tests'));
      if (opened.ok) throw new Error('the position was loaded');
      return opened.error;
    },
    act(match, ...actions) {
      let events: readonly Shown[] = [];
      for (const action of actions) {
        const seat = match.toAct[0];
        if (seat === undefined) throw new Error('nobody is asked');
        const step = match.act(seat, action, { id: null, time: 0 });
        if (!step.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(step.error)}`);
        step.value.accept();
        events = step.value.eventsFor(seat);
      }
      return events;
    },
    refused(match, action) {
      const seat = match.toAct[0] ?? 0;
      const untouched = JSON.stringify(match.position());
      const step = match.act(seat, action, { id: null, time: 0 });
      if (step.ok || step.error.code !== 'refused') throw new Error(`${JSON.stringify(action)} was not refused`);
      expect(JSON.stringify(match.position())).toBe(untouched);
      expect(match.legal(seat)).not.toContainEqual(action);
      return `${step.error.refusal.rule} ${step.error.refusal.reason}`;
    },
    unread(match, action) {
      const untouched = JSON.stringify(match.position());
      const step = match.act(match.toAct[0] ?? 0, action, { id: null, time: 0 });
      if (step.ok) throw new Error(`${JSON.stringify(action)} was taken`);
      expect(JSON.stringify(match.position())).toBe(untouched);
      return step.error.code;
    },
  };
};
