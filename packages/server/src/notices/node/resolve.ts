import { Resolver } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { isPublic } from './public-address.ts';

/** The addresses of a machine; none where it has none. */
export type Resolve = (hostname: string) => Promise<readonly string[]>;

/** Asks the name servers, in no thread of ours: a slow one holds nothing up. */
export const askNameServers: Resolve = async (hostname) => {
  const resolver = new Resolver({ timeout: 1500, tries: 2 });
  const found = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  return found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
};

/** Nobody on the Internet is found there. */
export class NotPublic extends Error {
  readonly code = 'not-public';
}

/** The address that stands in a URL for itself, as no name servers are asked for it; `null` where it is a name. */
export const literalIn = ({ hostname }: URL): string | null => {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) === 0 ? null : bare;
};

const allPublic = (addresses: readonly string[]): readonly string[] => {
  if (addresses.length === 0 || !addresses.every(isPublic)) throw new NotPublic();
  return addresses;
};

/** Throws where an address on the Internet does not lead to machines that everybody can reach, and to them alone. */
export const checkPublic = async (url: URL, resolve: Resolve): Promise<void> => {
  const literal = literalIn(url);
  allPublic(literal === null ? await resolve(url.hostname) : [literal]);
};

/**
 * The look-up of a connection that goes to public addresses alone. What is checked here is what is connected to: a name that means
 * something else a moment later does not help.
 */
export const publicLookup =
  (resolve: Resolve): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname)
      .then(allPublic)
      .then(
        (addresses) => {
          const all = addresses.map((address) => ({ address, family: isIP(address) }));
          const [first] = all;
          if (options.all === true) callback(null, all);
          else callback(null, first?.address ?? '', first?.family);
        },
        (error: Error) => callback(error, ''),
      );
  };
