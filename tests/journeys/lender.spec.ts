import type { Page } from '@playwright/test';
import { addDays, todayInBanjul } from '#domain/dates.ts';
import { spacedPhone } from '#domain/phone.ts';
import { details as madeUp } from '#generated/demo.ts';
import { button } from './application.ts';
import { test as asStudent } from './as-student.ts';
import { test as inDemo } from './demo.ts';
import { expectAccessible, expectAccessibleWhenNarrow } from './expect-accessible.ts';
import { expect } from './fixture.ts';
import { group } from './home.ts';
import { layoutShift, watchShifts } from './layout-shift.ts';
import { watchRequests } from './requests.ts';

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
