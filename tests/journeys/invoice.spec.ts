import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { readPdf } from '#engine/core/pdf/samples/pdfs.ts';
import { test as staged } from '../faults/stage.ts';
import { openAsStudent, type Stage } from '../faults/visit.ts';
import { apply, button, errorOf, heading, unsent } from './application.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect } from './fixture.ts';
import { test } from './killable-portal.ts';
import { chooseFile, offerFile, pdf, photo } from './photo.ts';
import { invoicesOf } from './stored-on-server.ts';
import { logIn, openTab } from './student.ts';

async function expectStored({ portal, phone }: Pick<Stage, 'portal' | 'phone'>, bytes?: Buffer) {
  const sha256 = bytes && createHash('sha256').update(bytes).digest('hex');
  const stored = (await invoicesOf(portal, phone)).map((row) => ({ sha256: row.sha256, bytes: row.bytes }));
  expect(stored).toEqual(bytes ? [{ sha256, bytes: bytes.length }] : []);
}

const upload = /^\/api\/upload_invoices$/;
const hang = { path: upload, treatment: { kind: 'hang' } } as const;
const answered = (status: number, body: object, headers = {}) =>
  ({
    path: upload,
    treatment: {
      kind: 'answer',
      answer: {
        status,
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      },
    },
  }) as const;

async function heal({ wire }: Stage): Promise<void> {
  await wire.heal();
  wire.hangUp();
}

async function send(page: Page, name = 'scan.pdf', bytes = pdf(50_000)): Promise<void> {
  await chooseFile(page, name, bytes);
  await button(page, 'Submit').click();
}

const progress = (page: Page) => page.getByRole('progressbar', { name: 'Upload' });
const ofInvoice = (page: Page) => page.getByRole('region', { name: 'Your invoice' });
const sent = /^Sent, reference [0-9A-Z]{6}$/;

