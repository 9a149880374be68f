import { button } from './application.ts';
import { openAs, test } from './demo.ts';
import { expectAccessible, expectAccessibleWhenNarrow } from './expect-accessible.ts';
import { expect } from './fixture.ts';
import { alerts, behind, fail, reloadWithNothingKept } from './home.ts';
import { bar, lines, rows, summary, usualDueDate } from './payment.ts';

test('names the list that fails to load, and shows the other', async ({ page }) => {
  await page.route('**/api/deposits*', fail);
  await openAs(page, 'demo-on-time', '/payment');
  await expect(alerts(page)).toHaveText(/^We could not load your deposits\. .+Try again$/);
  await expect(summary(page)).toContainText('Total Deposited: not available');
  await expect(lines(page)).toHaveText([
    'Amount Behind: D0',
    'Remaining Balance: D12,650',
    `Next due date: ${usualDueDate()}`,
  ]);
  await expect(bar(page)).toHaveCount(0);
  await expect(rows(page).first()).toContainText('Invoice');
  await expectAccessibleWhenNarrow(page);
  await page.unroute('**/api/deposits*');
  await button(page, 'Try again').focus();
  await page.keyboard.press('Enter');
  await expect(summary(page)).toContainText('Total Deposited: D1,150');
  await expect(alerts(page)).toHaveCount(0);
  await expect(page.locator('section:focus')).toContainText('Payment History');

  await page.route('**/api/invoices*', fail);
  await reloadWithNothingKept(page);
  await expect(alerts(page)).toHaveText(/^We could not load your invoices\. .+Try again$/);
  await expect(rows(page)).toHaveText(/^First monthly payment/);

  await page.route('**/api/deposits*', fail);
  await reloadWithNothingKept(page);
  await expect(alerts(page)).toHaveText(
    /^We could not load your invoices\. .+ Also missing: your deposits\.\s*Try again$/,
  );
  await expect(page.getByText('No payments yet')).toHaveCount(0);
  await expect(rows(page)).toHaveCount(0);
  await expectAccessible(page);
});

test('claims no debt if the balance fails to load, and reports once that everything failed', async ({
  page,
}) => {
  await page.route('**/finances', fail);
  await openAs(page, 'demo-on-time', '/payment');
  await expect(alerts(page)).toHaveText(/^We could not load your balance\. /);
  await expect(page.getByText(behind)).toHaveCount(0);
  await expect(summary(page)).toContainText('Total Deposited: D1,150');
  await expect(lines(page)).toHaveCount(0);
  await expect(rows(page).first()).toBeVisible();
  await expectAccessibleWhenNarrow(page);

  await page.route('**/api/**', fail);
  await reloadWithNothingKept(page);
  await expect(alerts(page)).toHaveText(
    /^We could not load your balance\. .+ Also missing: your deposits, your invoices and your MAT number\.\s*Try again$/,
  );
  await expect(page.getByRole('heading', { name: 'Payment History' })).toHaveCount(0);
  await expectAccessible(page);
});

test('does not claim that nothing is to pay if the application fails to load', async ({ page }) => {
  await page.route(/\/api\/applications\/[^/]+$/, fail);
  await openAs(page, 'demo-open', '/payment');
  await expect(alerts(page)).toHaveText(/^We could not load your application\. .+Try again$/);
  await expect(summary(page)).not.toContainText('othing to pay');
  await expectAccessible(page);
  await page.unroute(/\/api\/applications\/[^/]+$/);
  await button(page, 'Try again').click();
  await expect(summary(page)).toContainText('Nothing to pay yet');
});
