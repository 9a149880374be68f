import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { button, heading, password, reachReview, submit } from './application.ts';
import { expect } from './fixture.ts';
import { test as mortalTest } from './mortal.ts';
import { pdf, photo, scan } from './photo.ts';
import type { Portal } from './portal.ts';
import { enrol, logIn, openSession, type Student } from './student.ts';

/* The invoice and its file, which the outbox sends: nothing of it is lost, and it arrives once. */

/** By way of the disk, because Playwright hands over no more than 50 MB in memory. */
async function choose(page: Page, name: string, bytes: Buffer, shown = true): Promise<void> {
  const file = mortalTest.info().outputPath(name);
  writeFileSync(file, bytes);
  await page.locator('input[type=file]').setInputFiles(file);
  if (shown) await expect(page.getByText(name).first()).toBeVisible();
}

/** Exactly these bytes, once. */
async function expectStored(portal: Portal, bytes: Buffer): Promise<void> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  expect(await portal.rows('select sha256, bytes from invoice_files')).toEqual([
    { sha256, bytes: bytes.length },
  ]);
}

/** A network that takes so many bytes a second, and this long for an answer. */
async function slowNetwork(page: Page, { rate = -1, latency = 20 }) {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const set = (uploadThroughput: number, latency: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await set(rate, latency);
  return { end: () => set(-1, 0) };
}

/** More than goes away in the time that a journey takes. */
const slow = { rate: 20_000 };
const progress = (page: Page) => page.getByRole('progressbar', { name: 'Upload' });
const unsent = (page: Page) => page.getByText('Not sent yet. It will go when you are online.');
const ofInvoice = (page: Page) => page.getByRole('region', { name: 'Your invoice' });
const sent = /^Sent, reference [0-9A-Z]{6}$/;

/** A student who is logged in and about to upload. */
const test = mortalTest.extend<{ student: Student }>({
  student: async ({ page, request, phone }, use) => {
    const student = await enrol(request, phone);
    await openSession(page, student);
    await page.goto('/home-upload-invoice');
    await expect(heading(page, 'Upload Tuition Invoice')).toBeVisible();
    await use(student);
  },
});

test.describe('a student who is logged in', () => {
  test.beforeEach(({ student }) => void student);

  test('sends offline, closes the tab, and it goes by itself', async ({ page, context, mortal }) => {
    const file = pdf(300_000);
    await choose(page, 'mine.pdf', file);
    await context.setOffline(true);
    await button(page, 'Submit').dblclick();
    await expect(unsent(page)).toBeVisible();
    await expect(page.locator('.toast')).toContainText('File upload failed.');
    await expectAccessible(page);
    await page.close();
    await context.setOffline(false);

    const later = await context.newPage();
    await later.goto('/home');
    await expect(ofInvoice(later).getByText(sent)).toBeVisible();
    await expect(later.getByText('Upload your invoice').locator('..')).toContainText('Sent');
    await expectAccessible(later);
    await expectStored(mortal, file);
    await later.goto('/home-upload-invoice');
    await expect(later.getByText(/mine\.pdf/)).toHaveCount(0);
    await expect(ofInvoice(later).getByText(sent)).toBeVisible();
  });

  test('is shown on Home what has not gone, and tries again there', async ({ page, mortal }) => {
    await choose(page, 'scan.png', scan(50_000));
    const headers = { 'retry-after': '3600' };
    await page.route('**/api/upload_invoices', (route) => route.fulfill({ status: 503, headers }));
    await button(page, 'Submit').click();
    await expect(unsent(page)).toBeVisible();
    await button(page, 'Save and Exit').click();
    await expect(ofInvoice(page).getByText('Not sent yet.')).toBeVisible();
    await page.unroute('**/api/upload_invoices');
    await ofInvoice(page).getByRole('button', { name: 'Try again' }).click();
    await expect(ofInvoice(page).getByText(sent)).toBeVisible();
    await expectStored(mortal, scan(50_000));
  });

  test('loses an answer on its way, and sends one file', async ({ page, mortal }) => {
    let calls = 0;
    await page.route('**/api/upload_invoices', async (route) => {
      if (calls++ > 0) return route.continue();
      await route.fetch();
      await route.abort('connectionreset');
    });
    await choose(page, 'scan.png', scan(50_000));
    await button(page, 'Submit').click();
    await expect(page).toHaveURL('/home-invoice-success');
    await expect(page.getByText('File uploaded successfully.')).toBeVisible();
    expect(calls).toBe(2);
    await expectStored(mortal, scan(50_000));
    await page.reload();
    await expect(page.getByText(/^Invoice sent on .+, reference [0-9A-Z]{6}$/)).toBeVisible();
  });

  test('reloads in the middle of an upload, and it goes on', async ({ page, mortal }) => {
    const network = await slowNetwork(page, slow);
    await choose(page, 'scan.png', scan(1_000_000));
    await button(page, 'Submit').click();
    await expect(page.getByText(/^[1-9]\d?% sent$/).first()).toBeAttached();
    await page.reload();
    await expect(progress(page)).toBeVisible();
    await network.end();
    await expect(page).toHaveURL('/home-invoice-success');
    await expectStored(mortal, scan(1_000_000));
  });

  test('has not sent it before the server says so, although every byte has left', async ({
    page,
    mortal,
  }) => {
    await slowNetwork(page, { latency: 5000 });
    await choose(page, 'scan.png', scan(50_000));
    await button(page, 'Submit').click();
    await expect(page.getByText('Almost done. Waiting for the portal to confirm.').first()).toBeVisible();
    await expect(page).toHaveURL('/home-upload-invoice');
    await expect(page).toHaveURL('/home-invoice-success');
    await expectStored(mortal, scan(50_000));
  });

  test('leaves the page while it is being sent, and it goes on', async ({ page, mortal }) => {
    const network = await slowNetwork(page, slow);
    await choose(page, 'scan.png', scan(1_000_000));
    await button(page, 'Submit').click();
    await expect(progress(page)).toBeVisible();
    await button(page, 'Save and Exit').click();
    await expect(ofInvoice(page).getByRole('progressbar', { name: 'Upload' })).toBeVisible();
    await network.end();
    await expect(ofInvoice(page).getByText(sent)).toBeVisible();
    await expectStored(mortal, scan(1_000_000));
  });

  test('stops it, finds it stopped after a reload, and sends it after all', async ({ page, mortal }) => {
    const network = await slowNetwork(page, slow);
    await choose(page, 'scan.png', scan(1_000_000));
    await button(page, 'Submit').click();
    await expect(progress(page)).toBeVisible();
    await button(page, 'Cancel').click();
    await expect(page.getByText('You stopped the upload. Your file is kept.')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await network.end();
    await page.reload();
    await expect(page.getByText(/scan\.png/).first()).toBeVisible();
    await expect(progress(page)).toHaveCount(0);
    expect(await mortal.rows('select id from invoice_files')).toEqual([]);
    await button(page, 'Submit').click();
    await expect(page).toHaveURL('/home-invoice-success');
  });

  test('is logged out in the middle, logs in, and it goes', async ({ page, phone, mortal }) => {
    await page.route('**/api/upload_invoices', (route) =>
      route.fulfill({ status: 401, json: { error: 'Please log in.' } }),
    );
    await choose(page, 'scan.png', scan(50_000));
    await button(page, 'Submit').click();
    await expect(page).toHaveURL('/login');
    await page.unroute('**/api/upload_invoices');
    await logIn(page, phone);
    await expect(page).toHaveURL('/home-invoice-success');
    await expectStored(mortal, scan(50_000));
  });

  test('has two tabs open: one sends, the other says so and can stop it', async ({
    page,
    context,
    mortal,
  }) => {
    const network = await slowNetwork(page, slow);
    await choose(page, 'scan.png', scan(1_000_000));
    await button(page, 'Submit').click();
    await expect(progress(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto('/home-upload-invoice');
    await expect(other.getByText('It is being sent in another tab.')).toBeVisible();
    await button(other, 'Cancel').click();
    await expect(progress(page)).toHaveCount(0);
    await network.end();
    expect(await mortal.rows('select id from invoice_files')).toEqual([]);
    await button(other, 'Try again').click();
    await expect(other).toHaveURL('/home-invoice-success');
    await expectStored(mortal, scan(1_000_000));
  });

  test('has a phone that is full: told once, and sent all the same', async ({ page, mortal }) => {
    await page.addInitScript(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.reload();
    await choose(page, 'scan.png', scan(5_000_000));
    const warning = /We cannot save on this phone\. Keep this page open/;
    await expect(page.getByText(warning)).toHaveCount(1);
    const headers = { 'retry-after': '3600' };
    await page.route('**/api/upload_invoices', (route) => route.fulfill({ status: 503, headers }));
    await button(page, 'Submit').click();
    await expect(unsent(page)).toBeVisible();
    await expect(page.getByText(warning)).toHaveCount(1);
    await button(page, 'Save and Exit').click();
    await expect(ofInvoice(page).getByText('Not sent yet.')).toBeVisible();
    await expect(page.getByText(warning)).toHaveCount(1);
    await page.unroute('**/api/upload_invoices');
    await ofInvoice(page).getByRole('button', { name: 'Try again' }).click();
    await expect(ofInvoice(page).getByText(sent)).toBeVisible();
    await expect(page.getByText(warning)).toHaveCount(0);
    await expectStored(mortal, scan(5_000_000));
  });

  test('has sent too many already: whom to ask, and the file stays', async ({ page }) => {
    const error = 'This application already has as many invoices as we can take. Contact us.';
    await page.route('**/api/upload_invoices', (route) => route.fulfill({ status: 409, json: { error } }));
    await choose(page, 'scan.png', scan(1000));
    await button(page, 'Submit').click();
    await expect(page.getByRole('alert').filter({ hasText: error })).toContainText('Your file is kept.');
    await expectAccessible(page);
    await expect(page.getByText(/scan\.png/).first()).toBeVisible();
    // Home tells of it until the student has read it.
    await button(page, 'Save and Exit').click();
    await expect(ofInvoice(page).getByText(error)).toBeVisible();
    await button(page, 'Do not show this again').click();
    await expect(ofInvoice(page)).toHaveCount(0);
  });
});

test('an application and its invoice, both unsent when the tab was closed, go by one password', async ({
  page,
  context,
  phone,
  mortal,
}) => {
  await reachReview(page, phone);
  await mortal.kill();
  await submit(page);
  await expect(unsent(page)).toBeVisible();
  await page.getByRole('link', { name: 'Upload Invoice' }).click();
  await choose(page, 'mine.pdf', pdf(50_000));
  await button(page, 'Submit').click();
  await expect(page.getByText(/Your invoice goes as soon as it was\./)).toBeVisible();
  await page.close();
  await mortal.restart();

  const later = await context.newPage();
  await later.goto('/application-received');
  await expect(ofInvoice(later)).toContainText('It goes as soon as your application was sent.');
  await expectAccessible(later);
  for (const name of ['password', 'confirmPassword']) await later.locator(`[name=${name}]`).fill(password);
  await button(later, 'Send').click();
  await expect(later.getByText(/invoice: Sent$/)).toBeVisible();
  await expectStored(mortal, pdf(50_000));
});

test('a stranger to whom the application is no longer open logs in, and the invoice goes', async ({
  page,
  phone,
  mortal,
}) => {
  await reachReview(page, phone);
  await submit(page);
  await expect(page.getByText(/^Sent, reference/)).toBeVisible();
  await mortal.change("update applications set status = 'approved'");
  await page.getByRole('link', { name: 'Upload Invoice' }).click();
  await choose(page, 'mine.pdf', pdf(50_000));
  await button(page, 'Submit').click();
  await expect(page.getByText('Not sent yet. Log in to send it.')).toBeVisible();
  await page.getByRole('link', { name: 'Log in' }).click();
  await logIn(page, phone);
  await expect.poll(() => mortal.rows('select id from invoice_files')).toHaveLength(1);
  await expectStored(mortal, pdf(50_000));
});

test('an invoice that waits for its application outlives a visit to another page', async ({
  page,
  phone,
  mortal,
}) => {
  await reachReview(page, phone);
  let isDown = true;
  await page.route('**/api/applications/submission', (route) => (isDown ? route.abort() : route.continue()));
  await submit(page);
  await expect(page.getByText(/^Not sent yet/)).toBeVisible();
  await page.getByRole('link', { name: 'Upload Invoice' }).click();
  const file = { name: 'scan.png', mimeType: 'image/png', buffer: scan(1000) };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText(/scan\.png/).first()).toBeVisible();
  await button(page, 'Submit').click();
  await expect(page.getByText(/Your invoice goes as soon as it was\./)).toBeVisible();
  await page.goBack();
  await expect(heading(page, "What's Next")).toBeVisible();
  isDown = false;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText(/^Sent, reference/)).toBeVisible();
  await expect(page.getByText(/invoice: Sent$/)).toBeVisible();
  expect(await mortal.rows('select id from invoice_files')).toHaveLength(1);
});

test('an invoice without an application does not wait for ever', async ({ page }) => {
  await page.goto('/upload-invoice');
  const file = { name: 'scan.png', mimeType: 'image/png', buffer: scan(1000) };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText(/scan\.png/).first()).toBeVisible();
  await button(page, 'Submit').click();
  await expect(page.getByRole('alert')).toHaveText('Log in to upload your invoice. Your file is kept.');
});

test.describe('the invoice', () => {
  test.beforeEach(async ({ page, phone }) => {
    await reachReview(page, phone);
    await submit(page);
    await expect(page.getByText(/^Sent, reference/)).toBeVisible();
    await page.getByRole('link', { name: 'Upload Invoice' }).click();
    await expect(heading(page, 'Upload Tuition Invoice')).toBeVisible();
  });

  test('none chosen', async ({ page }) => {
    await button(page, 'Submit').click();
    await expect(page.locator('.toast')).toContainText('Invoice must be uploaded.');
  });

  test('one byte too many is refused before it is sent', async ({ page }) => {
    await choose(page, 'big.pdf', pdf(52_428_801), false);
    await expect(page.locator('#field-file-error')).toContainText('File size exceeds 50MB');
    await expect(page.getByText('big.pdf')).toHaveCount(0);
  });

  test('an empty file is refused, and a refused file takes the one before it with it', async ({ page }) => {
    await choose(page, 'first.pdf', pdf(1000));
    await expect(page.getByText(/first\.pdf/).first()).toBeVisible();
    await choose(page, 'empty.pdf', Buffer.alloc(0), false);
    await expect(page.locator('#field-file-error')).toContainText('This file is empty. Choose another one');
    await expect(page.getByText(/first\.pdf/)).toHaveCount(0);
    await button(page, 'Submit').click();
    await expect(page.locator('.toast')).toContainText('Invoice must be uploaded.');
  });

  test('a type that is not asked for is refused', async ({ page }) => {
    await choose(page, 'invoice.exe', Buffer.from('MZ'), false);
    await expect(page.locator('#field-file-error')).toBeVisible();
  });

  test('a program named .jpg is refused by the server, in words, and the choice stays', async ({ page }) => {
    await choose(page, 'invoice.jpg', Buffer.from(`MZ${'x'.repeat(5000)}`));
    await button(page, 'Submit').click();
    await expect(page.locator('.toast')).toContainText('File upload failed.');
    await expect(page.getByText('Choose another file.')).toBeVisible();
    await expect(button(page, 'Try again')).toHaveCount(0);
    await expect(page.getByText(/invoice\.jpg/).first()).toBeVisible();
    await expect(page).toHaveURL('/upload-invoice');
  });

  test('a server that is down keeps the file for another try, also across a reload', async ({
    page,
    mortal,
  }) => {
    await choose(page, 'scan.png', scan(200_000));
    await mortal.kill();
    await button(page, 'Submit').click();
    await expect(page.locator('.toast')).toContainText('File upload failed.');
    await mortal.restart();
    await page.route('**/api/upload_invoices', (route) => route.abort());
    await page.reload();
    await expect(page.getByText(/scan\.png/)).toBeVisible();
    const named = page.locator('input[type=file]');
    await expect
      .poll(() => named.evaluate((input: HTMLInputElement) => input.files?.[0]?.name))
      .toBe('scan.png');
    await expect(unsent(page)).toBeVisible();
    await page.unroute('**/api/upload_invoices');
    await button(page, 'Try again').click();
    await expect(page).toHaveURL('/invoice-success');
    expect(await mortal.rows('select bytes from invoice_files')).toHaveLength(1);
  });

  test('an accepted upload is a success, even where the phone cannot drop its copy', async ({
    page,
    mortal,
  }) => {
    await choose(page, 'photo.jpg', photo());
    await page.evaluate(() => {
      IDBObjectStore.prototype.delete = () => {
        throw new DOMException('broken', 'UnknownError');
      };
      IDBDatabase.prototype.transaction = () => {
        throw new DOMException('broken', 'UnknownError');
      };
    });
    await button(page, 'Submit').click();
    await expect(page.getByText('File uploaded successfully.')).toBeVisible();
    await expect(page).toHaveURL('/invoice-success');
    expect(await mortal.rows('select id from invoice_files')).toHaveLength(1);
  });

  test('too large for a server in between, in the words of the form', async ({ page }) => {
    await choose(page, 'photo.jpg', photo());
    await page.route('**/api/upload_invoices', (route) => route.fulfill({ status: 413, body: 'nginx' }));
    await button(page, 'Submit').click();
    await expect(page.getByRole('alert').filter({ hasText: 'File size exceeds 50MB' })).toBeVisible();
  });

  test('Save and Exit logs in and comes back to what is left to do', async ({ page }) => {
    await choose(page, 'photo.jpg', photo());
    await button(page, 'Save and Exit').click();
    await expect(page).toHaveURL('/home-upload-invoice');
    await expect(page.getByText(/photo\.jpg/).first()).toBeVisible();
    await button(page, 'Submit').click();
    await expect(page).toHaveURL('/home-invoice-success');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/home');
  });
});
