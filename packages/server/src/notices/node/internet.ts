import webPush from 'web-push';
import type { Config } from '../../config.ts';
import type { Courier, Delivery, HookProblem } from '../courier.ts';
import { type Parcel, post, type Way } from './post.ts';
import { askNameServers, checkPublic, type Resolve } from './resolve.ts';
import type { VapidKeys } from './vapid.ts';

/** How long a push service keeps a notice for a device that is switched off, in seconds. */
const KEPT = 24 * 60 * 60;

/** Whom a push service may turn to where this server has no address of its own over https. */
const NOBODY = 'mailto:tabletrotter@example.org';

/** The reason of a failure as a word, without the address that its message may name. */
const wordFor = (thrown: unknown): string => {
  if (!(thrown instanceof Error)) return 'failed';
  return 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : thrown.name;
};

const urlOf = (text: string): URL | undefined => {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
};

interface Internet extends Pick<Way, 'ca' | 'patience'> {
  readonly keys: VapidKeys;
  readonly config: Pick<Config, 'publicUrl' | 'webhooks'>;
  /** Another source of names than the name servers: for tests. */
  readonly resolve?: Resolve;
}

/** A courier to the Internet: to public addresses over https alone, unless whoever keeps the server allows any. */
export const courierTo = ({ keys, config, resolve = askNameServers, ...rest }: Internet): Courier => {
  const { publicUrl, webhooks } = config;
  const way: Way = { ...rest, resolve: webhooks === 'any' ? null : resolve };
  const subject = publicUrl?.startsWith('https:') === true ? publicUrl : NOBODY;
  const schemes = webhooks === 'any' ? ['https:', 'http:'] : ['https:'];

  const carry = async (parcel: Parcel): Promise<Delivery> => {
    try {
      const status = await post(parcel, way);
      if (status >= 200 && status < 300) return { kind: 'done' };
      return status === 404 || status === 410 ? { kind: 'gone' } : { kind: 'failed', why: `status ${status}` };
    } catch (thrown) {
      return { kind: 'failed', why: wordFor(thrown) };
    }
  };

  const problemOf = (url: URL | undefined): HookProblem | null => {
    if (webhooks === 'off') return 'hooks-off';
    return url === undefined || !schemes.includes(url.protocol) ? 'hook-scheme' : null;
  };

  return {
    pushKey: keys.publicKey,
    async problemWith(text) {
      const url = urlOf(text);
      const problem = problemOf(url);
      if (problem !== null || url === undefined || way.resolve === null) return problem;
      return checkPublic(url, way.resolve).then(
        () => null,
        () => 'hook-address',
      );
    },
    async push({ device: { endpoint, p256dh, auth }, payload, topic }) {
      const url = urlOf(endpoint);
      if (url === undefined) return { kind: 'failed', why: 'no-address' };
      const options = { vapidDetails: { subject, ...keys }, TTL: KEPT, urgency: 'high', topic } as const;
      try {
        const made = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, options);
        return await carry({ url, headers: made.headers, body: made.body });
      } catch {
        return { kind: 'failed', why: 'not-sealed' }; // keys that are none
      }
    },
    async post({ url: text, headers, body }) {
      const url = urlOf(text);
      const problem = problemOf(url);
      if (problem !== null || url === undefined) return { kind: 'failed', why: problem ?? 'hook-scheme' };
      return carry({ url, headers, body });
    },
  };
};
