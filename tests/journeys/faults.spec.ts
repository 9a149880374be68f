import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  button,
  fillApplication,
  heading,
  password,
  reachReview,
  submit,
  walkThrough,
} from './application.ts';
import { expect } from './fixture.ts';
import { countOf, test } from './mortal.ts';
import { pdf, photo, scan } from './photo.ts';

test('a server that is down when SUBMIT is pressed loses nothing', async ({ page, phone, mortal }) => {
  await reachReview(page, phone);
  await mortal.kill();
  await submit(page);
  await expect(page.getByText('Not sent yet. It will go when you are online.')).toBeVisible();
  await expect(button(page, 'Try again')).toBeVisible();
  await mortal.restart();
  await button(page, 'Try again').click();
  await expect(page.getByText(/^Sent, reference/)).toBeVisible();
  expect(await countOf(mortal, phone)).toBe(1);
});

test('an unsent application outlives the tab; one password sends it', async ({
  page,
  context,
  phone,
  mortal,
}) => {
  await reachReview(page, phone);
  await mortal.kill();
  await submit(page);
  await expect(page.getByText(/^Not sent yet/)).toBeVisible();
  await page.close();
  await mortal.restart();

  const later = await context.newPage();
  await later.goto('/application-received');
  await expect(later.getByText(/Enter your password to send it/)).toBeVisible();
  await expect(later.getByText('This is the password you will log in with.')).toBeVisible();
  for (const name of ['password', 'confirmPassword']) await later.locator(`[name=${name}]`).fill(password);
  await button(later, 'Send').click();
  await expect(later.getByText(/^Sent, reference/)).toBeVisible();
  expect(await countOf(mortal, phone)).toBe(1);
});

