import { readPdf } from '#engine/core/pdf/samples/pdfs.ts';
import { button, errorOf, toast } from './application.ts';
import { test as asStudent } from './as-student.ts';
import { expectAccessibleAtBothWidths } from './expect-accessible.ts';
import { expect, test } from './fixture.ts';
import { chooseFile, offerFile, pdf, photo, scan } from './photo.ts';
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
    await offerFile(page, 'invoice.jpg', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'));
    await expect(errorOf(page, 'file')).toContainText(
      /invoice\.jpg is a HEIC photo\. .*JPG, JPEG, PNG or PDF.*\. Open it, take a screenshot and choose that\.$/,
    );
    for (const [name, bytes, right] of [
      ['invoice.pdf', scan(1000), 'invoice.png'],
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
