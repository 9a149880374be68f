import { spawnSync } from 'node:child_process';
import { findChromium } from '../../scripts/tooling/chromium.mjs';
import { startChrome } from './chrome.ts';
import type { Driver, Start } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { findOldChrome } from './old-chrome.ts';
import { startWebKit } from './webkit.ts';

interface Engine {
  readonly title: string;
  /** Returns the path of the browser or of its driver, or undefined if it is not installed. */
  readonly find: () => string | undefined;
  readonly install: string;
  readonly start: (start: Start) => Promise<Driver>;
}

const apt = (packages: string) => `apt-get install -y --no-install-recommends ${packages}`;

const onPath = (...programs: string[]) =>
  programs.map((each) => spawnSync('which', [each], { encoding: 'utf8' }).stdout?.trim()).find(Boolean);

/** The engines are in the order of the columns of the table in tests/README.md. */
export const engines = {
  chromium: {
    title: 'Chromium',
    find: findChromium,
    install: apt('chromium-headless-shell'),
    start: startChrome,
  },
  'chrome-80': {
    title: 'Chrome 80',
    find: findOldChrome,
    install: 'downloaded from the npm registry, only for Linux on x64',
    start: startChrome,
  },
  firefox: {
    title: 'Firefox',
    find: () => process.env.FIREFOX ?? onPath('firefox-esr', 'firefox'),
    install: apt('firefox-esr'),
    start: startFirefox,
  },
  webkit: {
    title: 'WebKit',
    find: findWebKit,
    install: apt('webkit2gtk-driver xvfb python3-gi gir1.2-webkit2-4.1'),
    start: startWebKit,
  },
} satisfies Readonly<Record<string, Engine>>;

export type EngineName = keyof typeof engines;

export const engineNames = Object.keys(engines) as EngineName[];

/**
 * Returns the path of WebKit's driver, or undefined unless Xvfb (for a virtual screen) and GTK (for
 * webkit-window.py) are also installed.
 */
function findWebKit(): string | undefined {
  const window = "import gi; gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1')";
  const hasWindow = spawnSync('/usr/bin/python3', ['-c', window]).status === 0;
  return hasWindow && onPath('Xvfb') ? onPath('WebKitWebDriver') : undefined;
}
