import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

/** First the one without windows: drawing them, though nobody sees them, doubles the work of a page. */
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** How journeys and benchmarks start it: alone on the machine, and asking nobody but the page. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser that the tests drive: $CHROMIUM, the machine's own, or Playwright's. Undefined when there is none. */
export function findChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  return usualPlaces.find((place) => existsSync(place)) ?? ofPlaywright();
}

function ofPlaywright() {
  try {
    const { chromium } = createRequire(import.meta.url)('@playwright/test');
    return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
  } catch {
    return undefined;
  }
}
