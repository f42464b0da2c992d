import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';
import { answerProbes } from './probe.ts';

// The least that a server with `ws` and JSON can do: it reads what comes in and says it again to whoever said it.
const server = createServer();
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
sockets.on('connection', (socket) => {
  socket.on('message', (data) => socket.send(JSON.stringify(JSON.parse(data.toString()))));
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address !== null) answerProbes(address.port);
});
