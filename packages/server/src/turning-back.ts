import type { KeptProposal } from '@tabletrotter/protocol';
import { type Match, ok, type Seat } from '@tabletrotter/rules';
import { commit } from './act.ts';
import { type Answer, refuse } from './errors.ts';
import { freeze } from './freeze.ts';
import { type Live, tellTable } from './live.ts';
import { saved } from './seating.ts';
import { isUndoSpent, undoableBy } from './undoable.ts';

/** The match, while it can still be changed. */
const going = ({ record, match }: Live): Answer<Match> => {
  if (record.status === 'frozen') return refuse('frozen');
  if (match === null) return refuse('not-started');
  return match.outcome !== null || match.closed ? refuse('over') : ok(match);
};

/** Goes back to before an entry; `refused`: what is said where that cannot be. */
const goBack = async (
  live: Live,
  match: Match,
  { kind, seat, seq }: { readonly kind: 'undo' | 'rewind'; readonly seat: Seat; readonly seq: number },
): Promise<Answer<null>> => {
  const step = match.takeBack(kind, seat, seq, { id: null, time: live.world.now() });
  if (step === undefined) return refuse(kind === 'undo' ? 'cannot-undo' : 'would-unreveal');
  const done = await commit(live, match, step, { actor: null, photo: null });
  return done.ok ? ok(null) : done;
};

// What follows is called within the table's queue.

/** Takes back a seat's own last action, if nobody has seen more by it and nobody has acted since. */
export const undo = async (live: Live, seat: Seat, version: number): Promise<Answer<null>> => {
  const match = going(live);
  if (!match.ok) return match;
  if (match.value.version !== version || live.race !== null) return refuse('stale');
  const seq = undoableBy(live, match.value, seat);
  if (seq === null)
    return isUndoSpent(match.value, seat)
      ? refuse('cannot-undo', 'you have taken this back often enough: play on, or ask everybody to go back')
      : refuse('cannot-undo');
  return goBack(live, match.value, { kind: 'undo', seat, seq });
};

/** Who has to agree: all people who sit there, here or away, but for whom a bot plays until they are back. */
const voters = ({ chairs }: Live): readonly Seat[] =>
  chairs.flatMap((chair, seat) => (chair.kind === 'person' && chair.standIn !== 'back' ? [seat] : []));

/** Whether nobody is missing; where nobody is asked, nobody has agreed. */
const isAgreed = (live: Live, { agreed }: KeptProposal): boolean => {
  const asked = voters(live);
  return asked.length > 0 && asked.every((seat) => agreed.includes(seat));
};

const carryOut = async (live: Live, match: Match, { what, by }: KeptProposal): Promise<Answer<null>> => {
  try {
    if (what.kind === 'rewind') return await goBack(live, match, { kind: 'rewind', seat: by, seq: what.seq });
    const done = await commit(live, match, match.end('agreed', live.world.now()), { actor: null, photo: null });
    return done.ok ? ok(null) : done;
  } catch (thrown) {
    freeze(live, thrown);
    return refuse('frozen');
  }
};

/** Keeps how things stand with a proposal, on disk and then in memory, and tells everybody; `null`: it is off. */
const keep = async (live: Live, proposal: KeptProposal | null): Promise<Answer<null>> => {
  const done = await saved(live, 'a proposal', live.world.store.setProposal(live.record.id, proposal));
  if (!done.ok) return done;
  live.proposal = proposal;
  tellTable(live);
  return done;
};

/** Does what was proposed once nobody is missing, also because somebody is not asked any more. What cannot be done stays open. */
export const settleProposal = async (live: Live): Promise<Answer<null>> => {
  const { proposal } = live;
  const match = going(live);
  if (proposal === null || !match.ok || !isAgreed(live, proposal)) return ok(null);
  return carryOut(live, match.value, proposal);
};

/** Asks all people at the table whether they agree; whoever asks does. */
export const propose = async (live: Live, by: Seat, what: KeptProposal['what']): Promise<Answer<null>> => {
  const match = going(live);
  if (!match.ok) return match;
  const { version } = match.value;
  if (live.proposal !== null) return refuse('not-now', 'something is proposed already: answer that first');
  if (what.kind === 'rewind' && match.value.takeBack('rewind', by, what.seq, { id: null, time: live.world.now() }) === undefined)
    return refuse('would-unreveal');
  live.proposals += 1;
  const proposal = { version, id: live.proposals, by, what, agreed: [by] };
  return isAgreed(live, proposal) ? carryOut(live, match.value, proposal) : keep(live, proposal);
};

/** A seat agrees or does not; one who does not is enough, and whoever proposed it takes it back like this. */
export const answer = async (
  live: Live,
  seat: Seat,
  { proposal: id, yes }: { readonly proposal: number; readonly yes: boolean },
): Promise<Answer<null>> => {
  const { proposal } = live;
  if (proposal === null || proposal.id !== id) return refuse('stale');
  const match = going(live);
  if (!match.ok) return match;
  if (!yes) return keep(live, null);
  const next = { ...proposal, agreed: [...new Set([...proposal.agreed, seat])].sort((a, b) => a - b) };
  return isAgreed(live, next) ? carryOut(live, match.value, next) : keep(live, next);
};
