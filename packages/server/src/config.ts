import { err, ok, type Result } from '@tabletrotter/rules';
import { LOG_LEVELS, type LogLevel } from './log.ts';

/** So many a second for long, and so many at once. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

/** What one client, table or address may do. All of it is configuration. */
export interface Limits {
  /** The longest message, in bytes; anything but a `create`. */
  readonly messageBytes: number;
  /** The longest `create`, which may hold a position. A longer frame ends its connection. */
  readonly createBytes: number;
  /** Messages of an address, whatever they are. */
  readonly addressRate: Rate;
  /** Actions, sightings and notes at a table. */
  readonly tableRate: Rate;
  /** The same of one seat. */
  readonly seatRate: Rate;
  readonly tablesPerHour: number;
  readonly connectionsPerAddress: number;
}

/** Where webhooks may lead: to machines that everybody can reach, anywhere (over plain http too), or nowhere. */
export const WEBHOOKS = ['public', 'any', 'off'] as const;
export type Webhooks = (typeof WEBHOOKS)[number];

export interface Config {
  readonly dataDir: string;
  readonly port: number;
  readonly host: string;
  /** Where people find this server, for links and the check of origins; `null`: wherever they came in. */
  readonly publicUrl: string | null;
  /** How many proxies in front of it are ours, whose word on the client's address is taken. */
  readonly trustProxy: number;
  readonly logLevel: LogLevel;
  readonly webhooks: Webhooks;
  readonly limits: Limits;
  /** How long a bot waits before its turn, so that people can follow. */
  readonly botPause: number;
  /** How long a bot may think. */
  readonly botBudget: number;
  /** How long a table that nobody looks at stays in memory, in milliseconds. */
  readonly idleTime: number;
}

/** What stands where nothing is set. */
export const DEFAULTS: Config = {
  dataDir: './data',
  port: 3000,
  host: '0.0.0.0',
  publicUrl: null,
  trustProxy: 0,
  logLevel: 'info',
  webhooks: 'public',
  limits: {
    messageBytes: 64 * 1024,
    createBytes: 1024 * 1024, // 500 places of one's own with the longest texts take two thirds of it
    addressRate: { perSecond: 60, burst: 240 },
    tableRate: { perSecond: 40, burst: 120 },
    seatRate: { perSecond: 10, burst: 30 },
    tablesPerHour: 120,
    connectionsPerAddress: 120,
  },
  botPause: 700,
  botBudget: 200,
  idleTime: 5 * 60_000,
};

type Environment = { readonly [name: string]: string | undefined };

/** Thrown by the readers below and caught by `readConfig`. */
class BadSetting extends Error {}

const whole = (env: Environment, name: string, fallback: number, min: number, max: number): number => {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw new BadSetting(`${name} must be a whole number from ${min} to ${max}, not "${text}"`);
};

/** A rate as `per second` or `per second/burst`, such as `10/30`. */
const rate = (env: Environment, name: string, fallback: Rate): Rate => {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const found = /^(\d{1,7})(?:\/(\d{1,7}))?$/.exec(text);
  const perSecond = Number(found?.[1] ?? 0);
  const burst = Number(found?.[2] ?? perSecond * 3);
  if (perSecond > 0 && burst > 0) return { perSecond, burst };
  throw new BadSetting(`${name} must be so many a second, or so many a second/at once, such as "10/30", not "${text}"`);
};

const address = (env: Environment): string | null => {
  const text = env['PUBLIC_URL'];
  if (text === undefined || text === '') return null;
  try {
    const url = new URL(text);
    if (url.protocol === 'http:' || url.protocol === 'https:') return url.href;
  } catch {
    // said below
  }
  throw new BadSetting(`PUBLIC_URL must be an address such as "https://games.example.org", not "${text}"`);
};

const proxies = (env: Environment): number => {
  const text = env['TRUST_PROXY'];
  if (text === 'true') return 1;
  if (text === 'false') return 0;
  return whole(env, 'TRUST_PROXY', DEFAULTS.trustProxy, 0, 10);
};

const oneOf = <Choice extends string>(
  env: Environment,
  name: string,
  fallback: NoInfer<Choice>,
  choices: readonly Choice[],
): Choice => {
  const text = env[name] || fallback;
  const found = choices.find((each) => each === text);
  if (found !== undefined) return found;
  throw new BadSetting(`${name} must be one of ${choices.join(', ')}, not "${text}"`);
};

const limitsFrom = (env: Environment): Limits => {
  const { limits } = DEFAULTS;
  const messageBytes = whole(env, 'LIMIT_MESSAGE_BYTES', limits.messageBytes, 1024, 2 ** 24);
  return {
    messageBytes,
    createBytes: Math.max(messageBytes, whole(env, 'LIMIT_CREATE_BYTES', limits.createBytes, 1024, 2 ** 24)),
    addressRate: rate(env, 'LIMIT_ADDRESS_RATE', limits.addressRate),
    tableRate: rate(env, 'LIMIT_TABLE_RATE', limits.tableRate),
    seatRate: rate(env, 'LIMIT_SEAT_RATE', limits.seatRate),
    tablesPerHour: whole(env, 'LIMIT_TABLES_PER_HOUR', limits.tablesPerHour, 1, 10_000_000),
    connectionsPerAddress: whole(env, 'LIMIT_CONNECTIONS', limits.connectionsPerAddress, 1, 1_000_000),
  };
};

/** The configuration from the environment; where something is wrong with it, one line that says what. */
export const readConfig = (env: Environment): Result<Config, string> => {
  try {
    return ok({
      dataDir: env['DATA_DIR'] || DEFAULTS.dataDir,
      port: whole(env, 'PORT', DEFAULTS.port, 0, 65_535),
      host: env['HOST'] || DEFAULTS.host,
      publicUrl: address(env),
      trustProxy: proxies(env),
      logLevel: oneOf(env, 'LOG_LEVEL', DEFAULTS.logLevel, LOG_LEVELS),
      webhooks: oneOf(env, 'WEBHOOKS', DEFAULTS.webhooks, WEBHOOKS),
      limits: limitsFrom(env),
      botPause: whole(env, 'BOT_PAUSE_MS', DEFAULTS.botPause, 0, 60_000),
      botBudget: whole(env, 'BOT_BUDGET_MS', DEFAULTS.botBudget, 1, 10_000),
      idleTime: 1000 * whole(env, 'IDLE_SECONDS', DEFAULTS.idleTime / 1000, 1, 86_400),
    });
  } catch (thrown) {
    if (thrown instanceof BadSetting) return err(thrown.message);
    throw thrown;
  }
};
