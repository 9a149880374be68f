import AxeBuilder from '@axe-core/playwright';
import type { Locator } from '@playwright/test';
import { expect, test } from './studio.ts';

test('conditions and rules are chosen in sentences, by keyboard, and the check is content', async ({
  page,
  folder,
  open,
}) => {
  const json = (file: string) => JSON.parse(folder.read(file));
  /** As with a keyboard: the list opens, the option is found by its first letters. */
  const choose = async (select: Locator, option: string) => {
    await select.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: option, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(select).toHaveText(option);
  };

  await open('exit-survey/work/advice');
  const asked = page.getByRole('region', { name: 'When is this asked?' });
  await expect(asked.getByText('This question is always asked.')).toBeVisible();
  await choose(asked.getByRole('combobox', { name: 'Ask this question when' }), 'Do you have work?');
  await asked.getByRole('button', { name: 'Add: Ask this question when Do you have work?' }).press('Enter');
  await expect(asked.getByText('Ask this question when “Do you have work?” is Yes')).toBeVisible();
  await expect(asked).toBeFocused();
  const first = asked.getByRole('group', { name: '“Do you have work?” is' });
  await choose(first.getByRole('combobox', { name: 'Value' }), 'No');
  await expect(asked.getByText('Ask this question when “Do you have work?” is No')).toBeVisible();

  await choose(asked.getByRole('combobox', { name: 'And when' }), 'Why did you leave?');
  await asked.getByRole('button', { name: 'Add: And when Why did you leave?' }).press('Enter');
  await choose(asked.getByRole('combobox', { name: 'Several conditions' }), 'One of these is enough');
  await expect(asked.getByText(/is No or “Why did you leave\?” is Graduated/)).toBeVisible();
  await expect
    .poll(() => json('exit-survey/work.schema.json').allOf)
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
  // A colour on its way to another one is none that anybody reads.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  const { violations } = await new AxeBuilder({ page }).include('aside').analyze();
  expect(
    violations.map(({ id, nodes }) => [id, ...nodes.map(({ failureSummary }) => failureSummary)]),
  ).toEqual([]);
  await asked.getByRole('button', { name: 'Remove: “Do you have work?” is No' }).press('Enter');
  await expect(asked.getByText('Ask this question when “Why did you leave?” is Graduated')).toBeVisible();

  await open('exit-survey/reach');
  const shown = page.getByRole('region', { name: 'When is this step shown?' });
  await choose(shown.getByRole('combobox', { name: 'Show this step when' }), 'Monthly income in dalasi');
  await shown.getByRole('button', { name: /^Add: Show this step when/ }).press('Enter');
  await shown.getByRole('textbox', { name: 'Value' }).fill('500');
  await expect(
    shown.getByText('Show this step when “Monthly income in dalasi” is at least 500'),
  ).toBeVisible();
  await shown.getByRole('textbox', { name: 'Value' }).fill('5x');
  await expect(shown.getByText('Write a number. It is not written yet.')).toBeVisible();
  expect(json('exit-survey/flow.json').steps[2].when).toEqual({
    properties: { income: { minimum: 500 } },
    required: ['income'],
  });

  await open('exit-survey/leaving/leftOn');
  const rules = page.getByRole('region', { name: 'Rules with other answers' });
  await choose(rules.getByRole('combobox', { name: 'This answer' }), 'must be on or before');
  await rules.getByRole('button', { name: 'Add: This answer must be on or before' }).press('Enter');
  await expect(rules.getByRole('group', { name: 'This answer must be on or before today' })).toBeVisible();
  expect(json('exit-survey/leaving.schema.json').properties.leftOn.to).toBe('today');

  await page.getByRole('button', { name: 'Do what follows' }).click();
  await expect.poll(() => folder.findings()).toEqual([]);
});
