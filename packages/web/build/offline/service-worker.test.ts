import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const SOURCE = readFileSync(new URL('./service-worker.js', import.meta.url), 'utf8');

/** The worker of a browser in which these pages are open; says what it did. */
const workerOf = (pages: readonly string[]) => {
  const did: string[] = [];
  const listeners = new Map<string, (event: unknown) => void>();
  const shown: { readonly title: string; readonly data: unknown }[] = [];
  const self = {
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
    registration: {
      showNotification: async (title: string, { body, tag, data }: { body: string; tag: string; data: unknown }) => {
        did.push(`shows ${title}, ${body}, ${tag}`);
        shown.push({ title, data });
      },
    },
    clients: {
      matchAll: async () => pages.map((url) => ({ url, focus: async () => did.push(`focuses ${url}`) })),
      openWindow: async (path: string) => did.push(`opens ${path}`),
    },
  };
  runInNewContext(SOURCE, { self, URL, FILES: [], VERSION: 'version' });
  const dispatch = async (type: string, event: object): Promise<void> => {
    const work: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (each: Promise<unknown>) => work.push(each) });
    await Promise.all(work);
  };
  return {
    did,
    async push(said: unknown) {
      await dispatch('push', { data: { json: () => said } });
    },
    async click() {
      const notification = { close: () => did.push('closes'), data: shown.at(-1)?.data };
      await dispatch('notificationclick', { notification });
    },
  };
};

const SAID = { title: 'Te toca', body: 'Wide World', table: 'abcde23456', code: 'QRSTU' };

test.each([
  ['opens the table where no page shows it', [], 'opens /t/abcde23456'],
  ['opens it beside others', ['https://x.org/', 'https://x.org/t/other'], 'opens /t/abcde23456'],
  ['goes to the page that shows it', ['https://x.org/t/abcde23456'], 'focuses https://x.org/t/abcde23456'],
  ['knows it by its letters', ['https://x.org/t/qrstu/'], 'focuses https://x.org/t/qrstu/'],
  ['not its big screen', ['https://x.org/t/QRSTU/screen'], 'opens /t/abcde23456'],
] as const)('a notice is shown, and a click on it %s', async (_, pages, then) => {
  const worker = workerOf(pages);
  await worker.push(SAID);
  expect(worker.did).toEqual(['shows Te toca, Wide World, abcde23456']);
  await worker.click();
  expect(worker.did.slice(1)).toEqual(['closes', then]);
});
