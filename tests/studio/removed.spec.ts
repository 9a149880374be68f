import { expect, test } from './studio.ts';

test('removes a question with its listed uses, and restores them', async ({ page, folder, open }) => {
  const rules = 'exit-survey/work.schema.json';
  const before = folder.read(rules);
  const hand = await open('exit-survey/work/hasWork');
  await hand.press('Remove');
  const asked = page.getByRole('region', { name: 'Remove “Do you have work?”' });
  await expect(asked).toBeFocused();
  await expect(asked.getByText(/^Its answer decides about “Monthly income in dalasi”/)).toBeVisible();
  await expect(asked.getByRole('link', { name: /^Go there/ }).first()).toBeVisible();
  expect(folder.read(rules)).toBe(before);
  await asked.getByRole('button', { name: /^Remove the question and/ }).click();
  await hand.said('Remove "Do you have work?", and what it decided');
  expect(folder.read(rules)).not.toContain('hasWork');
  await hand.press('Throw away its answers');
  await hand.said('Throw away its answers');
  await expect.poll(() => folder.findings()).toEqual([]);
  await expect(page.getByText(/There is no question "hasWork"/)).toHaveCount(0);
  // The first "Undo" undoes "Throw away its answers" and the update of the sample answers, which belongs to
  // it. The second "Undo" undoes the removal of the question.
  await hand.press('Undo');
  await hand.said(/^Undone: (?!Remove)/);
  await hand.press('Undo');
  await hand.said('Undone: Remove "Do you have work?", and what it decided');
  expect(folder.diff()).toEqual([]);
});

test('links to texts to reword before a question can be removed', async ({ page, folder, open }) => {
  const hand = await open('groups-and-blocks/person/fullName');
  await hand.press('Remove');
  const asked = page.getByRole('region', { name: /^Remove “.*”$/ });
  await expect(asked.getByText(/cannot be removed yet/)).toBeVisible();
  await expect(asked.getByRole('button', { name: /^Remove the question and/ })).toHaveCount(0);
  await asked
    .getByRole('link', { name: 'Go there: Its answer is used in the text of “Home address”.' })
    .click();
  await expect(page.getByRole('heading', { level: 2, name: 'Home address' })).toBeVisible();
  await expect(hand.at('groups-and-blocks/places.ui.json', 'home', 'ui:help')).toBeFocused();
  expect(folder.diff()).toEqual([]);
});

test('removes a text, and says how when its field is emptied', async ({ page, folder, open }) => {
  const help = ['application/academic.ui.json', 'ID', 'ui:help'] as const;
  const hand = await open('application/academic/ID');
  await hand.at(...help).fill('');
  await expect(
    page.getByText('Enter something here. To leave it out, press Remove (×) beside it.'),
  ).toBeVisible();
  const entry = page.locator('[data-entry="at-application/academic.ui.json-ID.ui:help"]');
  await entry.getByRole('button', { name: /^Remove/ }).click();
  await hand.said('Remove Help under the question');
  expect(folder.diff()).toEqual(['application/academic.ui.json', expect.stringMatching(/^- "ui:help"/)]);
  await open('application/basic');
  await hand.press('Remove the text');
  await hand.said('Remove the text');
  await expect(page.getByRole('button', { name: 'Add text' })).toBeFocused();
  await expect.poll(() => folder.findings()).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Text', { exact: true })).toBeFocused();
  await page.keyboard.type(' Tell us');
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue(' Tell us');
  await open('business-loan/terms');
  await expect(page.getByLabel('Text', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove the text' })).toHaveCount(0);
});
