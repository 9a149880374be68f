import { addDays, monthDayYear, monthTwoDigitDayYear, todayInBanjul } from '#domain/dates.ts';
import { dueDateNextMonth, feeDueDate } from '#domain/due-dates.ts';
import { spacedPhone } from '#domain/phone.ts';
import { details as madeUp } from '#generated/demo.ts';
import { button, heading } from './application.ts';
import { demoStudent, openAs, test } from './demo.ts';
import { expectAccessible, expectAccessibleWhenNarrow } from './expect-accessible.ts';
import { expect } from './fixture.ts';
import { fee, group } from './home.ts';
import { openSession } from './student.ts';

test('links to the payment history and the invoice upload, and has no sign-out', async ({ page }) => {
  await openAs(page, 'demo-open', '/home');
  await page.getByRole('link', { name: 'Payment History' }).click();
  await expect(page).toHaveURL('/payment');
  await expect(heading(page, 'Payment')).toBeFocused();
  await page.goBack();
  await page.getByRole('link', { name: 'Upload invoice' }).click();
  await expect(page).toHaveURL('/home-upload-invoice');
  await page.goBack();
  // The page already has a link to the upload page, so the task must not be a link too.
  await expect(page.locator('.tasks').getByRole('link')).toHaveCount(0);
  await expect(button(page, 'Sign Out')).toHaveCount(0);
});

test('the fee dialog says how much to pay, by when, where to, and the number to quote', async ({
  page,
  context,
}) => {
  await openAs(page, 'demo-pending', '/home');
  await button(page, fee).click();
  const modal = page.getByRole('dialog', { name: 'Application Fee Information' });
  await expect(modal).toContainText('Application feeD500');
  await expect(modal).toContainText(`due on ${monthDayYear(feeDueDate(todayInBanjul()))}`);
  await expect(modal).toContainText('before clearance with the university finance office');
  await expect(modal).toContainText('Quote your MAT number');
  for (const { accountName, accountNumber } of madeUp.bankAccounts)
    await expect(modal).toContainText(`${accountName} ${accountNumber}`);
  await expect(modal.getByText('Made up for the demo: do not pay')).toHaveCount(1);
  await expect(modal.getByText(`within ${madeUp.paymentShownWithinDays} working days`)).toBeVisible();
  await expect(modal.getByText(/^Questions\?/)).toHaveText(
    `Questions? Call ${spacedPhone(madeUp.supportPhone)} (demo)`,
  );
  await expectAccessibleWhenNarrow(page);

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(page, 'Copy MAT number').click();
  await expect(modal.getByRole('status').filter({ hasText: /^Copied$/ })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('00100002');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await button(page, 'Copy MAT number').click();
  await expect(modal.getByRole('status').filter({ hasText: "couldn't copy it" })).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await expect(modal).toHaveCount(0);
  await expect(button(page, fee)).toBeFocused();
  const task = page.getByRole('listitem').filter({ hasText: 'Pay your application fee' });
  await expect(task.getByRole('button')).toHaveCount(0);
});

test('the group dialog warns about the phone number, and its link in a demo opens nothing', async ({
  page,
}) => {
  await openAs(page, 'demo-on-time', '/home');
  await button(page, group).click();
  const modal = page.getByRole('dialog', { name: 'WhatsApp group' });
  await expect(modal).toContainText('Members of the group can see your phone number.');
  await expect(modal.getByRole('link')).toHaveCount(0);
  await expect(modal).toContainText('Made up for the demo');
  await button(page, 'Join the WhatsApp group').click();
  await expect(modal.getByText('This is a demo: the link opens nothing.')).toBeVisible();
  await expectAccessibleWhenNarrow(page);
  await page.keyboard.press('Escape');
  await expect(button(page, group)).toBeFocused();
});

test('shows the same dates in every time zone and with a wrong clock', async ({
  browser,
  portal,
  request,
}) => {
  const pending = await demoStudent(request, 'demo-pending');
  const behindStudent = await demoStudent(request, 'demo-behind');
  for (const [timezoneId, years] of [
    ['Pacific/Pago_Pago', 0],
    ['Pacific/Kiritimati', 0],
    ['Africa/Banjul', 5],
    ['Africa/Banjul', -5],
  ] as const) {
    const context = await browser.newContext({ baseURL: portal.url, timezoneId });
    const page = await context.newPage();
    if (years) await page.clock.setFixedTime(Date.now() + years * 365 * 86_400_000);
    await openSession(page, pending);
    await page.goto('/home');
    await button(page, fee).click();
    const today = todayInBanjul();
    await expect(page.getByRole('dialog')).toContainText(`due on ${monthDayYear(feeDueDate(today))}`);
    await openSession(page, behindStudent);
    await page.goto('/home');
    await expect(page.locator('.banner')).toHaveText(group);
    const deposited = `Deposited: ${monthDayYear(addDays(today, -36))}`;
    await expect(page.getByText(deposited)).toBeVisible();
    await page.goto('/payment');
    await expect(page.getByText(`Next due date: ${monthDayYear(dueDateNextMonth(today))}`)).toBeVisible();
    await expect(page.getByText(deposited)).toBeVisible();
    await page.goto('/account');
    await button(page, 'Contract Information').click();
    const started = monthTwoDigitDayYear(addDays(today, -135));
    await expect(page.getByText(started, { exact: true })).toBeVisible();
    await expect(page.locator('.print-head')).toContainText(`Printed: ${monthDayYear(today)}`);
    await context.close();
  }
});
