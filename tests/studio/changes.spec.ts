import type { Page } from '@playwright/test';
import { expectAccessible } from '../journeys/expect-accessible.ts';
import { expect, test } from './studio.ts';

test.beforeEach(async ({ page, folder, address }) => {
  folder.edit('application/basic.ui.json', '"ui:title": "First name"', '"ui:title": "Given name"');
  folder.edit(
    'application/academic.ui.json',
    'Your MAT number must have digits only',
    'A MAT number has digits only',
  );
  await page.goto(`${address}#changes`);
});

const part = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });
const marked = (page: Page, title: string, index: number) =>
  part(page, title).locator('iframe').nth(index).contentFrame().locator('[data-changed]');

test('shows each change before and now, in words and pictures', { tag: '@core' }, async ({ page }) => {
  const basic = part(page, 'Basic Information');
  await expect(basic.locator('del')).toHaveText('First');
  await expect(basic.locator('ins')).toHaveText('Given');
  await expect(basic.locator('iframe')).toHaveCount(2);
  await expect(marked(page, 'Basic Information', 0)).toHaveText(['First name']);
  await expect(marked(page, 'Basic Information', 1)).toHaveText(['Given name']);
  // An error message has changed, so the page must show the step in which that error appears.
  const academic = 'Academic and Work Information';
  await expect(marked(page, academic, 1).first()).toContainText('A MAT number has digits only');
});

test('stays at the top while the pictures of errors are drawn', async ({ page }) => {
  await expect(marked(page, 'Academic and Work Information', 1).first()).toContainText('A MAT number');
  await expect(page.getByText('Comparing the pictures…')).toHaveCount(0);
  const scrolled = await page
    .locator('*')
    .evaluateAll((all) => all.filter(({ scrollTop }) => scrollTop > 0).map(({ className }) => className));
  expect(scrolled).toEqual([]);
});

for (const width of [1280, 768])
  test(`axe finds nothing in the changes at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1024 });
    await expect(marked(page, 'Basic Information', 1)).toHaveText(['Given name']);
    await expect(page.getByText('Comparing the pictures…')).toHaveCount(0);
    await expectAccessible(page);
  });

test('derives a message, which can be edited, survives a reload and can be copied', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const message = page.getByRole('textbox', { name: 'Message' });
  await expect(message).toHaveValue(/^Reword the questions Given name and MAT number\n\n- Application, /);
  await page.getByRole('button', { name: 'Copy the message' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Reword the questions/);
  await message.fill('Ask for names as they stand in passports');
  await page.reload();
  await expect(message).toHaveValue('Ask for names as they stand in passports');
  await page.getByRole('button', { name: 'Reset the message' }).press('Enter');
  await expect(message).toHaveValue(/^Reword/);
});

test('puts back one change, undoes all, and reverts both', async ({ page, folder }) => {
  const given = '"ui:title": "Given name"';
  await page.getByRole('button', { name: 'Put back: Given name' }).click();
  await expect(part(page, 'Basic Information')).toHaveCount(0);
  expect(folder.read('application/basic.ui.json')).not.toContain(given);
  expect(folder.diff()).toHaveLength(3);
  await page.getByRole('button', { name: 'Undo all' }).click();
  await expect(page.getByText('Nothing has changed.')).toBeVisible();
  expect(folder.diff()).toEqual([]);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(part(page, 'Basic Information')).toBeVisible();
  expect(folder.read('application/basic.ui.json')).toContain(given);
});

test('commits all changes and shows the remaining command', async ({ page, folder }) => {
  await page.getByRole('textbox', { name: 'Message' }).fill('Ask for given names');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const result = page.getByRole('heading', { name: 'Committed on the branch ask-for-given-names' });
  await expect(result).toBeFocused();
  await expect(result).toBeInViewport();
  await expect(part(page, 'Basic Information')).toBeHidden();
  await expect(page.getByText('git push -u origin ask-for-given-names')).toBeVisible();
  expect(folder.git('log', '-1', '--format=%s')).toBe('Ask for given names');
  expect(folder.git('status', '--porcelain')).toBe('');
  await expectAccessible(page);
});

test('names beside the button what must be fixed before sending', async ({ page, folder }) => {
  folder.edit('application/basic.ui.json', '"ui:title": "Surname"', '"ui:titel": "Surname"');
  await page.reload();
  const sending = page.getByRole('region', { name: 'Send the changes' });
  await expect(sending.getByText('This must be fixed before the changes can be sent:')).toBeVisible();
  await expect(sending.getByRole('link', { name: 'Go there' })).not.toHaveCount(0);
  await expect(sending.getByRole('button', { name: 'Send', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('prints the changes without buttons and with a place to sign', async ({ page }) => {
  const whole = part(page, 'Academic and Work Information').getByRole('button', {
    name: 'Show the whole page',
  });
  await whole.press('Enter');
  await expect(whole).toHaveAttribute('aria-expanded', 'true');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeHidden();
  await expect(page.getByText('I have seen these changes')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Changes to the forms of / })).toBeVisible();
});
