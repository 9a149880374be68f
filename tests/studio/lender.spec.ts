import { Hand } from './hand.ts';
import { expect, test } from './studio.ts';

const file = 'portal.json';

test('a detail that is not known yet is given, and taken back', async ({ page, folder, open }) => {
  const portal = JSON.parse(folder.read(file)) as { paymentShownWithinDays: { value: number | null } };
  portal.paymentShownWithinDays.value = null;
  folder.write(file, `${JSON.stringify(portal, null, 2)}\n`);
  folder.commit();
  await open(`file:${file}`);
  const hand = new Hand(page);
  const days = hand.at(file, 'paymentShownWithinDays', 'value');
  await expect(days).toHaveValue('');
  await days.fill('soon');
  await expect(page.getByText('It is not written yet.')).toBeVisible();
  expect(folder.diff()).toEqual([]);
  // What is wrong waits where it was typed.
  await page.getByRole('link', { name: 'Changes' }).click();
  await expect(days).toBeHidden();
  await page.goBack();
  await expect(days).toHaveValue('soon');
  await expect(page.getByText('It is not written yet.')).toBeVisible();
  await days.fill('3');
  await expect.poll(() => folder.diff()).toEqual([file, '- "value": null,', '+ "value": 3,']);
  await days.fill('');
  await expect.poll(() => folder.diff()).toEqual([]);
});

test('a new name is seen where the forms say it', async ({ page, open }) => {
  await open(`file:${file}`);
  await new Hand(page).write('Jokkere', file, 'product');
  await page.getByRole('link', { name: 'Changes' }).click();
  const lender = page.getByRole('region', { name: 'What belongs to the lender' });
  await expect(lender.getByText('Before', { exact: true })).toBeVisible();
  await expect(lender.getByText('Now', { exact: true })).toBeVisible();
});

test('the parts of the lender’s page are listed with what they hold, and each is a press away', async ({
  page,
  folder,
  open,
}) => {
  await open(`file:${file}`);
  const parts = page.getByRole('navigation', { name: 'Parts of this page' });
  const { bankAccounts } = JSON.parse(folder.read(file)) as { bankAccounts: { bank: string }[] };
  const accounts = parts.getByRole('listitem').filter({ hasText: 'Bank accounts' });
  await expect(accounts).toContainText(bankAccounts.map(({ bank }) => bank).join(', '));
  await parts.getByRole('button', { name: 'Contract' }).click();
  await expect(page.getByRole('group', { name: 'Contract' }).first()).toBeFocused();
  await expect(page.getByRole('group', { name: 'Contract' }).first()).toBeInViewport();
  const first = page.getByRole('group', { name: bankAccounts[0]!.bank });
  await expect(first.first()).toBeAttached();
});
