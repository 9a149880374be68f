import type { BrowserContext } from '@playwright/test';
import { completeWalkthrough, fillApplication, register } from '../journeys/application.ts';
import { test as base } from '../journeys/demo.ts';
import { enrol } from '../journeys/student.ts';
import { type FaultProxy, startFaultProxy } from './proxy.ts';
import type { Stage } from './visit.ts';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

interface WorkerFixtures {
  wire: FaultProxy;
  kept: (registeredPhone: string) => Promise<StorageState>;
}

export const test = base.extend<{ stage: Stage }, WorkerFixtures>({
  wire: [
    async ({ portal }, use) => {
      const wire = await startFaultProxy(portal.url);
      await use(wire);
      wire.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ wire }, use) => use(wire.url),
  kept: [
    async ({ browser, wire }, use) => {
      const number = '5550000';
      let text: string | undefined;
      await use(async (registeredPhone) => {
        text ??= await fillOnce();
        return JSON.parse(text.replaceAll(number, registeredPhone));
      });

      async function fillOnce(): Promise<string> {
        const context = await browser.newContext({ baseURL: wire.url });
        const page = await context.newPage();
        await register(page, number);
        await completeWalkthrough(page);
        await fillApplication(page);
        const state = await context.storageState({ indexedDB: true });
        await context.close();
        return JSON.stringify(state);
      }
    },
    { scope: 'worker' },
  ],
  stage: async ({ page, request, portal, wire, phone, kept }, use) => {
    wire.passages.length = 0;
    await use({
      page,
      request,
      portal,
      wire,
      phone,
      enrolled: () => enrol(request, phone),
      async filledIn() {
        await page.goto('about:blank'); // an open page of the portal would keep using the databases that are being replaced
        await page.context().setStorageState(await kept(phone));
      },
    });
    await wire.heal();
    wire.hangUp();
  },
});
