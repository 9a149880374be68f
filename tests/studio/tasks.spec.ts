import { expect, test } from './studio.ts';

test('reword a question: one line changes', async ({ page, folder, open }) => {
  await open('application/basic/surname');
  await page.getByLabel('ui:title', { exact: true }).fill('Family name');
  await expect(page.getByRole('status').first()).toHaveText(/Family name/);
  await expect
    .poll(() => folder.diff())
    .toEqual(['application/basic.ui.json', '- "ui:title": "Surname",', '+ "ui:title": "Family name",']);
  expect(folder.findings()).toEqual([]);
});
