import { button, register } from './application.ts';
import { expect, test } from './fixture.ts';
import { chooseInvoice, filesIn, leaveInvoiceUnsent, otherPhone } from './shared-phone.ts';
import { invoicesOf } from './stored.ts';
import { arrive, enrol, logIn } from './student.ts';

/* The invoices of several students on one phone: each goes to its own application. */

test('an invoice goes to the application of who is logged in', async ({ page, phone, portal }) => {
  await enrol(page.request, phone);
  await arrive(page, phone);
  await chooseInvoice(page);
  await button(page, 'Submit').click();
  await expect(page).toHaveURL('/invoice-success');
  expect(await invoicesOf(portal, phone)).toHaveLength(1);
});

test('a file that was only chosen is not there for whoever registers next', async ({ page, phone }) => {
  await chooseInvoice(page);
  await register(page, phone);
  expect(await filesIn(page)).toBe(0);
  await page.goto('/upload-invoice');
  await expect(page.locator('input[type=file]')).toBeVisible();
  await expect(page.getByText(/mine\.pdf/)).toHaveCount(0);
});

test('an unsent invoice outlives another student’s registration, unseen, and goes with its own', async ({
  page,
  phone,
  portal,
}) => {
  await leaveInvoiceUnsent(page, phone);
  await register(page, otherPhone(phone));
  await page.goto('/upload-invoice');
  await expect(page.getByText(/We can't find an application on this device/)).toBeVisible();
  await expect(page.getByText(/mine\.pdf|Not sent yet/)).toHaveCount(0);
  await page.unroute('**/api/upload_invoices');
  await page.goto('/login');
  await logIn(page, phone);
  await expect.poll(() => invoicesOf(portal, phone)).toHaveLength(1);
});
