import type { Page, Worker } from '@playwright/test';
import { expect } from '@playwright/test';

/** What the service worker's own world has that a window has not. */
declare const self: {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { openWindow: (path: string) => Promise<null> };
  readonly WindowClient: { readonly prototype: { readonly url: string; focus: () => Promise<void> } };
  readonly NotificationEvent: new (type: string, how: { readonly notification: Notification }) => Event;
  dispatchEvent(event: Event): void;
};

/** The service worker of a page that has been opened. */
export const workerOf = async (page: Page): Promise<Worker> => {
  await expect.poll(() => page.context().serviceWorkers().length).toBe(1);
  const [worker] = page.context().serviceWorkers();
  if (worker === undefined) throw new Error('the page keeps no worker');
  return worker;
};

/** Has a browser, whatever it looks at now, receive what a push service would hand it. */
export const deliver = async (page: Page, origin: string, data: string): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await found, data });
  await devtools.detach();
};

/** The notices that the browser shows. */
export const noticesIn = (worker: Worker): Promise<readonly { readonly title: string; readonly body: string }[]> =>
  worker.evaluate(async () => (await self.registration.getNotifications()).map(({ title, body }) => ({ title, body })));

/**
 * Tells the worker that its notice was clicked, and gives what it asks the browser for: `opens …` or `goes to …`. Nobody can click a notice
 * from a program, and without a click a browser opens no window for a worker; so its answer stops there.
 */
export const clickNotice = (worker: Worker): Promise<readonly string[]> =>
  worker.evaluate(async () => {
    const asked: string[] = [];
    self.clients.openWindow = async (path) => {
      asked.push(`opens ${path}`);
      return null;
    };
    self.WindowClient.prototype.focus = async function focus() {
      asked.push(`goes to ${new URL(this.url).pathname}`);
    };
    const work: Promise<unknown>[] = [];
    const [notification] = await self.registration.getNotifications();
    if (notification === undefined) throw new Error('there is no notice');
    const click = Object.assign(new self.NotificationEvent('notificationclick', { notification }), {
      waitUntil: (each: Promise<unknown>) => work.push(each),
    });
    self.dispatchEvent(click);
    await Promise.all(work);
    return asked;
  });
