import { expectAccessible, expectAccessibleWhenNarrow } from './accessibility.ts';
import { button } from './application.ts';
import { openAs, test } from './demo.ts';
import { expect } from './fixture.ts';
import { alerts, behind, fail, figure } from './home.ts';

const unknown = 'We could not load your balance.';

/* Home when a call fails, is slow or answers nonsense: each part says so for itself, and nothing is invented. */

test('a balance that does not come counts as behind, and says that nobody knows', async ({ page }) => {
  await page.route('**/finances', fail);
  await openAs(page, 'demo-on-time', '/home');
  await expect(alerts(page)).toHaveCount(1);
  await expect(alerts(page)).toContainText(behind);
  await expect(alerts(page)).toContainText(unknown);
  // What happened and the button come first; what is said of a balance that nobody knows stands quietly below, and
  // where to pay under it.
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

test('answers that are no figures are not shown as figures', async ({ page }) => {
  for (const answer of [
    { json: { deposited_minus_expected: null, application_fee: 500, balance: 0 } },
    { json: { deposited_minus_expected: 'NaN', application_fee: 500, balance: 0 } },
    { contentType: 'text/html', body: '<h1>Log in to the network</h1>' },
    { status: 500, json: {} },
  ]) {
    await page.route('**/finances', (route) => route.fulfill(answer));
    await openAs(page, 'demo-pending', '/home');
    await expect(alerts(page)).toContainText(unknown);
    // The status alone tells that there is something to pay, and not how much.
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

test('each part fails by itself', async ({ page }) => {
  await page.route('**/api/deposits*', fail);
  await openAs(page, 'demo-on-time', '/home');
  await expect(alerts(page)).toHaveText(/^We could not load your payments\. .+Try again$/);
  await expect(page.getByText('Nothing is overdue.')).toBeVisible();
  await expect(page.getByText('No payments yet')).toHaveCount(0);
  await page.unroute('**/api/deposits*');
  await button(page, 'Try again').click();
  await expect(page.getByText('First monthly payment')).toBeVisible();
  await expect(alerts(page)).toHaveCount(0);
});

test('when everything fails it is said once, and one press brings it all', { tag: '@core' }, async ({
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

test('while it loads nobody is behind, and a slow network is said once', async ({ page }) => {
  let isHanging = true;
  await page.route('**/api/**', (route) => (isHanging ? undefined : route.continue()));
  await page.clock.install();
  await openAs(page, 'demo-behind', '/home');
  await page.clock.fastForward(400);
  await expect(page.locator('.MuiSkeleton-root').first()).toBeVisible();
  await expect(page.getByText(behind)).toHaveCount(0);
  await expectAccessible(page);
  await page.clock.fastForward(10_000);
  await expect(page.getByText('Still loading. Slow connection?')).toHaveCount(1);
  await expectAccessibleWhenNarrow(page);
  isHanging = false;
  await button(page, 'Try again').click();
  await expect(page.getByText(behind)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your balance' })).toBeFocused();
  await expect(page.getByText('Mobile money')).toBeVisible();
});
