import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';

/** The certificate of `localhost`, and its own authority; the key opens nothing else. */
export const LOCALHOST_CERT = `-----BEGIN CERTIFICATE-----
MIIBlTCCATugAwIBAgIUYFebwad75JkZISlhKf894Jpa/HMwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEzMDEzNTM0N1oYDzIxMjYxMTA2
MTM1MzQ3WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAASH7KOL/C1/TkBTzyaDsY5e3+PdxgJ1lSa32JKQchSYz4Yv2dLkKnMG
9cL0oehm5QozmwsSZ2D/Mc/6py5M4Sjqo2kwZzAdBgNVHQ4EFgQU6jxCXNYBdMVP
2KyclS15X9bdw4QwHwYDVR0jBBgwFoAU6jxCXNYBdMVP2KyclS15X9bdw4QwDwYD
VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
SAAwRQIhANw03lHilUUUfSs/uIwxxjAWtIxrgORj4JHQWrb31NvOAiBtdndzACpB
n+o5D0y4iMT1fvVrY3KPlpxMOg3tHlMp2A==
-----END CERTIFICATE-----
`;
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgHpHv56HTCJYY1LAz
Bd5E6XD+8iz4evBJMj9YlMH/4ryhRANCAASH7KOL/C1/TkBTzyaDsY5e3+PdxgJ1
lSa32JKQchSYz4Yv2dLkKnMG9cL0oehm5QozmwsSZ2D/Mc/6py5M4Sjq
-----END PRIVATE KEY-----
`;

/** What has come to a receiver. */
export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A receiver of webhooks and pushes on this machine, over https. */
export interface Receiver {
  readonly port: number;
  readonly received: readonly Received[];
  /** How often somebody has connected, whatever was said. */
  readonly connections: () => number;
  close(): void;
}

/** Opens a receiver; `answer` gives a status and headers for a path, or `null` to say nothing at all. */
export const openReceiver = async (
  answer: (path: string) => { readonly status: number; readonly headers?: { readonly [name: string]: string } } | null,
): Promise<Receiver> => {
  const received: Received[] = [];
  let connections = 0;
  const server = createServer({ cert: LOCALHOST_CERT, key: KEY }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      received.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
      const said = answer(path);
      if (said !== null) response.writeHead(said.status, said.headers).end('what nobody reads');
    });
  });
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('it listens nowhere');
  return {
    port: address.port,
    received,
    connections: () => connections,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
};
