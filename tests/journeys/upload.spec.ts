import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { readPdf } from '#engine/core/pdf/samples/pdfs.ts';
import { apply, button, errorOf, toast } from './application.ts';
import { test as asStudent } from './as-student.ts';
import { chosenFile, renderedPicture, rotatePhoto, takePhoto } from './camera.ts';
import { expectAccessibleAtBothWidths } from './expect-accessible.ts';
import { expect, test } from './fixture.ts';
import { hold } from './hold.ts';
import { chooseFile, offerFile, pdf, photo } from './photo.ts';
import { changeRows } from './stored-on-phone.ts';
import { invoicesOf } from './stored-on-server.ts';

const input = 'input[type=file]';

test.describe('the tile', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/upload-invoice');
    await expect(page.locator(input)).toBeVisible();
  });

  test('says what it accepts, and is a native file input', async ({ page }) => {
    const tile = page.locator('.file-tile');
    await expect(tile).toHaveText('Take a photo or choose a PDF');
    const named = page.getByLabel('Take a photo or choose a PDF');
    await expect(named).toHaveAccessibleName(/Tuition invoice/);
    await expect(named).toHaveAccessibleDescription(/JPG, JPEG, PNG or PDF, up to 50MB/);
    const [ofTile, ofInput] = await Promise.all([tile.boundingBox(), named.boundingBox()]);
    expect(ofTile!.height).toBeGreaterThan(150);
    expect(ofInput!.height).toBeGreaterThan(ofTile!.height - 8);
    await named.focus();
    await expect(tile).toHaveCSS('outline-width', '3px');
    const chooser = page.waitForEvent('filechooser');
    await tile.click();
    await (await chooser).setFiles({ name: 'mine.pdf', mimeType: 'application/pdf', buffer: pdf(1000) });
    await expect(page.getByText('mine.pdf')).toBeVisible();
    await expectAccessibleAtBothWidths(page);
  });

  test('shows the chosen file, which can be replaced or removed', async ({ page }) => {
    await chooseFile(page, 'photo.jpg', photo());
    await expect(page.getByRole('img', { name: 'Preview of photo.jpg' })).toBeVisible();
    await expect(page.getByLabel('Choose another')).toBeAttached();
    await expectAccessibleAtBothWidths(page);
    await chooseFile(page, 'mine.pdf', pdf(3_000_000));
    await expect(page.locator('.file-paper')).toHaveAttribute('data-type', 'PDF');
    await expect(page.getByRole('status').filter({ hasText: 'mine.pdf' })).toHaveText('mine.pdf (3.0 MB)');
    await page.getByRole('button', { name: 'Remove your tuition invoice' }).click();
    await expect(page.locator(input)).toBeFocused();
    await expect(page.locator('.file-tile')).toHaveText('Take a photo or choose a PDF');
  });

  test('shows an error for a missing or wrong file, and a valid file removes it', async ({ page }) => {
    await button(page, 'Submit').click();
    await expect(toast(page, 'Invoice must be uploaded.')).toBeVisible();
    await expect(page.locator(input)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator(input)).toBeFocused();
    await expectAccessibleAtBothWidths(page);
    await chooseFile(page, 'photo.jpg', photo());
    await expect(page.locator('.toast')).toHaveCount(0);
    await expect(errorOf(page, 'file')).toHaveCount(0);
    await expect(page.locator(input)).toHaveAttribute('aria-invalid', 'false');
    await offerFile(page, 'invoice.exe', Buffer.from('MZ'));
    await expect(errorOf(page, 'file')).toBeVisible();
    await expect(page.locator('.file-tile')).toHaveText('Take a photo or choose a PDF');
  });
});

