import ReconnectingSocket from 'partysocket/ws';

/** Who is told what a carrier does. */
export interface Receiver {
  opened(): void;
  closed(): void;
  received(frame: string): void;
}

/** What carries frames between the page and whoever keeps the tables. */
export interface Carrier {
  send(frame: string): void;
  /** Begins anew: a line that is dead but not closed says nothing. */
  reconnect(): void;
  close(): void;
}

const ownUrl = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/live`;

/** A socket to the server that this page came from, opened again whenever it breaks. */
export const socketCarrier = ({ opened, closed, received }: Receiver): Carrier => {
  const socket = new ReconnectingSocket(ownUrl(), [], {
    maxEnqueuedMessages: 0, // an act is sent again by whoever knows what it meant; nothing else is
    minReconnectionDelay: 300,
    maxReconnectionDelay: 5_000,
    connectionTimeout: 6_000,
  });
  socket.addEventListener('open', opened);
  socket.addEventListener('close', closed);
  socket.addEventListener('message', (event) => received(String(event.data)));
  return {
    send: (frame) => socket.send(frame),
    reconnect: () => socket.reconnect(),
    close: () => socket.close(),
  };
};

/** A worker of this page that keeps tables on the device. */
export const workerCarrier = ({ opened, received }: Receiver): Carrier => {
  const worker = new Worker(new URL('../offline/worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === '') opened();
    else if (typeof data === 'string') received(data);
  });
  return {
    send: (frame) => worker.postMessage(frame),
    reconnect: () => undefined,
    close: () => worker.terminate(),
  };
};
