import type { ServerMessage, Showing, TableInfo } from '@tabletrotter/protocol';

// A table without a server behind it: one of a game that is gone through once more, or that only stands there to be looked at.

/** What is known of such a table, where nothing goes on besides the game; `given`: what else there is to say. */
export const stillInfo = (given: Partial<TableInfo> & Pick<TableInfo, 'game' | 'status'>): TableInfo => ({
  table: 'still',
  code: '',
  sitters: [],
  options: {},
  commitment: '',
  customs: { talk: 'phrases', clock: null },
  hostAway: false,
  proposal: null,
  rematch: null,
  inClass: false,
  ...given,
});

/** No clock, no race, nothing to take back. */
export const NOTHING_OPEN = {
  clock: null,
  photo: null,
  deadlines: [],
  canUndo: false,
  undoSpent: false,
  rewindTo: null,
} as const satisfies Partial<Showing>;

/** Nothing that is for one seat, and nothing said. */
export const NOTHING_OWN = {
  sights: [],
  notes: '',
  journal: '',
  talk: [],
  also: [],
} as const satisfies Partial<Extract<ServerMessage, { readonly type: 'shown' }>>;