asStudent(
  'recognizes a file by its bytes, corrects its name and sends it',
  async ({ page, portal, phone }) => {
    await page.goto('/home-upload-invoice');
    const png = await takePhoto(page, { width: 8, height: 8, type: 'image/png' });
    await offerFile(page, 'invoice.jpg', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'));
    await expect(errorOf(page, 'file')).toContainText(
      /invoice\.jpg is a HEIC photo\. .*JPG, JPEG, PNG or PDF.*\. Open it, take a screenshot and choose that\.$/,
    );
    for (const [name, bytes, right] of [
      ['invoice.pdf', png, 'invoice.png'],
      ['x.jfif', photo(), 'x.jpg'],
      ['1000012345', photo(), '1000012345.jpg'],
    ] as const) {
      await offerFile(page, name, bytes);
      await expect(page.getByRole('img', { name: `Preview of ${right}` })).toBeVisible();
      await expect(errorOf(page, 'file')).toHaveCount(0);
    }
    await page.reload();
    await expect(page.getByRole('img', { name: 'Preview of 1000012345.jpg' })).toBeVisible();
    await button(page, 'Submit').click();
    await expect(page).toHaveURL('/home-invoice-success');
    expect(await invoicesOf(portal, phone)).toMatchObject([{ stored_as: expect.stringMatching(/\.jpg$/) }]);
  },
);

asStudent(
  'refuses a PDF that needs a password before it is sent, and accepts one that opens',
  {
    tag: '@core',
  },
  async ({ page }) => {
    await page.goto('/home-upload-invoice');
    await offerFile(page, 'invoice.pdf', readPdf('user-aes-256.pdf'));
    await expect(errorOf(page, 'file')).toContainText(
      'This PDF needs a password to open. Send a copy without one, or a photo of it',
    );
    await expect(page.getByText('invoice.pdf')).toHaveCount(0);
    await offerFile(page, 'invoice.pdf', readPdf('owner-aes-256.pdf'));
    await button(page, 'Submit').click();
    await expect(page).toHaveURL('/home-invoice-success');
  },
);

/*
 * A web worker makes a photo smaller before the page sends it. If the worker fails or takes too long, the
 * page sends the photo unchanged.
 */

const worker = '**/assets/photo-worker-*.js';
const fileLine = (page: Page) => page.getByRole('status').filter({ hasText: 'B' });
const choose = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer });

/** Returns a photo of 4.3 megapixels, which the page makes smaller. */
const takeLarge = (page: Page) => takePhoto(page, { width: 2400, height: 1800 });

async function shrink(page: Page, name: string, buffer: Buffer): Promise<Buffer> {
  await choose(page, name, buffer);
  const jpeg = name.replace(/\.\w+$/, '.jpg');
  await expect(fileLine(page)).toHaveText(
    new RegExp(`^${jpeg} \\(\\d+\\.\\d MB → made smaller to (\\d+ KB|\\d+\\.\\d MB)\\)$`),
  );
  await expect.poll(async () => (await chosenFile(page)).name).toBe(jpeg);
  return (await chosenFile(page)).bytes;
}

const storedFiles = (page: Page) => changeRows(page, 'forms', 'files');

async function openForm(page: Page): Promise<void> {
  await page.goto('/upload-invoice');
  await expect(page.locator('input[type=file]')).toBeVisible();
}

test('sends a photo of 12 megapixels smaller, upright and without EXIF, even when Submit is pressed early', async ({
  page,
  phone,
  portal,
}) => {
  await apply(page, phone);
  await page.getByRole('link', { name: 'Upload Invoice' }).click();
  const taken = rotatePhoto(await takePhoto(page, { width: 4000, height: 3000 }), 6);
  expect(taken.length).toBeGreaterThan(2_000_000);
  const letCome = await hold(page, worker);
  await choose(page, 'IMG_2041.JPEG', taken);
  await expect(fileLine(page)).toContainText('Getting the photo ready…');
  await button(page, 'Submit').click();
  letCome();
  await expect(page).toHaveURL('/invoice-success');

  const [row] = await invoicesOf(portal, phone);
  const stored = readFileSync(path.join(portal.dataDir, 'files', String(row!.stored_as)));
  expect(Number(row!.bytes)).toBeLessThan(taken.length / 2);
  expect(stored.includes('Exif')).toBe(false);
  expect(await renderedPicture(page, stored)).toEqual({
    width: 1650,
    height: 2200,
    quarters: ['blue', 'red', 'white', 'green'],
  });
});

test('turns transparent areas white', async ({ page }) => {
  await openForm(page);
  const scan = await takePhoto(page, { width: 2000, height: 1500, type: 'image/png', isHalfEmpty: true });
  expect(await renderedPicture(page, await shrink(page, 'scan.png', scan))).toEqual({
    width: 2000,
    height: 1500,
    quarters: ['red', 'white', 'blue', 'white'],
  });
});

