import type { Page } from '@playwright/test';
import type { Subscription } from './push-service.ts';

/**
 * Gives a page a subscription to a push service of the tests. These tests inject nothing into a page as a rule; this is the one exception,
 * because a subscription is made by the browser maker's own service, and there is no line to that. All the rest is the browser's own:
 * the reader's leave, the worker, the notice.
 */
export const subscribeAt = async (page: Page, subscription: Subscription): Promise<void> => {
  await page.addInitScript(({ endpoint, ...keys }) => {
    if (!('PushManager' in window)) return;
    const KEPT = 'test.subscribed';
    const bytes = (text: string): ArrayBuffer =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0)).buffer;
    const made = (server: string) => ({
      endpoint,
      expirationTime: null,
      options: { userVisibleOnly: true, applicationServerKey: bytes(server) },
      getKey: (name: PushEncryptionKeyName) => bytes(keys[name]),
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => {
        localStorage.removeItem(KEPT);
        return true;
      },
    });
    PushManager.prototype.getSubscription = async () => {
      const kept = localStorage.getItem(KEPT);
      return kept === null ? null : made(kept);
    };
    PushManager.prototype.subscribe = async (options) => {
      const key = options?.applicationServerKey;
      if (typeof key !== 'string') throw new TypeError('no key of the server');
      localStorage.setItem(KEPT, key);
      return made(key);
    };
  }, subscription);
};
