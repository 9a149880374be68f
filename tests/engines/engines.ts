import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium } from '../../scripts/tooling/chromium.mjs';
import { endAll } from './browser-process.ts';
import { startChrome } from './chrome.ts';
import type { Driver, Start } from './driver.ts';
import { type Firefox, startFirefox } from './firefox.ts';
import { findOldChrome } from './old-chrome.ts';
import { startWebKit } from './webkit.ts';

interface Engine {
  readonly title: string;
  /** Returns the path of the browser or of its driver, or undefined if it is not installed. */
  readonly find: () => string | undefined;
  readonly install: string;
}

const apt = (packages: string) => `apt-get install -y --no-install-recommends ${packages}`;

const onPath = (...programs: string[]) =>
  programs.map((each) => spawnSync('which', [each], { encoding: 'utf8' }).stdout?.trim()).find(Boolean);

/** The engines are in the order of the columns of the table in tests/README.md. */
export const engines = {
  chromium: { title: 'Chromium', find: findChromium, install: apt('chromium-headless-shell') },
  'chrome-80': {
    title: 'Chrome 80',
    find: findOldChrome,
    install: 'downloaded from the npm registry, only for Linux on x64',
  },
  firefox: {
    title: 'Firefox',
    find: () => process.env.FIREFOX ?? onPath('firefox-esr', 'firefox'),
    install: apt('firefox-esr'),
  },
  webkit: {
    title: 'WebKit',
    find: findWebKit,
    install: apt('webkit2gtk-driver xvfb python3-gi gir1.2-webkit2-4.1'),
  },
} satisfies Readonly<Record<string, Engine>>;

export type EngineName = keyof typeof engines;

export const engineNames = Object.keys(engines) as EngineName[];

/**
 * Returns the path of WebKit's driver. Returns undefined unless Xvfb (for a virtual screen) and GTK (for
 * webkit-window.py) are also installed.
 */
function findWebKit(): string | undefined {
  const window = "import gi; gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1')";
  const hasWindow = spawnSync('/usr/bin/python3', ['-c', window]).status === 0;
  return hasWindow && onPath('Xvfb') ? onPath('WebKitWebDriver') : undefined;
}

/** Returns a fleet, which starts browsers, each with an empty profile. */
export function createFleet(engine: EngineName, executable: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-engine-'));
  const firefoxes = new Map<boolean, Promise<Firefox>>();

  function newStart(isDataBlocked: boolean): Start {
    return { executable, profile: mkdtempSync(path.join(folder, 'profile-')), isDataBlocked };
  }

  function firefoxFor(isDataBlocked: boolean): Promise<Firefox> {
    const running = firefoxes.get(isDataBlocked) ?? startFirefox(newStart(isDataBlocked));
    firefoxes.set(isDataBlocked, running);
    return running;
  }

  return {
    async start(isDataBlocked = false): Promise<Driver> {
      if (engine === 'firefox') return (await firefoxFor(isDataBlocked)).newPhone();
      if (isDataBlocked) throw new Error(`Blocking site data is not implemented for ${engine}.`);
      return engine === 'webkit' ? startWebKit(newStart(false)) : startChrome(newStart(false));
    },
    async end(): Promise<void> {
      await endAll();
      if (existsSync(folder)) rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

export type Fleet = ReturnType<typeof createFleet>;