test('keeps a shrunk photo across a reload, and deletes the original', async ({ page }) => {
  await openForm(page);
  const taken = await takeLarge(page);
  const bytes = await shrink(page, 'photo.jpeg', taken);
  const words = await fileLine(page).textContent();
  await page.reload();
  await expect(fileLine(page)).toHaveText(words!);
  await expect.poll(async () => (await chosenFile(page)).bytes.equals(bytes)).toBe(true);
  expect(await storedFiles(page)).toMatchObject([{ chosenBytes: taken.length }]);
});

test('keeps the second of two files chosen in quick succession', async ({ page }) => {
  await openForm(page);
  await page.locator('input[type=file]').evaluate((input: HTMLInputElement) => {
    for (const size of [1000, 2000]) {
      const transfer = new DataTransfer();
      const picture = new Uint8Array(size);
      picture.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
      transfer.items.add(new File([picture], `${size}.png`));
      input.files = transfer.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    }
  });
  await expect(fileLine(page)).toContainText('2000.png');
  await expect.poll(() => storedFiles(page)).toMatchObject([{ name: '2000.png' }]);
});

test('does not store a photo that is ready after a sign-out in another tab', async ({ page }) => {
  await openForm(page);
  const letCome = await hold(page, worker);
  await choose(page, 'photo.jpeg', await takeLarge(page));
  await expect(fileLine(page)).toContainText('Getting the photo ready…');
  await changeRows(page, 'forms', 'files', { clear: true });
  letCome();
  await expect(fileLine(page)).toContainText('made smaller to');
  expect(await storedFiles(page)).toEqual([]);
});

test.describe('sends unchanged', () => {
  async function expectUntouched(page: Page, name: string, bytes: Buffer): Promise<void> {
    await expect(fileLine(page)).toHaveText(/\(\d+(\.\d)? [KM]B\)$/);
    const now = await chosenFile(page);
    expect(now.name).toBe(name);
    expect(now.bytes.equals(bytes)).toBe(true);
  }

  /** Expects that a photo is kept as it is. `given` resolves once the page has tried to make it smaller. */
  async function expectKept(page: Page, given: () => Promise<unknown>, photo?: Buffer): Promise<void> {
    await openForm(page);
    const taken = photo ?? (await takeLarge(page));
    const over = given();
    await choose(page, 'photo.jpg', taken);
    await over;
    await expectUntouched(page, 'photo.jpg', taken);
  }

  const workerEnds = async (page: Page) => (await page.waitForEvent('worker')).waitForEvent('close');

  test('a broken photo', async ({ page }) => {
    const head = (await takeLarge(page)).subarray(0, 700);
    const broken = Buffer.concat([head, Buffer.alloc(1_500_000, 'no picture')]);
    await expectKept(page, () => workerEnds(page), broken);
  });

  test('a photo whose worker does not load', async ({ page }) => {
    await page.route(worker, (route) => route.abort());
    await expectKept(page, () =>
      page.waitForEvent('requestfailed', (request) => request.url().includes('photo-worker')),
    );
  });

  test('a photo in a browser without workers', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
    await expectKept(page, () => page.waitForResponse('**/assets/shrink-photo-*.js'));
  });

  test('a photo that takes longer than 15 seconds, until another is chosen', async ({ page }) => {
    // A worker with an empty script never responds.
    await page.route(worker, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.clock.install();
    await openForm(page);
    const taken = await takeLarge(page);
    await choose(page, 'slow.jpg', taken);
    await expect(fileLine(page)).toHaveText(/^slow\.jpg \(.+ MB\) Getting the photo ready…$/);
    await expect(page.getByRole('img', { name: 'Preview of slow.jpg' })).toBeVisible();
    await page.clock.runFor(15_000);
    await expectUntouched(page, 'slow.jpg', taken);

    await choose(page, 'slower.jpg', taken);
    await expect(fileLine(page)).toHaveText(/^slower\.jpg .+ Getting the photo ready…$/);
    const closed = page.workers().map((each) => each.waitForEvent('close'));
    expect(closed).toHaveLength(1);
    await page.unroute(worker);
    await shrink(page, 'quick.jpeg', taken);
    await Promise.all(closed);
  });
});
