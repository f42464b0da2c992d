import http from 'node:http';
import https from 'node:https';
import { checkPublic, literalIn, publicLookup, type Resolve } from './resolve.ts';

/** What is posted, and to where. */
export interface Parcel {
  readonly url: URL;
  readonly headers: { readonly [name: string]: string | number };
  readonly body: string | Buffer;
}

/** How parcels go out. */
export interface Way {
  /** Who says where a name leads, to public addresses alone; `null`: anywhere, as the system says. */
  readonly resolve: Resolve | null;
  /** Another authority to trust than the world's: for tests. */
  readonly ca?: string;
  /** How long it may take, in milliseconds. */
  readonly patience?: number;
}

const PATIENCE = 5_000;

/** Posts, and gives the status of the answer. It follows no redirect, and reads nothing of what is answered. */
export const post = async ({ url, headers, body }: Parcel, { resolve, ca, patience = PATIENCE }: Way): Promise<number> => {
  const signal = AbortSignal.timeout(patience);
  if (resolve !== null && literalIn(url) !== null) await checkPublic(url, resolve); // that is never looked up
  return new Promise((done, fail) => {
    const options = {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      agent: false,
      signal,
      ...(resolve === null ? {} : { lookup: publicLookup(resolve) }),
      ...(ca === undefined ? {} : { ca }),
    };
    const { request } = url.protocol === 'https:' ? https : http;
    const sending = request(url, options, (response) => {
      done(response.statusCode ?? 0);
      response.destroy();
    });
    sending.on('upgrade', (response, socket) => {
      done(response.statusCode ?? 0); // in another protocol there is nothing to say
      socket.destroy();
    });
    sending.on('error', fail);
    sending.on('close', () => fail(new Error('no answer')));
    signal.addEventListener('abort', () => fail(signal.reason)); // whatever has become of the request
    sending.end(body);
  });
};
