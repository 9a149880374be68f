import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * Where Chromium may be installed. The headless shell comes first: the full browser also paints its window, which
 * doubles the work for each page.
 */
const installPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Flags for journeys and benchmarks, with which Chromium does no background work and sends no requests other than the
 * page's.
 */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Finds a browser for tests: $CHROMIUM, an installed browser, or Playwright's; undefined if there is none. */
export function findChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  return installPaths.find((file) => existsSync(file)) ?? playwrightChromium();
}

function playwrightChromium() {
  try {
    const { chromium } = createRequire(import.meta.url)('@playwright/test');
    return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
  } catch {
    return undefined;
  }
}
