import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The headless shell comes first: the full browser also paints its window, which doubles a page's work. */
const installPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Flags for journeys and benchmarks: no background work, and no requests that the page did not make. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Finds a browser for tests: $CHROMIUM, an installed one, or Playwright's. Undefined if there is none. */
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
