import { WebSocket } from 'ws';

/** Opens a connection. */
export const openSocket = (address: string, path: string): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}${path}`, { perMessageDeflate: false });
    socket.once('error', reject);
    socket.once('open', () => resolve(socket));
  });
