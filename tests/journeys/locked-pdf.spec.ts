import type { Page } from '@playwright/test';
import { readPdf } from '#engine/core/pdf/samples/pdfs.ts';
import { button, errorOf } from './application.ts';
import { test } from './as-student.ts';
import { expect } from './fixture.ts';
import { offerFile } from './photo.ts';

const words = 'This PDF needs a password to open. Send a copy without one, or a photo of it';

async function choose(page: Page, name: string): Promise<void> {
  await page.goto('/home-upload-invoice');
  await offerFile(page, 'invoice.pdf', readPdf(name));
}

test('a PDF that needs a password is refused before it is sent, and one that opens is not', {
  tag: '@core',
}, async ({ page }) => {
  await choose(page, 'user-aes-256.pdf');
  await expect(errorOf(page, 'file')).toContainText(words);
  await expect(page.getByText('invoice.pdf')).toHaveCount(0);
  await choose(page, 'owner-aes-256.pdf');
  await button(page, 'Submit').click();
  await expect(page).toHaveURL('/home-invoice-success');
});