staged.describe('a logged-in student', () => {
  staged.beforeEach(({ stage }) => openAsStudent(stage, '/home-upload-invoice'));

  staged('sends offline and closes the tab; the next visit sends the invoice', async ({ stage, context }) => {
    const { page } = stage;
    const file = pdf(300_000);
    await chooseFile(page, 'mine.pdf', file);
    await context.setOffline(true);
    await button(page, 'Submit').dblclick();
    await expect(ofInvoice(page)).toContainText('Waiting for a connection…');
    await expect(ofInvoice(page)).toContainText('Your invoice stays on this device until then.');
    await expect(button(page, 'Try again')).toBeVisible();
    await expect(page.locator('.toast')).toHaveText(/^File upload failed\.We'll keep trying\./);
    await expectAccessible(page);
    await page.close();
    await context.setOffline(false);

    const later = await openTab(page, '/home');
    await expect(ofInvoice(later).getByText(sent)).toBeVisible();
    const task = later.getByRole('listitem').filter({ hasText: 'Upload your invoice' });
    await expect(task).toContainText('Done');
    await expectAccessible(later);
    await expectStored(stage, file);
    await later.goto('/home-upload-invoice');
    await expect(later.getByText(/mine\.pdf/)).toHaveCount(0);
    await expect(ofInvoice(later).getByText(sent)).toBeVisible();
  });

  staged('stores one file when a response is lost', { tag: '@core' }, async ({ stage }) => {
    const { page, wire } = stage;
    wire.break({ path: upload, times: 1, treatment: { kind: 'reset', at: 'answer' } });
    await send(page);
    await expect(page).toHaveURL('/home-invoice-success');
    await expect(page.getByText('File uploaded successfully.')).toBeVisible();
    expect(wire.passages.filter(({ path }) => upload.test(path))).toHaveLength(2);
    await expectStored(stage, pdf(50_000));
    await page.reload();
    await expect(page.getByText(/^Invoice sent on .+, reference [0-9A-Z]{6}$/)).toBeVisible();
  });

  staged('sees no success before the server responds, and may leave the page', async ({ stage }) => {
    const { page, wire } = stage;
    wire.break(hang);
    await send(page);
    await expect(page.getByText('Almost done…').first()).toBeVisible();
    await expect(page).toHaveURL('/home-upload-invoice');
    await expectAccessible(page);
    await button(page, 'Save and Exit').click();
    await expect(heading(page, 'Home')).toBeVisible();
    await expect(progress(page)).toBeVisible();
    await heal(stage);
    await expect(ofInvoice(page).getByText(sent)).toBeVisible();
    await expectStored(stage, pdf(50_000));
  });

  staged('resumes an upload after a reload, cancels it, and sends it later', async ({ stage }) => {
    const { page, wire } = stage;
    wire.break(hang);
    await send(page, 'mine.pdf', pdf(1_000_000));
    await expect(progress(page)).toBeVisible();
    await page.reload();
    await expect(progress(page)).toBeVisible();
    await button(page, 'Cancel upload').click();
    await expect(page.getByText('Upload stopped. Your file is still here.')).toBeVisible();
    await expect(page).toHaveURL('/home-upload-invoice');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(button(page, 'Try again')).toBeFocused();
    await heal(stage);
    await page.reload();
    await expect(page.getByText(/mine\.pdf/).first()).toBeVisible();
    await expect(progress(page)).toHaveCount(0);
    await expectStored(stage);
    await button(page, 'Submit').click();
    await expect(page).toHaveURL('/home-invoice-success');
  });

  staged('is logged out during the upload, logs in, and the invoice is sent', async ({ stage }) => {
    const { page, wire, phone } = stage;
    wire.break(answered(401, { error: 'Please log in.' }));
    await send(page);
    await expect(page).toHaveURL('/login');
    await wire.heal();
    await logIn(page, phone);
    await expect(page).toHaveURL('/home-invoice-success');
    await expectStored(stage, pdf(50_000));
  });

  staged('can cancel the upload of another tab', async ({ stage }) => {
    const { page, wire } = stage;
    wire.break(hang);
    await send(page);
    await expect(progress(page)).toBeVisible();
    const other = await openTab(page, '/home-upload-invoice');
    await expect(other.getByText('It is being sent in another tab.')).toBeVisible();
    await button(other, 'Cancel upload').click();
    await expect(progress(page)).toHaveCount(0);
    await heal(stage);
    await expectStored(stage);
    await button(other, 'Try again').click();
    await expect(other).toHaveURL('/home-invoice-success');
    await expectStored(stage, pdf(50_000));
  });

  staged('is warned once that the phone is full, and can send', async ({ stage }) => {
    const { page, wire } = stage;
    await page.addInitScript(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.reload();
    await chooseFile(page, 'mine.pdf', pdf(5_000_000));
    const warning = /We cannot save on this device\. Keep this page open/;
    await expect(page.getByText(warning)).toHaveCount(1);
    wire.break(answered(503, {}, { 'retry-after': '3600' }));
    await button(page, 'Submit').click();
    await expect(unsent(page)).toBeVisible();
    await expect(page.getByText(warning)).toHaveCount(1);
    await wire.heal();
    await button(page, 'Save and Exit').click();
    await expect(heading(page, 'Home')).toBeVisible();
    await expect(unsent(page)).toBeVisible();
    await expect(page.getByText(warning)).toHaveCount(1);
    await ofInvoice(page).getByRole('button', { name: 'Try again' }).click();
    await expect(ofInvoice(page).getByText(sent)).toBeVisible();
    await expect(page.getByText(warning)).toHaveCount(0);
    await expectStored(stage, pdf(5_000_000));
  });

  staged('is told whom to contact after too many invoices, and keeps the file', async ({ stage }) => {
    const { page, wire } = stage;
    const error = 'You have sent as many invoices as we can take. Contact us.';
    wire.break(answered(409, { error }));
    await send(page, 'scan.pdf', pdf(1000));
    await expect(page.getByRole('alert').filter({ hasText: error })).toContainText(
      'Your file is still here.',
    );
    await expectAccessible(page);
    await expect(page.getByText(/scan\.pdf/).first()).toBeVisible();
    await button(page, 'Save and Exit').click();
    await expect(heading(page, 'Home')).toBeVisible();
    await expect(ofInvoice(page).getByText(error)).toBeVisible();
    await button(page, "Don't show this again").click();
    await expect(ofInvoice(page)).toHaveCount(0);
  });
});

test('an invoice without an application asks for the log-in', async ({ page }) => {
  await page.goto('/upload-invoice');
  await send(page, 'scan.pdf', pdf(1000));
  await expect(page.getByRole('alert')).toHaveText('Log in to upload your invoice. Your file is still here.');
});

test('refuses a file that is too large or empty, and removes the previous one', async ({ page }) => {
  await page.goto('/upload-invoice');
  await offerFile(page, 'big.pdf', pdf(52_428_801));
  await expect(errorOf(page, 'file')).toContainText('File size exceeds 50MB');
  await expect(page.getByText('big.pdf')).toHaveCount(0);
  await chooseFile(page, 'first.pdf', pdf(1000));
  await offerFile(page, 'empty.pdf', Buffer.alloc(0));
  await expect(errorOf(page, 'file')).toContainText('This file is empty. Choose another one');
  await expect(page.getByText(/first\.pdf/)).toHaveCount(0);
});

test.describe('after an application', () => {
  test.beforeEach(async ({ page, phone }) => {
    await apply(page, phone);
    await page.getByRole('link', { name: 'Upload Invoice' }).click();
    await expect(heading(page, 'Upload Tuition Invoice')).toBeVisible();
  });

  test('shows why the server refuses a file, and keeps the choice', async ({ page }) => {
    await page.route('**/assets/needs-password-*.js', (route) => route.abort());
    await send(page, 'invoice.pdf', readPdf('user-aes-256.pdf'));
    await expect(page.locator('.toast')).toContainText('File upload failed.');
    await expect(page.getByRole('alert').getByText(/^This PDF needs a password to open\./)).toBeVisible();
    await expect(page.getByText('Choose another file.')).toBeVisible();
    await expect(button(page, 'Try again')).toHaveCount(0);
    await expect(page.getByText(/invoice\.pdf/).first()).toBeVisible();
    await expect(page).toHaveURL('/upload-invoice');
    // The link must lead back to this upload page, and not to the upload page for logged-in students.
    await page.goBack();
    await page.getByRole('link', { name: 'Choose another file' }).click();
    await expect(page).toHaveURL('/upload-invoice');
  });

  test('Save and Exit says that the invoice has not been sent', async ({ page }) => {
    await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
    await send(page);
    await expect(button(page, 'Try again')).toBeVisible();
    await button(page, 'Save and Exit').click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText(/^Your invoice has not been sent yet\./)).toBeVisible();
  });

  test('Save and Exit logs in and returns to the upload', async ({ page }) => {
    await chooseFile(page, 'photo.jpg', photo());
    await button(page, 'Save and Exit').click();
    await expect(page).toHaveURL('/home-upload-invoice');
    await expect(page.getByText(/photo\.jpg/).first()).toBeVisible();
    await button(page, 'Submit').click();
    await expect(page).toHaveURL('/home-invoice-success');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/home');
  });
});
