import { addDays, monthDayYear, monthTwoDigitDayYear, todayInBanjul } from '#domain/dates.ts';
import * as portal from '#generated/portal.ts';
import { button, heading } from './application.ts';
import { openAs, test } from './demo.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect } from './fixture.ts';

const today = todayInBanjul();
const whatsApp = 'WhatsApp Group';

const draft = 'Draft. Your signed contract will appear here.';

test('shows a draft of the contract, which cannot be printed, before the approval', async ({ page }) => {
  await openAs(page, 'demo-pending', '/account');
  await button(page, 'Contract Information').click();
  await expect(page.getByText(draft, { exact: true })).toHaveCount(1);
  await expect(page.getByText('You would pay these amounts if we approve your application.')).toBeVisible();
  await expect(page.getByText('Not set yet', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Draft agreement' })).toBeVisible();
  await expect(page.getByText('You must check in with us every three months.')).toBeVisible();
  await expect(button(page, 'Print or save the contract')).toHaveCount(0);
  await expect(button(page, whatsApp)).toHaveCount(0);
  await expectAccessible(page);
});

test('shows a contract as paid off only by figures that this visit has loaded', async ({ page }) => {
  await openAs(page, 'demo-overpaid', '/home');
  await expect(page.getByText('All paid. Well done.')).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Account' }).click();
  const about = page.locator('.accordion-about').first();
  await expect(about).toHaveText('Paid off Nothing more to pay.');
  await button(page, 'Contract Information').click();
  await expect(
    page.getByLabel('Contract Information').getByText('Paid off Nothing more to pay.'),
  ).toBeVisible();
  await expect(page.getByText('a month while you study')).toHaveCount(0);
  await expectAccessible(page);
  const active = /^Active .+ a month while you study$/;
  await page.reload();
  await expect(about).toHaveText(active);
  await page.route('**/finances', (route) => route.abort('connectionreset'));
  const menu = page.getByRole('navigation');
  await menu.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByText(/Last updated/)).toBeVisible();
  await menu.getByRole('link', { name: 'Account' }).click();
  await expect(about).toHaveText(active);
});

test('says on Account how much is behind', async ({ page }) => {
  await openAs(page, 'demo-behind', '/home');
  await expect(page.getByText('You are behind on your payments')).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Account' }).click();
  await expect(page.locator('.accordion-about').first()).toHaveText('Behind D1,749.74 How to pay');
  await button(page, 'Contract Information').click();
  const contract = page.getByLabel('Contract Information');
  await expect(contract.getByText('Behind D1,749.74')).toBeVisible();
  await expect(contract).toContainText('In allD10,000 in 12 payments');
  await expectAccessible(page);
  await button(page, 'Contract Information').click();
  await page.locator('.accordion-about').getByRole('link', { name: 'How to pay' }).click();
  await expect(page).toHaveURL('/payment');
  // Without a connection, the page must still show that the student was behind, and not "Active".
  await page.route('**/api/**', (route) => route.abort('connectionreset'));
  await page.goto('/account');
  await expect(page.locator('.accordion-about').first()).toHaveText('Behind D1,749.74 How to pay');
});

test('shows no contract after a refusal', async ({ page }) => {
  await openAs(page, 'demo-rejected', '/account');
  await button(page, 'Contract Information').click();
  await expect(page.locator('.accordion')).toHaveText(
    'Contract InformationThere is no contract, because we did not approve your application.',
  );
  await expect(button(page, whatsApp)).toHaveCount(0);
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.accordion')).toHaveText(
    'Contract InformationThere is no contract, because we did not approve your application.',
  );
});

test('prints the complete contract without the rest of the page', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await openAs(page, 'demo-on-time', '/account');
  await button(page, 'Contract Information').click();
  await expect(page.getByText(monthTwoDigitDayYear(addDays(today, -40)), { exact: true })).toBeVisible();
  await button(page, 'Print or save the contract').click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');
  await button(page, 'Contract Information').click();

  await page.emulateMedia({ media: 'print' });
  expect((await page.locator('body').innerText()).split(/\n+/).slice(0, 5)).toEqual([
    `Contract with ${portal.product}`,
    'Student: Modou Demo',
    'MAT number: 00100004',
    `Printed: ${monthDayYear(today)}`,
    'Contract Information',
  ]);
  await expect(page.getByRole('heading')).toHaveText(
    [`Contract with ${portal.product}`, 'Contract Information', 'The agreement'],
    { useInnerText: true },
  );
  await expect(page.getByText('All amounts are in dalasi (D, GMD).')).toBeVisible();
  await expect(page.getByText(`Start date${monthTwoDigitDayYear(addDays(today, -40))}`)).toBeVisible();
  for (const line of ['Signature of the student, and date', `For ${portal.product}, and date`])
    await expect(page.getByText(line)).toBeVisible();
  for (const screenOnly of [
    page.getByRole('navigation'),
    page.getByRole('banner').getByRole('link'),
    page.getByText('Basic Information'),
    button(page, whatsApp),
    button(page, 'Print or save the contract'),
    button(page, 'Sign Out'),
  ])
    await expect(screenOnly).toBeHidden();
  const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(pages).toHaveLength(1);
});

test('wraps long names and addresses, also while the page loads', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAs(page, 'demo-long-name', '/account');
  await expect(heading(page, "Alhagie's Account")).toBeVisible();
  await button(page, 'Contract Information').click();
  await button(page, whatsApp).click();
  await expect(page.locator('li strong')).toHaveText(['D102,880.62', 'D103,580.62']);
  await expectAccessible(page);

  await page.route('**/api/applications/*', () => new Promise(() => undefined));
  await page.reload();
  await expect(page.getByText('Loading your account…')).toBeAttached();
  await expect(heading(page, 'Account')).toBeVisible();
  await expectAccessible(page);
});
