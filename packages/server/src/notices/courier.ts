import type { PushDevice } from '../store/store.ts';

/** Something to be posted to an address on the Internet. */
export interface Letter {
  readonly url: string;
  readonly headers: { readonly [name: string]: string };
  readonly body: string;
}

/** What a device is told: what its service worker reads. */
export interface PushLetter {
  readonly device: PushDevice;
  readonly payload: string;
  /** Of the same topic only the latest waits for a device that is switched off. */
  readonly topic: string;
}

/** What came of it. `gone`: nobody takes it there any more. `why` never names the address. */
export type Delivery = { readonly kind: 'done' } | { readonly kind: 'gone' } | { readonly kind: 'failed'; readonly why: string };

/** Why nothing can be posted to an address. */
export type HookProblem = 'hooks-off' | 'hook-scheme' | 'hook-address';

/** Carries notices out of the house. None of it rejects, and none of it lasts longer than a few seconds. */
export interface Courier {
  /** The public half of the key that signs what devices are sent; `null`: they are sent nothing. */
  readonly pushKey: string | null;
  /** Why nothing can be posted to a webhook there; `null`: it can. */
  problemWith(url: string): Promise<HookProblem | null>;
  push(letter: PushLetter): Promise<Delivery>;
  post(letter: Letter): Promise<Delivery>;
}