test('offline: the page says so, and sends by itself once the network is back', async ({
  page,
  context,
  phone,
  mortal,
}) => {
  await reachReview(page, phone);
  // The next page's files are here already; only the network goes.
  await context.setOffline(true);
  await submit(page);
  await expect(page.getByText('Not sent yet. It will go when you are online.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^Sent, reference/)).toBeVisible();
  expect(await countOf(mortal, phone)).toBe(1);
});

test('a double tap, and SUBMIT pressed again after Back, make one application', async ({
  page,
  phone,
  mortal,
}) => {
  await reachReview(page, phone);
  await button(page, 'SUBMIT APPLICATION').dblclick();
  await expect(page.getByText(/^Sent, reference/)).toBeVisible();
  expect(await countOf(mortal, phone)).toBe(1);
  await page.goBack();
  await expect(page.getByText(/Your application was sent, reference/)).toBeVisible();
  await expect(button(page, 'SUBMIT APPLICATION')).toHaveCount(0);
  await button(page, 'Start a new application').click();
  await expect(heading(page, 'Review')).toBeVisible();
  await page.goto('/application-received');
  await expect(page.getByText('We found no application on this phone.')).toBeVisible();
});

test('an answer that was lost on its way is asked for again, and makes no second row', async ({
  page,
  phone,
  mortal,
}) => {
  await reachReview(page, phone);
  let lost = 0;
  await page.route('**/api/applications/submission', async (route) => {
    if (lost++ > 0) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await submit(page);
  await expect(page.getByText(/^Sent, reference/)).toBeVisible();
  expect(lost).toBeGreaterThan(1);
  expect(await countOf(mortal, phone)).toBe(1);
});

test('a phone that is registered with another password is refused in words, and the answers stay', async ({
  page,
  context,
  phone,
}) => {
  await reachReview(page, phone);
  await submit(page);
  await expect(page.getByText(/^Sent, reference/)).toBeVisible();

  const other = await context.browser()!.newContext({ baseURL: new URL(page.url()).origin });
  const second = await other.newPage();
  await second.goto('/signup');
  await second.locator('[name=mobileNumber]').fill(phone);
  for (const name of ['password', 'confirmPassword'])
    await second.locator(`[name=${name}]`).fill('some other one');
  await button(second, 'Sign Up').click();
  await expect(heading(second, 'About')).toBeVisible();
  await walkThrough(second);
  await fillApplication(second);
  await submit(second);
  await expect(second.getByText('Your application was not accepted.')).toBeVisible();
  await expect(second.getByText('This phone number has already applied.')).toBeVisible();
  await expect(second.getByText('Your answers are saved on this phone.')).toBeVisible();
  await expect(second.getByRole('link', { name: 'Sign up with another phone number' })).toBeVisible();
  await expect(second.locator('[name=password]')).toHaveCount(0);
  await second.getByRole('link', { name: 'Log in' }).click();
  await expect(second.locator('[name=phoneNumber]')).toHaveValue(phone);
  await other.close();
});

test('a call that hangs can be given up after 30 seconds, and the next one sends', async ({
  page,
  phone,
  mortal,
}) => {
  await reachReview(page, phone);
  let calls = 0;
  await page.route('**/api/applications/submission', (route) =>
    calls++ === 0 ? undefined : route.continue(),
  );
  await page.clock.install();
  await submit(page);
  await expect(page.getByText('Sending…', { exact: true })).toBeVisible();
  await page.clock.runFor(11_000);
  await expect(page.getByText(/^Sending… Still sending/)).toBeVisible();
  await expect(button(page, 'Try again')).toHaveCount(0);
  await page.clock.runFor(20_000);
  await button(page, 'Try again').click();
  await expect(page.getByText(/^Sent, reference/)).toBeVisible();
  expect(calls).toBe(2);
  expect(await countOf(mortal, phone)).toBe(1);
});

test('where a log-in is asked for, the page says so, and the log-in sends', async ({ page, phone }) => {
  await reachReview(page, phone);
  let sent: unknown;
  await page.route('**/api/applications/submission', (route) => {
    sent = route.request().postDataJSON();
    return route.fulfill({ status: 401, json: { error: 'Please log in.' } });
  });
  await submit(page);
  await expect(page.getByText('Not sent yet. Log in to send it.')).toBeVisible();
  await page.unroute('**/api/applications/submission');
  await page.request.post('/api/applications/submission', { data: sent }); // there is something to log in to
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page.locator('[name=phoneNumber]')).toHaveValue(phone);
  await page.locator('[name=password]').fill(password);
  await button(page, 'Login').click();
  await expect(page).toHaveURL('/application-received');
  await expect(page.getByText(/^Sent, reference/)).toBeVisible();
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
  await expect(page.getByText(/Keep this page open/)).toBeVisible();
  await page.goBack();
  await expect(heading(page, "What's Next")).toBeVisible();
  isDown = false;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText(/^Sent, reference/)).toBeVisible();
  await page.getByRole('link', { name: 'Upload Invoice' }).click();
  await expect(page).toHaveURL('/invoice-success');
  await expect(page.getByText(/^Invoice sent on .+, reference [0-9A-Z]{6}$/)).toBeVisible();
  expect(await mortal.rows('select id from invoice_files')).toHaveLength(1);
});

test('an invoice without an application does not wait for ever', async ({ page }) => {
  await page.goto('/upload-invoice');
  const file = { name: 'scan.png', mimeType: 'image/png', buffer: scan(1000) };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText(/scan\.png/).first()).toBeVisible();
  await button(page, 'Submit').click();
  await expect(page.getByRole('alert')).toHaveText('Log in to upload your invoice.Your file is kept.');
});

test.describe('the invoice', () => {
  /** By way of the disk, because Playwright hands over no more than 50 MB in memory. */
  async function choose(page: Page, name: string, bytes: Buffer): Promise<void> {
    const file = test.info().outputPath(name);
    writeFileSync(file, bytes);
    await page.locator('input[type=file]').setInputFiles(file);
  }

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
    await choose(page, 'big.pdf', pdf(52_428_801));
    await expect(page.locator('#field-file-error')).toContainText('File size exceeds 50MB');
    await expect(page.getByText('big.pdf')).toHaveCount(0);
  });

  test('an empty file is refused, and a refused file takes the one before it with it', async ({ page }) => {
    await choose(page, 'first.pdf', pdf(1000));
    await expect(page.getByText(/first\.pdf/).first()).toBeVisible();
    await choose(page, 'empty.pdf', Buffer.alloc(0));
    await expect(page.locator('#field-file-error')).toContainText('This file is empty. Choose another one');
    await expect(page.getByText(/first\.pdf/)).toHaveCount(0);
    await button(page, 'Submit').click();
    await expect(page.locator('.toast')).toContainText('Invoice must be uploaded.');
  });

  test('a type that is not asked for is refused', async ({ page }) => {
    await choose(page, 'invoice.exe', Buffer.from('MZ'));
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
    await page.reload();
    await expect(page.getByText(/scan\.png/)).toBeVisible();
    const named = page.locator('input[type=file]');
    await expect
      .poll(() => named.evaluate((input: HTMLInputElement) => input.files?.[0]?.name))
      .toBe('scan.png');
    await button(page, 'Submit').click();
    await expect(page).toHaveURL('/invoice-success');
    expect(await mortal.rows('select bytes from invoice_files')).toHaveLength(1);
  });

  test('an upload shows how far it is, can be stopped, and goes on asking', async ({ page }) => {
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 20,
      downloadThroughput: 1_000_000,
      uploadThroughput: 60_000,
    });
    await choose(page, 'scan.png', scan(400_000));
    await button(page, 'Submit').click();
    await expect(page.getByRole('progressbar', { name: 'Upload' })).toBeVisible();
    await button(page, 'Cancel').click();
    await expect(page.getByText('You stopped the upload. Your file is kept.')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await button(page, 'Try again').click();
    await expect(page).toHaveURL('/invoice-success');
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
