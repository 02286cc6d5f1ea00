// Draws the icons that browsers want as PNG from public/icon.svg again:
//   npm run -s -w packages/web icons
import { readFileSync, writeFileSync } from 'node:fs';
import { openBrowser } from '@longtwilight/testing/browser';

const folder = new URL('../public/', import.meta.url);
const drawing = readFileSync(new URL('icon.svg', folder), 'utf8');
/** Devices cut these to their own shape: they fill the whole square. */
const whole = drawing.replace(' rx="96"', '');

const ICONS = [
  { name: 'icon-192.png', size: 192, drawing },
  { name: 'icon-512.png', size: 512, drawing },
  { name: 'icon-maskable-512.png', size: 512, drawing: whole },
  { name: 'apple-touch-icon.png', size: 180, drawing: whole },
];

const browser = await openBrowser();
for (const icon of ICONS) {
  const page = await browser.newPage({ viewport: { width: icon.size, height: icon.size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${icon.drawing}`);
  writeFileSync(new URL(icon.name, folder), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
