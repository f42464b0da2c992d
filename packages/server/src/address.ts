import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { Config } from './config.ts';

/** The eight numbers of an IPv6 address, in hexadecimal, however it is written. */
const numbersOf = (address: string): readonly string[] => {
  const { hostname } = new URL(`http://[${address}]`); // in its shortest form, without an IPv4 address at its end
  const [front = [], back = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter((number) => number !== ''));
  return [...front, ...new Array<string>(8 - front.length - back.length).fill('0'), ...back];
};

/** One house: an IPv4 address, also in the clothes of IPv6, or the network part of an IPv6 one. */
const houseOf = (address: string): string => {
  const [plain = ''] = address.split('%'); // without the link that it was seen on
  if (!isIPv6(plain)) return address;
  const numbers = numbersOf(plain);
  if (numbers.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return numbers.slice(0, 4).join(':');
  const halves = numbers.slice(6).map((number) => Number.parseInt(number, 16));
  return halves.flatMap((half) => [half >> 8, half & 255]).join('.');
};

/** Who is at the other end, as its limits count it: as told by the proxies that are ours, and by nobody else. */
export const addressOf = ({ headers, socket }: IncomingMessage, proxies: number): string => {
  const told = [headers['x-forwarded-for'] ?? []].flat().flatMap((line) => line.split(','));
  const chain = [...told.map((each) => each.trim()), socket.remoteAddress ?? 'unknown'];
  return houseOf(chain[Math.max(0, chain.length - 1 - proxies)] ?? 'unknown');
};

const hostOf = (url: string): string | undefined => {
  try {
    return new URL(url).host;
  } catch {
    return undefined;
  }
};

/**
 * Whether a page may talk to us: it came from here. Programs that are no browsers send no origin; they hold no secrets of
 * anybody else.
 */
export const isOurOrigin = ({ headers }: IncomingMessage, publicUrl: string | null): boolean => {
  if (headers.origin === undefined) return true;
  const host = hostOf(headers.origin);
  return host !== undefined && (host === headers.host || (publicUrl !== null && host === hostOf(publicUrl)));
};

const withPort = (host: string, port: number): string => `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/** Where people find a server: first on this machine, then from others in the house. */
export const urlsOf = (host: string, port: number): { readonly here: string; readonly house: readonly string[] } => {
  const everywhere = host === '0.0.0.0' || host === '::';
  if (!everywhere) return { here: withPort(host, port), house: [] };
  const addresses = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => withPort(address, port));
  return { here: withPort('localhost', port), house: addresses };
};

/** Where other devices find this server: what the host said, or its first address in the house. */
export const publicAddress = ({ publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>): string | null =>
  publicUrl ?? urlsOf(host, port).house[0] ?? null;
