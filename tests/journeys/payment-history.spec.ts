import { addDays, monthDayYear, todayInBanjul } from '#domain/dates.ts';
import * as portal from '#generated/portal.ts';
import { button } from './application.ts';
import { openAs, test } from './demo.ts';
import { expectAccessible, expectAccessibleWhenNarrow } from './expect-accessible.ts';
import { expect } from './fixture.ts';
import { answer, record, rows, summary } from './payment.ts';

test('shows the next invoice of a plan, and later ones on request', async ({ page }) => {
  await openAs(page, 'demo-behind', '/payment');
  await expect(rows(page).first()).toContainText('Monthly payment 5 of 12');
  await expect(rows(page).filter({ hasText: 'Overdue' }).locator('.transaction-title')).toHaveText(
    [4, 3, 2].map((month) => `Monthly payment ${month} of 12`),
  );
  const count = await rows(page).count();
  await button(page, 'Show 7 later invoices').click();
  await expect(rows(page)).toHaveCount(count + 7);
  await expect(rows(page).first()).toContainText('Monthly payment 12 of 12');
  await expect(button(page, 'Hide 7 later invoices')).toBeFocused();
  await expectAccessible(page);
  await button(page, 'Hide 7 later invoices').click();
  await expect(rows(page)).toHaveCount(count);
});

test('distinguishes invoices and deposits by word, sign, colour and fill', async ({ page }) => {
  await openAs(page, 'demo-behind', '/payment');
  const today = todayInBanjul();
  const deposit = rows(page).filter({ hasText: 'Mobile money' });
  await expect(deposit).toHaveText(
    `Mobile money−D250.25Deposited: ${monthDayYear(addDays(today, -36))}Deposit`,
  );
  const invoice = rows(page).filter({ hasText: 'Monthly payment 1 of 12' });
  await expect(invoice).toHaveText(
    /^Monthly payment 1 of 12\+D833\.33Invoiced: [A-Z][a-z]+ 5, \d{4}PaidInvoice$/,
  );
  for (const part of ['.transaction-amount', '.transaction-type']) {
    const colour = await deposit.locator(part).evaluate((element) => getComputedStyle(element).color);
    await expect(invoice.locator(part)).not.toHaveCSS('color', colour);
  }
  await expect(invoice.locator('.transaction-type')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(deposit.locator('.transaction-type')).not.toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('lists transactions newest first, whatever the API returns', { tag: '@core' }, async ({ page }) => {
  await answer(
    page,
    [
      record('1', 'x'.repeat(31), '2026-10-05', 1150),
      record('2', `${'y'.repeat(29)}😀z`, '2026-11-05', '833.5'),
      record('3', 'Taken back', '2026-11-04', -50),
      record('4', '', 'soon', 0.05),
    ],
    [
      record('1', 'Of the same day', '2026-11-05T00:00:00Z', 12_000),
      record('2', 'New year', '2027-01-01', 1_234_567),
    ],
  );
  await openAs(page, 'demo-on-time', '/payment');
  await expect(rows(page)).toHaveCount(6);
  // The test removes the mark "Paid", because today's date determines which invoices have it.
  const told = (await rows(page).allInnerTexts()).map((text) => text.replace(/\n(Paid\n)?/g, ''));
  expect(told).toEqual([
    'New year+D1,234,567Invoiced: January 1, 2027Invoice',
    'Of the same day+D12,000Invoiced: November 5, 2026Invoice',
    `${'y'.repeat(29)}😀−D833.50Deposited: November 5, 2026Deposit`,
    'Taken back+D50Deposited: November 4, 2026Deposit',
    `${'x'.repeat(30)}−D1,150Deposited: October 5, 2026Deposit`,
    'Deposit−D0.05Deposited: date not knownDeposit',
  ]);
  await expect(summary(page)).toContainText('Total Deposited: D1,933.55');
  await expectAccessibleWhenNarrow(page);
});

test('shows 5,000 rows in steps, and prints all of them', async ({ page }) => {
  const many = (memo: string) =>
    Array.from({ length: 2500 }, (_, age) =>
      record(`${age}`, `${memo} ${age}`, addDays('2026-11-21', -age), 1),
    );
  await answer(page, many('Deposit'), many('Invoice'));
  await openAs(page, 'demo-long-name', '/payment');
  await expect(summary(page)).toContainText('Total Deposited: D2,500');
  await expect(rows(page)).toHaveCount(12);
  await page.evaluate(() => {
    window.addEventListener('beforeprint', () => {
      document.body.dataset.printed = String(document.querySelectorAll('.transactions li').length);
    });
  });
  await page.pdf();
  await expect(page.locator('body')).toHaveAttribute('data-printed', '5000');

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.getByText('12 of 5,000 are shown.')).toBeInViewport();
  await expect(rows(page)).toHaveCount(12);

  await button(page, 'Show older payments').focus();
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(112);
  await expect(page.locator('li:focus')).toContainText('Invoice 6');
  await expectAccessibleWhenNarrow(page);
});

test('prints the student and the date, and no buttons', async ({ page }) => {
  await openAs(page, 'demo-behind', '/payment');
  await expect(rows(page).first()).toBeVisible();
  const head = page.locator('.print-head');
  await expect(head).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(head.locator('p')).toHaveText([
    portal.product,
    'Student: Ebrima Demo',
    'MAT number: 00100005',
    `Printed: ${monthDayYear(todayInBanjul())}`,
  ]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment');
  await expect(page.getByRole('navigation')).toBeHidden();
  for (const pressed of await page.getByRole('main').locator('button, a').all())
    await expect(pressed).toBeHidden();
  await expect(rows(page).last()).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await button(page, 'Print or save').click();
  await expect(page.locator('body[data-printed]')).toHaveCount(1);
});
