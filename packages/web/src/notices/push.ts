import { live } from '../live/live.ts';
import type { Failure } from '../live/message.ts';
import { heldAt } from '../seats.ts';
import { isTold, setTold } from './told.ts';

/**
 * Whether this device tells the reader of their turn while the page is closed. `insecure`: that needs https; `unable`: this browser
 * cannot, or the server does not; `forbidden`: the reader has said no.
 */
export type PushState = 'insecure' | 'unable' | 'forbidden' | 'off' | 'on';

/** A seat that this device holds. */
export interface Place {
  readonly table: string;
  readonly seat: number;
}

/** What a notice says, in the reader's language. */
export interface PushText {
  readonly title: string;
  readonly body: string;
}

/** How it stands now, and why what was wanted could not be done. */
export interface PushOutcome {
  readonly state: PushState;
  readonly failure: Failure | null;
}

/** The worker that takes pushes; there is none before the page was built, or where the browser keeps none. */
const worker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
    ? navigator.serviceWorker.getRegistration()
    : undefined;

export const pushState = async (place: Place): Promise<PushState> => {
  if (!isSecureContext) return 'insecure';
  const registration = await worker();
  if (registration === undefined || live().pushKey.get() === null) return 'unable';
  if (Notification.permission === 'denied') return 'forbidden';
  const kept =
    isTold(place) && Notification.permission === 'granted' && (await registration.pushManager.getSubscription()) !== null;
  return kept ? 'on' : 'off';
};

const base64url = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The browser's subscription for this key; one for another key of the server's is worth nothing any more. */
const subscriptionFor = async ({ pushManager }: ServiceWorkerRegistration, key: string): Promise<PushSubscription> => {
  const before = await pushManager.getSubscription();
  if (before !== null && base64url(before.options.applicationServerKey) === key) return before;
  await before?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
};

/** Tells the server where it reaches this device for a seat (`text`: what it says there), or that it shall not. */
const tell = async (place: Place, subscription: PushSubscription, text: PushText | null): Promise<Failure | null> => {
  const { table, seat } = place;
  const held = heldAt(table)?.seats.find((each) => each.seat === seat);
  if (held === undefined) return { code: 'not-seated', message: '' };
  const p256dh = base64url(subscription.getKey('p256dh'));
  const auth = base64url(subscription.getKey('auth'));
  const push = text === null ? null : { p256dh, auth, ...text };
  const { endpoint } = subscription;
  const answer = await live().request({ type: 'subscribe', table, seat, secret: held.secret, endpoint, push });
  if (!answer.ok) return answer.error;
  setTold(place, text !== null);
  return null;
};

/** Asks the reader, by the browser's own question, and then the server. Only after a press of a button. */
export const turnOn = async (place: Place, text: PushText): Promise<PushOutcome> => {
  const registration = await worker();
  const key = live().pushKey.get();
  if (registration === undefined || key === null || (await Notification.requestPermission()) !== 'granted')
    return { state: await pushState(place), failure: null };
  try {
    const failure = await tell(place, await subscriptionFor(registration, key), text);
    return { state: await pushState(place), failure };
  } catch {
    return { state: 'unable', failure: null }; // a browser without a push service behind it
  }
};

/** This seat is no more told here. Others that this device holds are: they have the browser's one subscription, too. */
export const turnOff = async (place: Place): Promise<PushOutcome> => {
  const subscription = await (await worker())?.pushManager.getSubscription();
  const failure = subscription == null ? null : await tell(place, subscription, null);
  return { state: await pushState(place), failure };
};
