import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * The paths are in order of preference. The headless shell comes first, because the full browser also paints
 * a window, which doubles the work for each page.
 */
const installPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * With these flags, Chromium does no background work and sends only the requests of the page, as journeys and
 * benchmarks require.
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
