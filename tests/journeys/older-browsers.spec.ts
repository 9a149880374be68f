import type { Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../scripts/tooling/chromium.mjs';
import { button, heading, reachReview, submitUpToPassword } from './application.ts';
import { expect, test } from './fixture.ts';
import { chooseFile } from './photo.ts';
import { watchRequests } from './requests.ts';

/* The main way in a browser that lacks what newer ones have, and where there is no https. */

// A name that is none of the machine's own: a browser trusts those without https.
test.use({
  launchOptions: {
    ...(findChromium() && { executablePath: findChromium()! }),
    args: [...chromiumFlags, '--host-resolver-rules=MAP portal.test 127.0.0.1'],
  },
});

/** What Chrome 80 and Safari 14 lack, of all that the portal and its packages use. */
const takeAway = (page: Page) =>
  page.addInitScript(() => {
    const lost: [owner: object, ...names: string[]][] = [
      [Array.prototype, 'at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'with'],
      [String.prototype, 'at', 'replaceAll', 'toWellFormed', 'isWellFormed'],
      [Object.getPrototypeOf(Uint8Array.prototype), 'at', 'findLast'],
      [Object, 'hasOwn', 'groupBy'],
      [Promise, 'any', 'withResolvers', 'try'],
      [AbortSignal, 'timeout', 'any', 'abort'],
      [AbortSignal.prototype, 'reason', 'throwIfAborted'],
      [IDBTransaction.prototype, 'commit'],
      [Crypto.prototype, 'randomUUID', 'subtle'],
      [Navigator.prototype, 'locks', 'storage', 'serviceWorker', 'clipboard', 'deviceMemory', 'connection'],
      [Element.prototype, 'replaceChildren', 'checkVisibility'],
      [HTMLDialogElement.prototype, 'showModal', 'show', 'close', 'open'],
      [
        window,
        ...['WeakRef', 'FinalizationRegistry', 'BroadcastChannel', 'OffscreenCanvas', 'createImageBitmap'],
        ...['requestIdleCallback', 'structuredClone', 'AggregateError', 'CompressionStream', 'trustedTypes'],
      ],
    ];
    for (const [owner, ...names] of lost) for (const name of names) Reflect.deleteProperty(owner, name);
  });

async function sendInvoice(page: Page): Promise<void> {
  await expect(heading(page, 'Upload Tuition Invoice')).toBeVisible();
  await chooseFile(page);
  await expect(page.getByText(/^mine\.pdf \(/)).toBeVisible();
  await button(page, 'Submit').click();
  await expect(heading(page, 'Success!')).toBeVisible();
  await expect(page.getByText(/^Invoice sent on/)).toBeVisible();
}

async function apply(page: Page, phone: string): Promise<void> {
  await reachReview(page, phone);
  await page.reload();
  await expect(heading(page, 'Review')).toBeVisible();
  await submitUpToPassword(page);
  await button(page, 'Send my application').click();
  await expect(heading(page, "What's Next")).toBeVisible();
  await expect(page.getByText(/^Sent, reference/)).toBeVisible();
  await page.getByRole('link', { name: 'Upload Invoice' }).click();
  await sendInvoice(page);
}

test('an application and its invoice are sent with nothing newer than Chrome 80 and Safari 14 have', async ({
  page,
  phone,
}) => {
  await takeAway(page);
  await apply(page, phone);
});

test('a browser without gaps between flex items gets them as margins', async ({ page }) => {
  await takeAway(page);
  await page.goto('/login');
  const second = page.locator('.field').nth(1);
  await expect(second).toHaveCSS('margin-top', '24px');
});

test('others do not load them', async ({ page }) => {
  const asked = watchRequests(page, /older|modal-dialog/);
  await page.goto('/login', { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  await expect(page.locator('.field').nth(1)).toHaveCSS('margin-top', '0px');
});

test.describe('where there is no https', () => {
  test.use({
    baseURL: async ({ portal }, use) => use(portal.url.replace('127.0.0.1', 'portal.test')),
  });

  test('an application and its invoice are sent', async ({ page, phone, faults }) => {
    await apply(page, phone);
    expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
    // A header that the browser takes with https alone, which it says at each page.
    expect(faults.splice(0).filter((each) => !each.includes('Cross-Origin-Opener-Policy'))).toEqual([]);
  });
});
