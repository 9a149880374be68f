import { expectAccessible } from '../journeys/accessibility.ts';
import { expect, test } from './studio.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('every change is read with its pictures, printed, and sent', async ({ page, folder, address }) => {
  await page.goto(`${address}#changes`);
  await expect(page.getByText('Nothing has changed.')).toBeVisible();

  folder.edit('application/basic.ui.json', '"ui:title": "First name"', '"ui:title": "Given name"');
  folder.edit(
    'application/academic.ui.json',
    'Your MAT number must have digits only',
    'A MAT number has digits only',
  );
  await page.reload();

  const basic = page.getByRole('article').filter({ hasText: 'Basic Information' });
  await expect(basic.locator('del')).toHaveText('First');
  await expect(basic.locator('ins')).toHaveText('Given');
  const frames = basic.locator('iframe');
  await expect(frames).toHaveCount(2);
  const marked = (index: number) => frames.nth(index).contentFrame().locator('[data-changed]');
  await expect(marked(0)).toHaveText(['First name']);
  await expect(marked(1)).toHaveText(['Given name']);

  // A message is seen where it is said.
  const academic = page.getByRole('article').filter({ hasText: 'Academic and Work Information' });
  const said = academic.locator('iframe').nth(1).contentFrame().locator('[data-changed]');
  await expect(said.first()).toContainText('A MAT number has digits only');
  await expect(page.getByText('Comparing the pictures…')).toHaveCount(0);
  await expectAccessible(page);

  // By keyboard.
  await academic.getByRole('button', { name: 'Show the whole page' }).press('Enter');
  await expect(academic.getByRole('button', { name: 'Show the whole page' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  const message = page.getByRole('textbox', { name: 'Message' });
  await expect(message).toHaveValue(/^Reword the questions Given name and MAT number\n\n- Application, /);
  await page.getByRole('button', { name: 'Copy a branch of its own' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'git switch -c reword-the-questions-given-name-and-mat',
  );
  await message.fill('Ask for names as they stand in passports');
  await expect(page.getByText('git switch -c ask-for-names-as-they-stand-in')).toBeVisible();
  await page.reload();
  await expect(message).toHaveValue('Ask for names as they stand in passports');
  await page.getByRole('button', { name: 'Write it anew from the changes' }).press('Enter');
  await expect(message).toHaveValue(/^Reword/);

  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(marked(1)).toHaveText(['Given name']);
  await expectAccessible(page);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(message).toBeHidden();
  await expect(page.getByText('I have seen these changes')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Changes to the forms of / })).toBeVisible();
});
