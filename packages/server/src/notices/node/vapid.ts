import { createECDH } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webPush from 'web-push';
import { StoreProblem } from '../../store/problems.ts';

/** The keys by which push services know this server. Every device's subscription is bound to the public one. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const FILE = 'vapid.json';

const publicOf = (privateKey: string): string => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey, 'base64url');
  return pair.getPublicKey('base64url');
};

const keysFrom = (text: string): VapidKeys | undefined => {
  try {
    const raw: unknown = JSON.parse(text);
    if (typeof raw !== 'object' || raw === null || !('publicKey' in raw) || !('privateKey' in raw)) return undefined;
    const { publicKey, privateKey } = raw;
    if (typeof publicKey !== 'string' || typeof privateKey !== 'string') return undefined;
    return publicOf(privateKey) === publicKey ? { publicKey, privateKey } : undefined;
  } catch {
    return undefined;
  }
};

/** Whole or not at all: half a file would stop the next start. */
const write = (path: string, text: string): void => {
  const draft = `${path}.new`;
  const file = openSync(draft, 'w', 0o600);
  try {
    writeFileSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(draft, path);
};

/**
 * The keys in a data folder, made where there are none. A file that holds none stops the start: new keys would silence every
 * device without a word, and the file may only have to be put back.
 */
export const vapidKeysIn = (folder: string): VapidKeys => {
  const path = join(folder, FILE);
  if (!existsSync(path)) {
    const keys = webPush.generateVAPIDKeys();
    write(path, `${JSON.stringify(keys)}\n`);
    return keys;
  }
  const keys = keysFrom(readFileSync(path, 'utf8'));
  if (keys === undefined)
    throw new StoreProblem(`its ${FILE} holds no keys: put it back, or delete it, and everybody has to ask for notices again`);
  return keys;
};
