import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { makeCertificate } from '../faults/certificate.ts';
import { type FaultProxy, startFaultProxy } from '../faults/proxy.ts';
import { type Portal, servedWith } from '../journeys/portal.ts';
import { endAll } from './browser-process.ts';
import type { Driver } from './driver.ts';
import { type EngineName, engines } from './engines.ts';
import { createPhone, type Phone } from './phone.ts';

export interface EngineOptions {
  engine: EngineName;
  /**
   * If true, the portal uses HTTPS. Its certificate is self-signed, so browsers refuse the service worker.
   */
  isSecure: boolean;
}

interface WorkerFixtures extends EngineOptions {
  portal: Portal;
  wire: FaultProxy;
}

interface Fixtures {
  isDataBlocked: boolean;
  phone: Phone;
  /** No other test uses this phone number. */
  number: string;
}

let numbers = 0;

export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  isSecure: [false, { option: true, scope: 'worker' }],
  isDataBlocked: [false, { option: true }],
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
  phone: async ({ engine, wire, isDataBlocked }, use, testInfo) => {
    const executable = JSON.parse(process.env.ENGINES_FOUND!)[engine];
    test.skip(!executable, `${engines[engine].title} was not found`);
    const profile = mkdtempSync(path.join(tmpdir(), 'portal-engine-'));
    try {
      const driver = await engines[engine].start({ executable, profile, isDataBlocked });
      testInfo.annotations.push({ type: 'version', description: driver.version });
      await use(createPhone(driver, wire.url));
      const faults = driver.faults.filter((fault) => !isExpected(fault));
      if (faults.length > 0 || testInfo.status !== 'passed' || process.env.ENGINE_SCREENS)
        await saveScreenshot(driver, testInfo.outputPath());
      expect(faults).toEqual([]);
    } finally {
      await wire.heal();
      await endAll();
      rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
    }
  },
});

/**
 * Returns whether an error is no fault of the portal. When the page throws an ApiError, Firefox logs only the
 * error's text. Firefox also logs modules and style sheets that were loading when the phone left the page.
 * WebKit does not know the viewport's `interactive-widget`.
 */
const isExpected = (fault: string) =>
  /'manifest-src'|ServiceWorker|due to access control checks|Failed to load resource|NetworkError|ApiError|^Error: offline$|password is wrong|loading dynamically imported|Unable to preload CSS|interactive-widget/.test(
    fault,
  );

async function saveScreenshot(driver: Driver, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  // If the screenshot fails, its error is ignored, because it would hide the test's error.
  const png = await driver.screenshot().catch(() => undefined);
  if (png) writeFileSync(path.join(folder, 'last.png'), png);
}

export { expect };
