import type { Locator, Page } from '@playwright/test';
import { addDays, monthDayYear, monthTwoDigitDayYear, todayInBanjul } from '#domain/dates.ts';
import { dueDateNextMonth, feeDueDate } from '#domain/due-dates.ts';
import { spacedPhone } from '#domain/phone.ts';
import { details as madeUp } from '#generated/demo.ts';
import { button, heading } from './application.ts';
import { demoStudent, openAs, test } from './demo.ts';
import { expectAccessible, expectAccessibleWhenNarrow } from './expect-accessible.ts';
import { expect } from './fixture.ts';
import { alerts, behind, fail, fee, figure, group } from './home.ts';
import { dueOfPlan } from './payment.ts';
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

test('the fee dialog says how much to pay, when, where, and what to quote', async ({ page, context }) => {
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

test('the group dialog warns about the phone, and its demo link opens nothing', async ({ page }) => {
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

const payTo = [/^Pay to .+\d{6,}/, /^Quote your MAT number \d+/];

const feeToCome =
  'Once we have your invoice, we will tell you within a few days how much the fee is and how to pay it.';

/** `tasks` contains the states of a student's tasks: "apply", "upload the invoice" and "pay the fee". */
for (const [student, says, tasks, next] of [
  ['demo-open', ['Next: upload your invoice.', feeToCome], ['Done', 'To do', 'Not yet'], 'Upload invoice'],
  [
    'demo-behind',
    ['D1,749.74', `Pay this now to be up to date. Then D833.33 is due on ${dueOfPlan()}.`, ...payTo],
    [],
    'How to pay',
  ],
  [
    'demo-rejected',
    ['We could not approve your application.', 'You have nothing to pay.'],
    [],
    'Resource Hub',
  ],
] as const)
  test(`shows ${student} what to do next without scrolling`, { tag: '@core' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 640 });
    await openAs(page, student, '/home');
    const main = page.getByRole('main');
    for (const words of says) await expectAboveTabs(page, main.getByText(words).first());
    await expectAboveTabs(page, main.getByRole(next === 'How to pay' ? 'button' : 'link', { name: next }));
    await expect(page.locator('.tasks .MuiChip-label')).toHaveText([...tasks]);
    await expectAccessibleWhenNarrow(page);
  });

async function expectAboveTabs(page: Page, part: Locator): Promise<void> {
  await expect(part).toBeVisible();
  const { y, height } = (await part.boundingBox())!;
  const tabs = (await page.getByRole('navigation', { name: 'Main' }).boundingBox())!;
  expect(y + height, String(part)).toBeLessThanOrEqual(tabs.y);
}

const unknown = 'We could not load your balance.';

test('treats a student as behind if the balance fails to load, and says so', async ({ page }) => {
  await page.route('**/finances', fail);
  await openAs(page, 'demo-on-time', '/home');
  await expect(alerts(page)).toHaveCount(1);
  await expect(alerts(page)).toContainText(behind);
  await expect(alerts(page)).toContainText(unknown);
  await expect(figure(page)).toHaveText(
    new RegExp(`^${unknown} .+Try againWe can't check this right now:${behind}Pay to .+How to pay$`),
  );
  await expect(page.getByText('First monthly payment')).toBeVisible();
  await expectAccessibleWhenNarrow(page);

  await page.unroute('**/finances');
  await button(page, 'Try again').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nothing is overdue.')).toBeVisible();
  await expect(page.getByText(behind)).toHaveCount(0);
  await expect(figure(page)).toBeFocused();
});

test('shows no figures from unreadable responses', async ({ page }) => {
  for (const answer of [
    { json: { deposited_minus_expected: null, application_fee: 500, balance: 0 } },
    { json: { deposited_minus_expected: 'NaN', application_fee: 500, balance: 0 } },
    { contentType: 'text/html', body: '<h1>Log in to the network</h1>' },
    { status: 500, json: {} },
  ]) {
    await page.route('**/finances', (route) => route.fulfill(answer));
    await openAs(page, 'demo-pending', '/home');
    await expect(alerts(page)).toContainText(unknown);
    // The application's status shows that there is something to pay, but not how much.
    await expect(page.locator('.tasks .MuiChip-label')).toHaveText(['Done', 'Done', 'To do']);
    await expect(page.locator('.banner, .tasks button')).toHaveCount(0);
    await page.unroute('**/finances');
  }
  await expectAccessible(page);

  const unset = { deposited_minus_expected: '250.50', application_fee: null, balance: '0' };
  await page.route('**/finances', (route) => route.fulfill({ json: unset }));
  await page.reload();
  await expect(page.locator('.tasks .MuiChip-label')).toHaveText(['Done', 'Done', 'Waiting']);
  await expect(page.locator('.banner, .tasks button')).toHaveCount(0);
  await expect(page.getByText('Nothing is overdue.')).toBeVisible();
});

test('reports once that everything failed, and one press loads everything', { tag: '@core' }, async ({
  page,
}) => {
  await page.route('**/api/**', fail);
  await openAs(page, 'demo-on-time', '/home');
  await expect(alerts(page)).toHaveCount(1);
  await expect(alerts(page)).toContainText(unknown);
  await expect(page.getByText(/could not load/)).toHaveCount(1);
  await expect(page.getByText('No payments yet')).toHaveCount(0);
  await expect(page.locator('.banner, .tasks')).toHaveCount(0);
  await expectAccessibleWhenNarrow(page);
  await page.unroute('**/api/**');
  await button(page, 'Try again').click();
  await expect(page.getByText('First monthly payment')).toBeVisible();
  await expect(page.getByText('Nothing is overdue.')).toBeVisible();
  await expect(alerts(page)).toHaveCount(0);
});

for (const path of ['/home', '/payment'])
  test(`${path} claims nothing while it loads, and reports a slow network once`, async ({ page }) => {
    let isHanging = true;
    await page.route('**/api/**', (route) => (isHanging ? undefined : route.continue()));
    await page.clock.install();
    await openAs(page, 'demo-behind', path);
    await page.clock.fastForward(400);
    await expect(page.locator('.MuiSkeleton-root').first()).toBeVisible();
    for (const claim of [behind, 'No payments yet', 'How to pay', /Total Deposited/, /Amount Behind/])
      await expect(page.getByText(claim)).toHaveCount(0);
    await expectAccessible(page);
    await page.clock.fastForward(10_000);
    await expect(page.getByText('Still loading. Slow connection?')).toHaveCount(1);
    await expectAccessibleWhenNarrow(page);
    isHanging = false;
    await button(page, 'Try again').click();
    await expect(page.getByText(behind)).toBeVisible();
    if (path === '/home') await expect(page.getByRole('region', { name: 'Your balance' })).toBeFocused();
    await expect(page.getByText('Mobile money').first()).toBeVisible();
  });
