import { expect, test } from './studio.ts';

const file = 'portal.json';

test('enters an unknown detail and removes it again', async ({ page, folder, open }) => {
  const portal = JSON.parse(folder.read(file)) as { paymentShownWithinDays: { value: number | null } };
  portal.paymentShownWithinDays.value = null;
  folder.write(file, `${JSON.stringify(portal, null, 2)}\n`);
  folder.commit();
  const hand = await open(`file:${file}/paying`);
  const check = page.getByRole('region', { name: 'Check' });
  const days = hand.at(file, 'paymentShownWithinDays', 'value');
  await expect(days).toHaveValue('');
  await days.fill('soon');
  await expect(page.getByText('Until then, this stays empty.')).toBeVisible();
  await expect(check.getByText(/^To fix: “soon” in “.+” is not saved\./)).toBeVisible();
  expect(folder.diff()).toEqual([]);
  // The page must keep invalid input even if another page is opened in between.
  await page.getByRole('link', { name: 'Changes' }).click();
  await expect(days).toBeHidden();
  await page.goBack();
  await expect(days).toHaveValue('soon');
  await check.getByRole('link', { name: 'Go there' }).click();
  await expect(days).toBeFocused();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(days).toHaveValue('');
  await days.fill('later');
  await days.press('Escape');
  await expect(days).toHaveValue('');
  await days.fill('3');
  await expect.poll(() => folder.diff()).toEqual([file, '- "value": null,', '+ "value": 3,']);
  await days.fill('');
  await expect.poll(() => folder.diff()).toEqual([]);
});

test('does not keep the valid beginning of a mistyped fee, and sends nothing until it is corrected', {
  tag: '@core',
}, async ({ page, folder, open }) => {
  const hand = await open(`file:${file}/universities`);
  await hand.write('654', file, 'universities', 1, 'app_fee_flat');
  const saved = folder.diff();
  const fee = hand.at(file, 'universities', 0, 'app_fee_flat');
  const before = await fee.inputValue();
  await fee.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('7');
  await hand.said(/: 7$/);
  await page.keyboard.type('o0');
  await expect(page.getByText(`Until then, this stays ${before}.`)).toBeVisible();
  await expect.poll(() => folder.diff()).toEqual(saved);
  await page.getByRole('link', { name: 'Changes' }).click();
  await expect(page.getByText('“7o0” in “Application fee” is not saved.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('forgets a text that is not saved when its entry is moved', async ({ page, folder, open }) => {
  const hand = await open(`file:${file}/universities`);
  const fee = (index: number) => hand.at(file, 'universities', index, 'app_fee_flat');
  const fees = [await fee(0).inputValue(), await fee(1).inputValue()];
  await fee(1).fill('7o0');
  await expect(page.getByText(`Until then, this stays ${fees[1]}.`)).toBeVisible();
  await page.locator(`[data-entry="at-${file}-universities.0"] [data-move=down]`).click();
  await hand.said('Move ');
  await expect(fee(0)).toHaveValue(fees[1]!);
  await expect(fee(1)).toHaveValue(fees[0]!);
  await expect(page.getByText('is not saved.')).toHaveCount(0);

  await fee(0).fill('7o0');
  await expect(page.getByText('is not saved.').first()).toBeVisible();
  const { universities, ...rest } = JSON.parse(folder.read(file));
  folder.write(file, JSON.stringify({ ...rest, universities: universities.toReversed() }));
  await hand.said('Changed outside the studio');
  await expect(page.getByText('is not saved.')).toHaveCount(0);
});

test('previews each section of the lender’s page as students see it', async ({ page, folder, open }) => {
  const hand = await open(`file:${file}`);
  const sections = page.getByRole('navigation', { name: 'Sections of this page' });
  const { bankAccounts, resources } = JSON.parse(folder.read(file)) as {
    bankAccounts: { bank: string }[];
    resources: { links: { text: string }[] }[];
  };
  const paying = sections.getByRole('listitem').filter({ hasText: 'How to pay' });
  await expect(paying).toContainText(bankAccounts.map(({ bank }) => bank).join(', '));
  await paying.getByRole('link').click();
  const phone = page.frameLocator('.picture iframe');
  await hand.write('Trust Bank', file, 'bankAccounts', 0, 'bank');
  await hand.choose('Yes', hand.at(file, 'bankAccounts', 0, 'placeholder'));
  await expect(phone.getByText('to Trust Bank')).toBeVisible();
  await expect(hand.at(file, 'supportPhone', 'value')).toBeHidden();
  for (const [section, words] of [
    ['Contract', 'Print or save the contract'],
    ['Resource Hub', resources.flatMap(({ links }) => links)[0]!.text],
  ] as const) {
    await page.getByRole('navigation').getByRole('link', { name: section, exact: true }).click();
    await expect(phone.getByText(words, { exact: true })).toBeVisible();
  }
});

test('shows the changes of each section, and puts back those of one', async ({ page, folder, open }) => {
  const hand = await open(`file:${file}/name`);
  await hand.write('Jokkere', file, 'product');
  await page.getByRole('link', { name: 'How to pay', exact: true }).click();
  await hand.write('Trust Bank', file, 'bankAccounts', 0, 'bank');
  await page.getByRole('link', { name: 'Changes' }).click();
  const lender = page.getByRole('region', { name: 'What belongs to the lender' });
  for (const when of ['Before', 'Now'])
    await expect(lender.getByText(when, { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Put back: Name and colour' }).click();
  await expect.poll(() => folder.diff().join()).not.toContain('Jokkere');
  expect(folder.diff().join()).toContain('Trust Bank');
});

test('keeps the last valid details on the phone while a value is wrong', async ({ page, open }) => {
  const hand = await open(`file:${file}/paying`);
  const phone = page.frameLocator('.picture iframe');
  await expect(phone.getByRole('heading', { name: 'Application Fee Information' })).toBeVisible();
  await expect(page.getByText('Nothing has changed since the last commit.')).toBeVisible();
  await hand.choose('Yes', hand.at(file, 'bankAccounts', 0, 'placeholder'));
  await expect(page.getByText('The phone shows the last valid details, because')).toBeVisible();
  await expect(phone.getByRole('heading', { name: 'Application Fee Information' })).toBeVisible();

  // In other sections, too, the phone shows the last valid details, and a message must say why.
  await page.getByRole('link', { name: 'Universities and their groups', exact: true }).click();
  const cause = page.getByText('The phone shows the last valid details, because this is to fix:');
  await cause.getByRole('link', { name: 'Go there' }).click();
  await expect(hand.at(file, 'bankAccounts', 0, 'bank')).toBeFocused();
  await expect(hand.at(file, 'bankAccounts', 0, 'bank')).toBeInViewport();
});

test('shows one university’s fee as the example, and says whose it is', async ({ page, folder, open }) => {
  folder.edit('portal.json', '"app_fee_flat": 500', '"app_fee_flat": 600');
  await open('file:portal.json/paying');
  await expect(page.getByText(/^Example: a student of University/)).toBeVisible();
  await expect(page.frameLocator('.picture iframe').getByText('D600').first()).toBeVisible();
});
