import type { Page } from '@playwright/test';
import { button, heading, reachReview, submit } from './application.ts';
import { test as asStudent } from './as-student.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from './expect-accessible.ts';
import { expect, test } from './fixture.ts';
import { hold } from './hold.ts';
import { chooseFile } from './photo.ts';

const rows = (page: Page) => page.locator('.task-rows li');
const tick = (page: Page) => page.locator('.end:not(.end-waiting) .tick');

test('an application ends with a tick once it is sent, its reference and the next tasks', async ({
  page,
  phone,
}) => {
  await reachReview(page, phone);
  const letGo = await hold(page, '**/api/applications/submission');
  await submit(page);
  await expect(page.getByText('Sending…')).toBeVisible();
  await expect(tick(page)).toHaveCount(0);
  const before = await rows(page).nth(0).boundingBox();
  letGo();
  await expect(tick(page)).toBeVisible();
  expect(await rows(page).nth(0).boundingBox()).toEqual(before);
  await expect(page.locator('.reference')).toHaveText(/^[0-9A-Z]{6}$/);
  await expect(rows(page).nth(0)).toContainText(/^Upload a photo of your university invoiceTo do$/);
  await expect(rows(page).nth(1)).toContainText('how much the fee is and how to pay it');
  await expect(rows(page).nth(1)).toContainText(/Waiting$/);
  await expectAccessibleAtBothWidths(page);

  await page.goto('/upload-invoice');
  await chooseFile(page);
  await button(page, 'Submit').click();
  await expect(heading(page, 'Success!')).toBeVisible();
  await expect(tick(page)).toBeVisible();
  await expect(rows(page).nth(0)).toContainText(/Done$/);
  await expectAccessibleAtBothWidths(page);
  await page.goto('/application-received');
  await expect(rows(page).nth(0)).toContainText(/Done$/);
});

for (const address of ['/invoice-success', '/home-invoice-success']) {
  test(`${address} without an upload says so, and leads to the upload`, async ({ page }) => {
    await page.goto(address);
    await expect(heading(page, 'No invoice sent from this device')).toBeVisible();
    await expect(page.getByText('Success!')).toHaveCount(0);
    await page.getByRole('link', { name: 'Upload Invoice' }).click();
    await expect(page).toHaveURL('/upload-invoice');
  });
}

asStudent('an invoice that has not arrived is no success, whatever the address is', async ({ page }) => {
  await page.route('**/api/upload_invoices', (route) => route.abort());
  await page.goto('/home-upload-invoice');
  await chooseFile(page);
  await button(page, 'Submit').click();
  await expect(page.getByText("Not sent yet. We'll keep trying.")).toBeVisible();
  await page.goto('/home-invoice-success');
  await expect(heading(page, 'Your invoice is waiting to be sent')).toBeVisible();
  await expect(tick(page)).toHaveCount(0);
  await page.unroute('**/api/upload_invoices');
  await page.reload();
  await expect(heading(page, 'Success!')).toBeVisible();
});

test('the end of a survey shows no thanks if nothing was sent', async ({ page }) => {
  await page.goto('/endpage');
  await expect(page.getByText("We can't find your survey on this device.")).toBeVisible();
  await expect(heading(page, 'Thank you')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Start' }).click();
  await expect(page).toHaveURL('/survey');
});
