import type { Locator, Page } from '@playwright/test';
import { axeFindings } from './axe.ts';
import type { Folder } from './folder.ts';
import { expect, test } from './studio.ts';

const json = (folder: Folder, file: string) => JSON.parse(folder.read(file));

async function choose(page: Page, select: Locator, option: string): Promise<void> {
  await select.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: option, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(select).toHaveText(option);
}

test('sets the condition of a question by keyboard, without findings', async ({ page, folder, open }) => {
  await open('exit-survey/work/advice');
  const asked = page.getByRole('region', { name: 'When is this asked?' });
  await expect(asked.getByText('This question is always asked.')).toBeVisible();
  await choose(page, asked.getByRole('combobox', { name: 'Ask this question when' }), 'Do you have work?');
  await asked.getByRole('combobox', { name: 'Which answer' }).press('Enter');
  await page.getByRole('option', { name: 'Yes', exact: true }).press('Enter');
  await expect(asked.getByText('Ask this question when “Do you have work?” is Yes')).toBeVisible();
  await expect(asked).toBeFocused();
  const first = asked.getByRole('group', { name: '“Do you have work?” is' });
  await choose(page, first.getByRole('combobox', { name: 'Value' }), 'No');
  await expect(asked.getByText('Ask this question when “Do you have work?” is No')).toBeVisible();

  await choose(page, asked.getByRole('combobox', { name: 'And when' }), 'Why did you leave?');
  await asked.getByRole('combobox', { name: 'Which answer' }).press('Enter');
  await page.getByRole('option', { name: 'Graduated', exact: true }).press('Enter');
  await choose(
    page,
    asked.getByRole('combobox', { name: 'Several conditions' }),
    'At least one of these is true',
  );
  await expect(asked.getByText(/is No or “Why did you leave\?” is Graduated/)).toBeVisible();
  await expect
    .poll(() => json(folder, 'exit-survey/work.schema.json').allOf)
    .toEqual([
      {
        if: {
          anyOf: [
            { properties: { hasWork: { const: 'No' } }, required: ['hasWork'] },
            { properties: { reason: { const: 'Graduated' } }, required: ['reason'] },
          ],
        },
        else: { properties: { advice: false } },
      },
    ]);
  expect(await axeFindings(page, 'aside')).toEqual([]);
  await asked.getByRole('button', { name: 'Remove: “Do you have work?” is No' }).press('Enter');
  await expect(asked.getByText('Ask this question when “Why did you leave?” is Graduated')).toBeVisible();

  await expect.poll(() => folder.findings()).toEqual([]);
});

test('sets the condition of a step by keyboard', async ({ page, folder, open }) => {
  await open('exit-survey/reach');
  const shown = page.getByRole('region', { name: 'When is this step shown?' });
  await choose(
    page,
    shown.getByRole('combobox', { name: 'Show this step when' }),
    'Monthly income in dalasi',
  );
  await shown.getByRole('button', { name: /^Add: Show this step when/ }).press('Enter');
  await shown.getByRole('textbox', { name: 'Value' }).fill('500');
  await expect(
    shown.getByText('Show this step when “Monthly income in dalasi” is at least 500'),
  ).toBeVisible();
  await shown.getByRole('textbox', { name: 'Value' }).blur();
  await shown.getByRole('textbox', { name: 'Value' }).fill('5x');
  await page.getByRole('link', { name: 'Do you have work?' }).click();
  await expect(shown).toBeHidden();
  await page.goBack();
  await expect(shown.getByRole('textbox', { name: 'Value' })).toHaveValue('5x');
  await expect(shown.getByText('Enter a number. Until then, this stays 500.')).toBeVisible();
  await expect(page.getByRole('link', { name: /See the check/ })).toHaveAttribute('aria-current', 'true');
  expect(json(folder, 'exit-survey/flow.json').steps[2].when).toEqual({
    properties: { income: { minimum: 500 } },
    required: ['income'],
  });
});
