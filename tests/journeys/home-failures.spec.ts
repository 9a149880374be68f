import { button } from './application.ts';
import { openAs, test } from './demo.ts';
import { expectAccessible, expectAccessibleWhenNarrow } from './expect-accessible.ts';
import { expect } from './fixture.ts';
import { alerts, behind, fail, figure } from './home.ts';

const unknown = 'We could not load your balance.';

test('treats a student whose balance fails to load as behind, and says that this cannot be checked', async ({
  page,
}) => {
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
    // Without the finances, the application's status still shows that there is something to pay, but not how
    // much.
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
