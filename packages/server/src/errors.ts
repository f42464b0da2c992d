import type { ErrorCode, ServerError } from '@tabletrotter/protocol';
import { type ActError, err, type Result, type Seat } from '@tabletrotter/rules';

/** What a request came to: a value, or why it was not done. */
export type Answer<Value> = Result<Value, ServerError>;

const MESSAGES: { readonly [Code in ErrorCode]: string } = {
  'bad-message': 'the message cannot be read',
  'too-long': 'the message is too long',
  'too-fast': 'too much at once: wait a moment and try again',
  'wrong-version': 'the page is of another version than the server: load it again',
  'unknown-game': 'there is no such game here',
  'unknown-table': 'there is no such table',
  'is-class': 'this is the code of a class: enter it',
  'unknown-seat': 'there is no such seat at this table',
  'unknown-level': 'this game has no robot of that level',
  'bad-options': 'the table cannot be set up like this',
  'bad-position': 'the position cannot be played',
  'bad-action': 'the action cannot be read',
  'not-seated': 'this seat is not yours',
  'not-host': 'only who made the table may do this',
  'seat-taken': 'the seat is taken',
  'not-started': 'the game has not begun',
  'already-started': 'the game has begun',
  'not-full': 'there are still open seats',
  'not-asked': 'it is not your turn',
  stale: 'the question has changed since',
  'too-early': 'too early: wait until everybody can see what is asked',
  'id-used': 'another action had this id',
  over: 'the game is over',
  'not-over': 'the game is not over',
  moved: 'this seat is open on another device or in another window now',
  'not-now': 'that cannot be done now',
  'cannot-undo': 'only your own last action can be taken back, if it revealed nothing and nobody has acted since',
  'would-unreveal': 'something has been revealed since: nobody could forget it again',
  'link-used': 'this link has been used, or it is too old: ask for another',
  'is-here': 'they are here, and can move their seat themselves: Table › Seats',
  'hooks-off': 'this server sends nothing to webhooks',
  'hook-scheme': 'a webhook is an address that begins with https://',
  'hook-address': 'a webhook leads to a machine that everybody on the Internet can reach: this address does not, or is not found',
  frozen: 'something broke inside this game: it cannot go on, and nothing is lost',
  'not-saved': 'it could not be saved, and nothing has changed: try again',
  'too-many': 'too many for now: try again later',
  internal: 'something broke inside the server, and nothing has changed',
};

/** An error of the table or the message, in our words or, where something is to be explained, in others. */
export const errorOf = (code: ErrorCode, message: string = MESSAGES[code]): ServerError => ({ code, message });

export const refuse = (code: ErrorCode, message?: string): { readonly ok: false; readonly error: ServerError } =>
  err(errorOf(code, message));

/** Somebody else was first. */
export const beatenBy = (seat: Seat): { readonly ok: false; readonly error: ServerError } =>
  err({ code: 'beaten', by: seat, message: 'somebody else was first' });

/** Why the game did not take an action, for the asker alone. */
export const declined = (error: ActError): { readonly ok: false; readonly error: ServerError } => {
  switch (error.code) {
    case 'bad-action':
      return refuse('bad-action', error.problem.message);
    case 'refused':
      return err({ code: 'refused', ...error.refusal });
    case 'over':
    case 'not-asked':
      return refuse(error.code);
  }
};
