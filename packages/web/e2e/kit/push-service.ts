import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCALHOST_CERT, openReceiver, type Received } from '../../../server/test/kit/receiver.ts';

/** What a page hands to the server, so that it may push to this device. */
export interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** A device as its push service knows it. */
export interface Device {
  readonly subscription: Subscription;
  /** What was pushed to it, opened with its own key as a browser opens it (RFC 8291). */
  opened(): readonly string[];
  /** The keys by which whoever pushed to it has signed; throws where a signature is not that key's. */
  signers(): readonly string[];
}

/** A push service on this machine: no browser of these tests reaches its maker's. */
export interface PushService {
  /** What a server needs in its environment to push here: to be let, and to trust its certificate. */
  readonly settings: { readonly [name: string]: string };
  /** A new device. */
  device(): Device;
  close(): void;
}

const SALT = 16;
const TAG = 16;
/** Where the sender's own key begins: after the salt, the size of a record, and the key's length. */
const KEY_AT = SALT + 4 + 1;
const KEY = 65;

/** Opens one record of `aes128gcm`, made for the holder of `keys` and `auth`. */
const unseal = (body: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer): string => {
  const salt = body.subarray(0, SALT);
  const sender = body.subarray(KEY_AT, KEY_AT + KEY);
  const sealed = body.subarray(KEY_AT + KEY);
  const both = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, both, 32));
  const derived = (name: string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-TAG));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -TAG)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString(); // 2 ends the last record; only zeros follow it
};

/** The key that has signed a push (RFC 8292), for this service. */
const signerOf = ({ headers }: Received, origin: string): string => {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', ...(x === undefined || y === undefined ? {} : { x, y }) };
  const signer = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', Buffer.from(`${head}.${claims}`), signer, Buffer.from(signature, 'base64url')))
    throw new Error('a push was not signed by the key that it names');
  const { aud }: { readonly aud?: unknown } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  if (aud !== origin) throw new Error(`a push was signed for ${String(aud)}`);
  return key;
};

export const openPushService = async (): Promise<PushService> => {
  const receiver = await openReceiver(() => ({ status: 201 }));
  const origin = `https://localhost:${receiver.port}`;
  const folder = mkdtempSync(join(tmpdir(), 'tabletrotter-push-'));
  const certificate = join(folder, 'certificate.pem');
  writeFileSync(certificate, LOCALHOST_CERT);
  return {
    settings: { WEBHOOKS: 'any', NODE_EXTRA_CA_CERTS: certificate },
    device() {
      const keys = createECDH('prime256v1');
      const p256dh = keys.generateKeys('base64url');
      const auth = randomBytes(16);
      const path = `/${randomBytes(8).toString('hex')}`;
      const mine = (): readonly Received[] => receiver.received.filter((each) => each.path === path);
      return {
        subscription: { endpoint: `${origin}${path}`, p256dh, auth: auth.toString('base64url') },
        opened: () => mine().map(({ body }) => unseal(body, keys, auth)),
        signers: () => mine().map((each) => signerOf(each, origin)),
      };
    },
    close() {
      receiver.close();
      rmSync(folder, { recursive: true });
    },
  };
};
