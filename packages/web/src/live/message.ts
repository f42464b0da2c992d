import type { ClientMessage, PROTOCOL_VERSION, ServerError, ServerMessage } from '@tabletrotter/protocol';

/** As in the protocol, which would bring its schemas along: the type holds the two equal. */
export const VERSION: typeof PROTOCOL_VERSION = 4;

type WithoutNumber<Message> = Message extends { readonly n: number } ? Omit<Message, 'n'> : never;

/** A message that gets an answer, before it is numbered. */
export type Request = WithoutNumber<ClientMessage>;

/** What may answer a request. */
export type Answer = Extract<
  ServerMessage,
  { readonly type: 'seated' | 'shown' | 'ok' | 'log' | 'saved' | 'link' | 'tables' | 'class' | 'board' }
>;

/** Why something was not done, the page's own reasons included. */
export type Failure = ServerError | { readonly code: 'offline' | 'undo-spent' };

/** What has nothing to do with what was asked: it may well be done the next time. */
const PASSING: readonly Failure['code'][] = ['offline', 'too-fast', 'not-saved', 'internal'];

export const isPassing = ({ code }: Failure): boolean => PASSING.includes(code);

/** The answer with the number of its request, if this message is one. */
export const answerTo = (message: ServerMessage): { readonly n: number; readonly answer: Answer | ServerError } | undefined => {
  switch (message.type) {
    case 'seated':
    case 'shown':
    case 'ok':
    case 'log':
    case 'saved':
    case 'link':
    case 'tables':
    case 'class':
    case 'board':
      return { n: message.n, answer: message };
    case 'error':
      return message.n === null ? undefined : { n: message.n, answer: message.error };
    default:
      return undefined;
  }
};
