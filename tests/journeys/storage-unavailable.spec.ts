import type { Page } from '@playwright/test';
import { button, field, fillApplication, heading, typePassword } from './application.ts';
import { expect, test } from './fixture.ts';
import { hold } from './hold.ts';
import { chooseFile } from './photo.ts';

async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    for (const store of ['indexedDB', 'caches', 'localStorage', 'sessionStorage'])
      Object.defineProperty(window, store, { get: refuse });
    Object.defineProperty(navigator.locks, 'request', { value: async () => refuse() });
  });
}

/** Limits the origin's storage to one byte, as on a full phone. A quota of 0 would mean no limit. */
async function fillStorage(page: Page, origin: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
}

for (const [how, refuse] of [
  ['blocked', blockStorage],
  ['full', fillStorage],
] as const) {
  test.describe(`with storage that is ${how}`, () => {
    test.use({ serviceWorkers: 'allow' });

    test('an application is sent from memory, with one warning', async ({ page, phone, portal }) => {
      const told = page.getByText(/We cannot save on this device/);
      await refuse(page, portal.url);
      await page.goto('/basic-information');
      await fillApplication(page);
      await expect(told).toHaveCount(1);
      await button(page, 'SUBMIT APPLICATION').click();
      await field(page, 'mobileNumber').fill(phone);
      await typePassword(page);
      const back = await hold(page, '**/api/applications/submission');
      await button(page, 'Send my application').click();
      await expect(told).toHaveCount(1);
      await expect(page.getByText(/Keep this page open until it is sent/)).toBeVisible();
      back();
      await expect(page.getByText(/^Sent, reference/)).toBeVisible();
      await expect(told).toHaveCount(0);
      await page.getByRole('link', { name: 'Upload Invoice' }).click();
      await chooseFile(page);
      await expect(told).toHaveCount(1);
      await button(page, 'Submit').click();
      await expect(heading(page, 'Success!')).toBeVisible();
    });
  });
}

test('continues when a database never responds', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await page.goto('/loan-information');
  await field(page, 'loanQuestion').fill('I will finish my degree.');
  await expect(page.getByText(/We cannot save on this device/)).toBeVisible();
  await button(page, 'Review Application').click();
  await expect(page.getByText('I will finish my degree.')).toBeVisible();
});
