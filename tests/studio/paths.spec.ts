import { axeFindings } from './axe.ts';
import { expect, test } from './studio.ts';

test('lists the paths through a form, and adds the missing samples', async ({ page, folder, address }) => {
  const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

  await page.goto(`${address}#exit-survey`);
  await page.getByRole('link', { name: 'Every path through this form' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Every path through Exit Survey' })).toBeVisible();
  await expect(page.getByText('4 paths, no dead ends, every question is asked on some path.')).toBeVisible();
  await expect(page.getByText('no path has changed')).toBeVisible();
  await expect(row('Path 1')).toContainText('Why did you leave? Other');
  await expect(row('Path 1')).toContainText('All that is asked of somebody with work');

  // The test presses the button with the keyboard, so that it can check whether the button keeps the focus.
  const add = page.getByRole('button', { name: 'Add the missing samples' });
  await expect(add).toHaveText('Add the missing samples (1 file)');
  await add.press('Enter');
  await expect(add).toHaveText('Add the missing samples (0 files)');
  await expect(add).toBeFocused();
  const sample = JSON.parse(folder.read('exit-survey/samples/way-1.json'));
  expect(sample).toMatchObject({
    title: 'Why did you leave? Graduated; Do you have work? No',
    answers: { leaving: { reason: 'Graduated' }, work: { hasWork: 'No' } },
    expect: 'valid',
  });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(add).toHaveText('Add the missing samples (1 file)');

  folder.edit(
    'exit-survey/leaving.schema.json',
    '"then": { "required": ["otherReason"] }',
    '"then": { "required": ["otherReason"], "properties": { "otherReason": { "enum": [] } } }',
  );
  folder.edit(
    'exit-survey/work.schema.json',
    '"then": { "required": ["income"] }',
    '"then": { "properties": { "income": false } }',
  );
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(row('Dead end')).toContainText('No valid answer was found for What was it?');
  await expect(row('Changed').first()).toBeVisible();
  await expect(row('Gone').first()).toContainText('No longer possible');
  await expect(page.getByRole('listitem').filter({ hasText: 'Never asked' })).toContainText('Monthly income');

  expect(await axeFindings(page, '.studio-paths')).toEqual([]);
});
