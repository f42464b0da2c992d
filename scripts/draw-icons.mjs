import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium as browsers } from '@playwright/test';
import { chromium, FLAGS } from './chromium.mjs';

// Draws the icons of the installed page from its sign, favicon.svg: to be run when that changes. Phones take no SVG for their home screens.

const folder = fileURLToPath(new URL('../packages/web/public/', import.meta.url));
const sign = readFileSync(`${folder}favicon.svg`, 'utf8');
/** With no frame, and colour to the edges: phones cut their own shape out of it. */
const whole = sign.replace(/<rect[^>]*\/>/, '<rect width="32" height="32" fill="#0F5F6B"/>');

const ICONS = [
  ['icon-192.png', sign, 192],
  ['icon-512.png', sign, 512],
  ['icon-maskable-512.png', whole, 512],
  ['apple-touch-icon.png', whole, 180],
];

const browser = await browsers.launch({ executablePath: chromium(), args: FLAGS });
const page = await browser.newPage();
for (const [name, svg, size] of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`);
  writeFileSync(`${folder}${name}`, await page.screenshot({ omitBackground: true }));
}
await browser.close();
