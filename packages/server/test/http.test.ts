import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROTOCOL_VERSION } from '@tabletrotter/protocol';
import { describe, expect, test } from 'vitest';
import { startServer, temporary } from './kit/server.ts';

const page = (): string => {
  const folder = temporary();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Tabletrotter</title>');
  writeFileSync(join(folder, 'assets/main-abc123.js'), `console.log('${'x'.repeat(5_000)}');`);
  writeFileSync(join(folder, 'manifest.webmanifest'), '{}');
  return folder;
};

describe('the page', () => {
  test.each(['/', '/new/tiny-race', '/t/abc', '/rules/tiny-race/', '/credits', '/t/abc?x=1', '/class/new', '/class/ABCDE/board'])(
    '[S-8.1] %s is the page',
    async (path) => {
      const server = await startServer({}, { page: page() });
      const response = await fetch(server.url + path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toContain('Tabletrotter');
    },
  );

  test('[S-8.2] files under assets/ last, since their names hold a hash; others are asked for again', async () => {
    const server = await startServer({}, { page: page() });
    const asset = await fetch(`${server.url}/assets/main-abc123.js`, { headers: { 'accept-encoding': 'br' } });
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-encoding')).toBe('br');
    const manifest = await fetch(`${server.url}/manifest.webmanifest`);
    expect([manifest.status, manifest.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  });

  test.each(['/nowhere', '/t/abc/more', '/assets/no.js', '/..%2f..%2fetc/passwd', '/%00'])(
    '[S-8.3] %s is not found',
    async (path) => {
      const server = await startServer({}, { page: page() });
      const response = await fetch(server.url + path);
      expect([400, 403, 404]).toContain(response.status);
      expect((await fetch(server.url + path, { method: 'POST' })).status).toBeGreaterThanOrEqual(400);
    },
  );

  test.each(['/nowhere', '/%E0%A4%A', '/t/%E0%A4%A', '/%', '/assets/%ff.js?x=%'])(
    '[S-8.3] to whoever wants HTML the page says that %s is not found',
    async (path) => {
      const server = await startServer({}, { page: page() });
      const response = await fetch(server.url + path, { headers: { accept: 'text/html' } });
      expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(await response.text()).toContain('Tabletrotter');
      expect((await fetch(server.url + path)).status).toBe(404);
    },
  );

  test('[S-8.4] runs nothing but its own files, and asks for no https', async () => {
    const server = await startServer({}, { page: page() });
    for (const path of ['/', '/healthz', '/nowhere']) {
      const { headers } = await fetch(server.url + path);
      const policy = headers
        .get('content-security-policy')
        ?.split(';')
        .map((each) => each.trim());
      expect(policy).toEqual([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-src 'self'",
        "frame-ancestors 'self'",
      ]);
      for (const header of ['strict-transport-security', 'cross-origin-opener-policy', 'origin-agent-cluster', 'set-cookie'])
        expect(headers.get(header)).toBeNull();
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
  });

  test('[S-8.5] says so where it is not built', async () => {
    const server = await startServer();
    const response = await fetch(server.url);
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('npm run build');
  });
});

test('[S-8.6] /healthz says whether it works', async () => {
  const server = await startServer();
  const response = await fetch(`${server.url}/healthz`);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({ ok: true, protocol: PROTOCOL_VERSION });
});
