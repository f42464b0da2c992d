import { type ClientMessage, PROTOCOL_VERSION, type ServerMessage } from '@tabletrotter/protocol';
import type { WebSocket } from 'ws';
import { openSocket } from './socket.ts';

type Said<Type extends ServerMessage['type']> = Extract<ServerMessage, { readonly type: Type }>;
type Unnumbered<M> = M extends { readonly n: number } ? Omit<M, 'n'> : never;

/** A connection to our server. */
export interface Client {
  readonly socket: WebSocket;
  /** Sends a request and gives its answer, which must be of this type, and how long it was in bytes. */
  ask<Type extends ServerMessage['type']>(
    type: Type,
    request: Unnumbered<ClientMessage>,
  ): Promise<{ readonly answer: Said<Type>; readonly bytes: number }>;
}

const is = <Type extends ServerMessage['type']>(message: ServerMessage, type: Type): message is Said<Type> =>
  message.type === type;

/** Where several may call, somebody else may have been first. */
const isLost = (message: ServerMessage): boolean =>
  message.type === 'undone' && (message.error.code === 'beaten' || message.error.code === 'stale');

/** What our server says; throws where it declines something: nothing else that the bench does is wrong. */
export const hear = (data: WebSocket.RawData): ServerMessage => {
  const message: ServerMessage = JSON.parse(data.toString());
  if ((message.type === 'undone' && !isLost(message)) || message.type === 'error')
    throw new Error(`the server said ${data.toString()}`);
  return message;
};

/** Opens a connection and says hello. */
export const connect = async (address: string): Promise<Client> => {
  const socket = await openSocket(address, '/live');
  socket.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION }));
  let count = 0;
  return {
    socket,
    ask(type, request) {
      const n = count++;
      socket.send(JSON.stringify({ ...request, n }));
      return new Promise((resolve) => {
        const listener = (data: WebSocket.RawData): void => {
          const message = hear(data);
          if (!('n' in message) || message.n !== n) return;
          if (!is(message, type)) throw new Error(`expected ${type}, got ${data.toString()}`);
          socket.off('message', listener);
          resolve({ answer: message, bytes: Buffer.byteLength(data.toString()) });
        };
        socket.on('message', listener);
      });
    },
  };
};
