import { expect, type Page } from '@playwright/test';
import { button } from './application.ts';
import { chooseFile } from './photo.ts';
import { changeRows } from './stored-on-phone.ts';
import { arrive, enrol } from './student.ts';

export async function chooseInvoice(page: Page): Promise<void> {
  await page.goto('/upload-invoice');
  await chooseFile(page);
}

/**
 * Logs in a student and submits an invoice, which is then in the outbox's database and cannot be sent until the test
 * removes the route of the upload call.
 */
export async function leaveInvoiceUnsent(page: Page, phone: string): Promise<void> {
  await enrol(page.request, phone);
  await arrive(page, phone);
  await chooseInvoice(page);
  await page.route('**/api/upload_invoices', (route) => route.abort());
  await button(page, 'Submit').click();
  await expect(page.getByText(/^(Not sent yet|No connection)/)).toBeVisible();
  // The item is stored at the next attempt if the first write timed out.
  await expect
    .poll(() => changeRows(page, 'outbox', 'items'))
    .toContainEqual(expect.objectContaining({ kind: 'invoice' }));
}

export const filesIn = async (page: Page) => (await changeRows(page, 'forms', 'files')).length;
