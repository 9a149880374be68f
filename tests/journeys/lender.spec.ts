import type { Page } from '@playwright/test';
import { addDays, todayInBanjul } from '#domain/dates.ts';
import { spacedPhone } from '#domain/phone.ts';
import { details as madeUp } from '#generated/demo.ts';
import { button } from './application.ts';
import { test as asStudent } from './as-student.ts';
import { test as inDemo, openAs } from './demo.ts';
import {
  expectAccessible,
  expectAccessibleAtBothWidths,
  expectAccessibleWhenNarrow,
} from './expect-accessible.ts';
import { expect } from './fixture.ts';
import { group } from './home.ts';
import { layoutShift, watchShifts } from './layout-shift.ts';
import { watchRequests } from './requests.ts';

const mark = 'Made up for the demo';

inDemo('a demo says where to pay, and marks it as made up', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs(page, 'demo-behind', '/home');
  const [first] = madeUp.mobileMoney;
  const card = page.getByRole('region', { name: 'Your balance' });
  await expect(card).toContainText(`Pay to ${first.name} ${first.accountName} ${first.number}`);
  await expect(card.getByText(`${mark}: do not pay`)).toHaveCount(1);
  for (const each of await card.getByRole('button', { name: /^Copy/ }).all())
    expect((await each.boundingBox())!.height).toBeGreaterThanOrEqual(48);
  await expectAccessibleAtBothWidths(page);

  await button(page, 'How to pay').click();
  const sheet = page.getByRole('dialog');
  for (const { bank, accountNumber } of madeUp.bankAccounts) {
    await button(sheet, `Copy account number of ${bank}`).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(accountNumber);
  }
  for (const { name } of madeUp.mobileMoney) await expect(button(sheet, `Copy ${name} number`)).toBeVisible();
  await expect(sheet).toContainText(
    `Your payment will show on the Payment page within ${madeUp.paymentShownWithinDays} working days.`,
  );
  await expectAccessibleWhenNarrow(page);
});

inDemo('the demo’s phone number causes no layout shift on prerendered pages', async ({ page }) => {
  await watchShifts(page);
  for (const address of ['/forgotpassword', '/invoice-success']) {
    await page.goto(address);
    await expect(page.getByRole('link', { name: spacedPhone(madeUp.supportPhone) })).toBeVisible();
    expect(await layoutShift(page)).toBe(0);
    await expectAccessible(page);
  }
});

/** Changes the server's responses so that the student was approved 40 days ago and owes money. */
async function owe(page: Page): Promise<void> {
  await page.route('**/api/applications/*', async (route) => {
    const response = await route.fetch();
    const applied = { status: 'approved', date_applied: addDays(todayInBanjul(), -40) };
    await route.fulfill({ response, json: { ...(await response.json()), ...applied } });
  });
  const finances = { deposited_minus_expected: -500, application_fee: 500, balance: 500 };
  await page.route('**/api/applications/*/finances', (route) => route.fulfill({ json: finances }));
}

asStudent('a real portal leaves out missing details', async ({ page }) => {
  await owe(page);
  const demoParts = watchRequests(page, /demo-parts/);
  await page.goto('/home');
  await expect(page.getByText('D500').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recent Payments' })).toBeVisible();
  await expect(button(page, group)).toHaveCount(0);
  await expect(page.getByText(/Pay to|Questions\?|made up/i)).toHaveCount(0);
  await button(page, 'How to pay').click();
  await expect(page.getByRole('dialog')).toContainText('We will send you the account to pay into.');
  await expect(page.getByRole('dialog').getByRole('button')).toHaveText([
    '',
    'Copy amount',
    'Copy MAT number',
  ]);
  await expectAccessibleWhenNarrow(page);
  for (const address of ['/forgotpassword', '/invoice-success', '/application-received']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/Questions\?|confirmed/)).toHaveCount(0);
  }
  expect(demoParts).toEqual([]);
});
