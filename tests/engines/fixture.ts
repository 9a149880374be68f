import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { makeCertificate } from '../faults/certificate.ts';
import { type FaultProxy, startFaultProxy } from '../faults/proxy.ts';
import { type Portal, servedWith } from '../journeys/portal.ts';
import { createFleet, type EngineName, engines, type Fleet } from './engines.ts';
import { createPhone, type Phone } from './phone.ts';

export interface EngineOptions {
  engine: EngineName;
  /** The portal is opened over HTTPS, as it is by students; nobody has signed for it, so it has no service worker. */
  isSecure: boolean;
}

interface WorkerFixtures extends EngineOptions {
  fleet: Fleet;
  /** The real server, with the demo students. */
  portal: Portal;
  /** The network between phone and server. */
  wire: FaultProxy;
}

interface Fixtures {
  /** No site may keep anything on it. */
  isDataBlocked: boolean;
  phone: Phone;
  /** A phone number that nobody has used. */
  number: string;
}

let numbers = 0;

export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  isSecure: [false, { option: true, scope: 'worker' }],
  isDataBlocked: [false, { option: true }],
  fleet: [
    async ({ engine }, use) => {
      const executable = JSON.parse(process.env.ENGINES_FOUND!)[engine];
      test.skip(!executable, `${engines[engine].title} was not found`);
      const fleet = createFleet(engine, executable);
      await use(fleet);
      await fleet.end();
    },
    { scope: 'worker' },
  ],
  portal: [servedWith({ DEMO: '1' }), { scope: 'worker' }],
  wire: [
    async ({ portal, isSecure }, use) => {
      const wire = await startFaultProxy(portal.url, isSecure ? makeCertificate() : undefined);
      await use(wire);
      wire.close();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first argument destructured
  number: async ({}, use, { workerIndex }) => use(String(3_000_000 + workerIndex * 10_000 + numbers++)),
  phone: async ({ fleet, wire, isDataBlocked }, use, testInfo) => {
    const driver = await fleet.start(isDataBlocked);
    testInfo.annotations.push({ type: 'version', description: driver.version });
    const phone = createPhone(driver, wire.url);
    try {
      await use(phone);
      expect(driver.faults.filter((fault) => !isBrowsersOwn(fault))).toEqual([]);
    } finally {
      await wire.heal();
      if (testInfo.status !== 'passed' || process.env.ENGINE_SCREENS)
        await picture(phone, testInfo.outputPath());
      await driver.close();
    }
  },
});

/**
 * Messages of an engine about itself, a network that a journey has cut, or a refusal that it provoked. Firefox reports a
 * logged ApiError by its message alone, and modules or style sheets that a page did not wait for. WebKit reports the
 * viewport key that keeps a dialog above the keyboard in Chrome, and that it does not know.
 */
const isBrowsersOwn = (fault: string) =>
  /'manifest-src'|ServiceWorker|due to access control checks|Failed to load resource|NetworkError|ApiError|^Error: offline$|password is wrong|loading dynamically imported|Unable to preload CSS|interactive-widget/.test(
    fault,
  );

async function picture({ driver }: Phone, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const png = await driver.screenshot().catch(() => undefined); // the journey's own error counts
  if (png) writeFileSync(path.join(folder, 'last.png'), png);
}

export { expect };
