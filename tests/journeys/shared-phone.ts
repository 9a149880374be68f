import { expect, type Page } from '@playwright/test';
import { button } from './application.ts';
import { chooseFile } from './photo.ts';
import { changeRows } from './stored-on-phone.ts';
import { arrive, enrol } from './student.ts';

export async function chooseInvoice(page: Page): Promise<void> {
  await page.goto('/upload-invoice');
  await chooseFile(page);
}

/** The upload fails until the test unroutes the call. */
export async function leaveInvoiceUnsent(page: Page, phone: string): Promise<void> {
  await enrol(page.request, phone);
  await arrive(page, phone);
  await chooseInvoice(page);
  await page.route('**/api/upload_invoices', (route) => route.abort());
  await button(page, 'Submit').click();
  await expect(page.getByText(/^(Not sent yet|No connection)/)).toBeVisible();
  // If the first write times out, the outbox stores the item with its next attempt, so the test polls.
  await expect
    .poll(() => changeRows(page, 'outbox', 'items'))
    .toContainEqual(expect.objectContaining({ kind: 'invoice' }));
}

export const filesIn = async (page: Page) => (await changeRows(page, 'forms', 'files')).length;
