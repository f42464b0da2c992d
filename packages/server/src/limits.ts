import type { Rate } from './config.ts';

/** Counts what each of many does, and says when it is too much: a bucket of tokens each. */
export interface Buckets {
  /** Takes so many tokens, one as a rule; `false`, and none is taken, where there are fewer left. */
  take(key: string, now: number, count?: number): boolean;
  /** Forgets those who have been quiet for long enough to have a full bucket again. */
  sweep(now: number): void;
}

interface Bucket {
  tokens: number;
  at: number;
}

export const createBuckets = ({ perSecond, burst }: Rate): Buckets => {
  const buckets = new Map<string, Bucket>();
  const refilled = ({ tokens, at }: Bucket, now: number): number =>
    Math.min(burst, tokens + (Math.max(0, now - at) * perSecond) / 1000);
  return {
    take(key, now, count = 1) {
      const bucket = buckets.get(key);
      if (bucket === undefined) {
        buckets.set(key, { tokens: count > burst ? burst : burst - count, at: now });
        return count <= burst;
      }
      bucket.tokens = refilled(bucket, now);
      bucket.at = now;
      if (bucket.tokens < count) return false;
      bucket.tokens -= count;
      return true;
    },
    sweep(now) {
      for (const [key, bucket] of buckets) if (refilled(bucket, now) >= burst) buckets.delete(key);
    },
  };
};

/** So many an hour. */
export const hourly = (count: number): Rate => ({ perSecond: count / 3600, burst: count });
