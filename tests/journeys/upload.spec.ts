import { readPdf } from '#engine/core/pdf/samples/pdfs.ts';
import { expectAccessibleAtBothWidths } from './accessibility.ts';
import { button, errorOf } from './application.ts';
import { test as asStudent } from './as-student.ts';
import { expect, test } from './fixture.ts';
import { chooseFile, offerFile, pdf, photo } from './photo.ts';

/* The file field of the invoice. */

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
});

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
