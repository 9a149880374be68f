import { button, errorOf, field, heading } from './application.ts';
import { expect } from './fixture.ts';
import { test } from './gallery-fixture.ts';

test('questions may be called what every object has of its own', async ({ page, copy, gallery }) => {
  const names = ['constructor', 'toString', 'valueOf'];
  await page.goto(`${gallery}?flow=application&step=loan&state=empty`);
  await expect(heading(page, 'Loan Specifics')).toBeVisible({ timeout: 60_000 });
  const question = '"loanQuestion": {';
  const listed = (entry: (name: string) => object) =>
    names.map((name) => `"${name}": ${JSON.stringify(entry(name))}, `).join('');
  const rules = { type: 'string', maxLength: 5, pattern: '\\S' };
  copy.edit('application/loan.schema.json', question, `${listed(() => rules)}${question}`);
  const words = (name: string) => ({ 'ui:title': `My ${name}`, 'ui:widget': 'text', noun: `your ${name}` });
  copy.edit('application/loan.ui.json', question, `${listed(words)}${question}`);

  for (const name of names) await expect(field(page, name)).toHaveValue('');
  await field(page, 'loanQuestion').fill('Books');
  await field(page, 'valueOf').fill('too long');
  await button(page, 'Review Application').click();
  await expect(errorOf(page, 'valueOf')).toContainText('Your valueOf must be 5 characters or fewer');
  await expect(page.locator('.field .error-words')).toHaveCount(1);
  await field(page, 'valueOf').fill('7');
  await button(page, 'Review Application').click();
  await expect(heading(page, 'Review')).toBeVisible();
  const answers = page.locator('dt', { hasText: 'My ' }).locator('xpath=following-sibling::dd');
  await expect(answers).toHaveText(['Not provided', 'Not provided', '7']);
});
