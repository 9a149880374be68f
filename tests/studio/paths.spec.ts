import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './studio.ts';

test('every way through a form is told of, what a change makes of it, and the samples that are missing are written', async ({
  page,
  folder,
  address,
}) => {
  const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

  await page.goto(`${address}#exit-survey`);
  await page.getByRole('link', { name: 'Every way through this form' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Every way through Exit Survey' })).toBeVisible();
  await expect(page.getByText('4 ways, no dead end, nothing that is never asked.')).toBeVisible();
  await expect(page.getByText('no way has changed')).toBeVisible();
  await expect(row('Way 1')).toContainText('Why did you leave? Other');
  await expect(row('Way 1')).toContainText('valid.json');

  // Written by keyboard; the focus stays, and the step can be taken back.
  const write = page.getByRole('button', { name: 'Write the smallest set of samples' });
  await expect(write).toHaveText('Write the smallest set of samples (1 file)');
  await write.press('Enter');
  await expect(write).toHaveText('Write the smallest set of samples (0 files)');
  await expect(write).toBeFocused();
  const sample = JSON.parse(folder.read('exit-survey/samples/way-1.json'));
  expect(sample).toMatchObject({
    title: 'Why did you leave? Graduated; Do you have work? No',
    answers: { leaving: { reason: 'Graduated' }, work: { hasWork: 'No' } },
    expect: 'valid',
  });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(write).toHaveText('Write the smallest set of samples (1 file)');

  // One way is a dead end, and another question is asked of nobody.
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
  await expect(row('Dead end')).toContainText('No answer was found that is right for What was it?');
  await expect(row('Changed').first()).toBeVisible();
  await expect(row('Gone').first()).toContainText('Nobody can take it any more');
  await expect(page.getByRole('listitem').filter({ hasText: 'Never asked' })).toContainText('Monthly income');

  const { violations } = await new AxeBuilder({ page }).include('.studio-paths').analyze();
  expect(violations).toEqual([]);
});
