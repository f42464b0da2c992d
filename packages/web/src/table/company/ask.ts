import { useState } from 'preact/hooks';
import { live } from '../../live/live.ts';
import type { Failure, Request } from '../../live/message.ts';

/** Requests to the table, and why the last one was not carried out. */
export interface Asking {
  readonly failure: Failure | null;
  /** Whether it was carried out. */
  ask(request: Request): Promise<boolean>;
  /** Says why not without asking; `null`: says no more. */
  refuse(failure: Failure | null): void;
}

export const useAsk = (): Asking => {
  const [failure, refuse] = useState<Failure | null>(null);
  return {
    failure,
    refuse,
    async ask(request) {
      const answer = await live().request(request);
      refuse(answer.ok ? null : answer.error);
      return answer.ok;
    },
  };
};
