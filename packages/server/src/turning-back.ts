import type { Proposal } from '@tabletrotter/protocol';
import { type Match, ok, type Seat } from '@tabletrotter/rules';
import { commit } from './act.ts';
import { type Answer, refuse } from './errors.ts';
import { freeze } from './freeze.ts';
import { isPresent, type Live, tellTable } from './live.ts';
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

/** Everybody who is there and plays: all of them have to agree. */
const voters = (live: Live): readonly Seat[] =>
  live.chairs.flatMap((chair, seat) => (chair.kind === 'person' && isPresent(live, seat) ? [seat] : []));

const carryOut = async (live: Live, match: Match, { what, by }: Proposal): Promise<Answer<null>> => {
  try {
    if (what.kind === 'rewind') return await goBack(live, match, { kind: 'rewind', seat: by, seq: what.seq });
    const done = await commit(live, match, match.end('agreed', live.world.now()), { actor: null, photo: null });
    return done.ok ? ok(null) : done;
  } catch (thrown) {
    freeze(live, thrown);
    return refuse('frozen');
  }
};

/**
 * Does what was proposed, once nobody who is there is missing; also when somebody has gone, but not where all have: that is no
 * agreement, and neither is a server that stops.
 */
export const settleProposal = async (live: Live): Promise<Answer<null>> => {
  const { proposal, match, world } = live;
  if (proposal === null || match === null || world.stopping()) return ok(null);
  const asked = voters(live);
  if (asked.length === 0 || asked.some((seat) => !proposal.agreed.includes(seat))) return ok(null);
  live.proposal = null;
  const done = await carryOut(live, match, proposal);
  tellTable(live);
  return done;
};

/** Asks all people at the table whether they agree; whoever asks does. */
export const propose = async (live: Live, by: Seat, what: Proposal['what']): Promise<Answer<null>> => {
  const match = going(live);
  if (!match.ok) return match;
  if (live.proposal !== null) return refuse('not-now', 'something is proposed already: answer that first');
  if (what.kind === 'rewind' && match.value.takeBack('rewind', by, what.seq, { id: null, time: live.world.now() }) === undefined)
    return refuse('would-unreveal');
  live.proposals += 1;
  live.proposal = { id: live.proposals, by, what, agreed: [by] };
  const done = await settleProposal(live);
  if (live.proposal !== null) tellTable(live);
  return done;
};

/** A seat agrees or does not; one who does not is enough, and whoever proposed it takes it back like this. */
export const answer = async (
  live: Live,
  seat: Seat,
  { proposal: id, yes }: { readonly proposal: number; readonly yes: boolean },
): Promise<Answer<null>> => {
  const { proposal } = live;
  if (proposal === null || proposal.id !== id) return refuse('stale');
  live.proposal = yes ? { ...proposal, agreed: [...new Set([...proposal.agreed, seat])].sort((a, b) => a - b) } : null;
  const done = await settleProposal(live);
  if (live.proposal !== null || !yes) tellTable(live);
  return done;
};
