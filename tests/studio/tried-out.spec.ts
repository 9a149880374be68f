import type { Page } from '@playwright/test';
import { button, errorOf, field, heading, validApplication } from '../journeys/application.ts';
import type { Folder } from './folder.ts';
import { expect, test } from './studio.ts';

const tryOut = async (page: Page, address: string, flow: string, step: string, title: string) => {
  await page.goto('about:blank');
  await page.goto(`${address}#try:${flow}/${step}/empty`);
  await expect(heading(page, title)).toBeVisible();
};

test('refuses an eleventh digit of a phone number, and reports pasted ones', async ({ page, address }) => {
  const [written, digits] = ['+221 77 123 45 67', '221771234567'];
  await tryOut(page, address, 'sign-up', 'register', 'Hello! Register to get started.');
  const phone = field(page, 'mobileNumber');
  const words = page.getByText('Use 10 digits or fewer.');
  await phone.pressSequentially(digits);
  await expect(phone).toHaveValue(digits.slice(0, 10));
  await expect(words).toBeVisible();
  await phone.fill('3012345');
  await field(page, 'password').focus();
  await expect(words).toBeHidden();
  await phone.fill(written);
  await expect(phone).toHaveValue(digits);
  await expect(words).toBeVisible();
  await button(page, 'Sign Up').click();
  await expect(errorOf(page, 'mobileNumber')).toContainText('Enter a Valid Phone Number');
  await expect(phone).toHaveValue(digits);
});

test('reports long text without cutting it', async ({ page, address }) => {
  await tryOut(page, address, 'application', 'loan', 'Loan Specifics');
  const answer = field(page, 'loanQuestion');
  await answer.fill('x'.repeat(2000));
  await answer.press('End');
  await page.keyboard.insertText('y');
  await button(page, 'Review Application').click();
  await expect(errorOf(page, 'loanQuestion')).toContainText('must be 2000 characters or fewer');
  await expect(answer).toHaveValue(`${'x'.repeat(2000)}y`);
});

const gone = "We can't find that file any more. Choose it again";

function askForPassport(folder: Folder): void {
  const question = '"loanQuestion": {';
  const rules = { type: 'string', format: 'file', maxBytes: 1_000_000, fileTypes: ['pdf'] };
  const words = {
    'ui:title': 'Passport of {{firstName}}',
    'ui:help': '{{firstName}} {{surname}}, as printed',
    'ui:widget': 'file',
    noun: 'the passport of {{firstName}}',
    messages: { maxBytes: 'Too large', fileTypes: 'A PDF, please', locked: 'It needs a password' },
  };
  folder.edit('application/loan.schema.json', question, `"passport": ${JSON.stringify(rules)}, ${question}`);
  folder.edit('application/loan.ui.json', question, `"passport": ${JSON.stringify(words)}, ${question}`);
  folder.edit(
    'application/loan.ui.json',
    'how the tuition advance will help you',
    'what the advance does for {{firstName}}',
  );
}

const answerTo = (page: Page, question: string) =>
  page.locator('dt', { hasText: question }).locator('xpath=following-sibling::dd');

test('shows earlier answers in a question, and files in the review', async ({ page, folder, address }) => {
  const { firstName, surname } = validApplication.basic!;
  const label = `Passport of ${firstName}`;
  await tryOut(page, address, 'application', 'loan', 'Loan Specifics');
  askForPassport(folder);

  await test.step('in label, hint and what is wrong', async () => {
    await expect(page.getByLabel(label)).toBeVisible();
    await expect(page.getByText(`${firstName} ${surname}, as printed`)).toBeVisible();
    await button(page, 'Review Application').click();
    await expect(page.getByRole('alert')).toContainText(`Enter what the advance does for ${firstName}`);
  });

  await test.step('in the review, where a file has its name', async () => {
    await page
      .getByLabel(label)
      .setInputFiles({ name: 'passport.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
    await field(page, 'loanQuestion').fill('Books');
    await button(page, 'Review Application').click();
    await expect(heading(page, 'Review')).toBeVisible();
    await expect(answerTo(page, label)).toHaveText('passport.pdf');
  });

  await test.step('a file that is gone is said to be', async () => {
    await page.evaluate(async () => {
      const module = '/engine/storage/files.ts';
      await (await import(module)).deleteFiles();
    });
    await page.getByRole('button', { name: /^Edit\sLoan/ }).click();
    await expect(page.getByText(gone)).toBeVisible();
    await button(page, 'Save and return to review').click();
    await expect(answerTo(page, label)).toHaveText(gone);
  });
});

test('accepts question names that every object inherits', async ({ page, folder, address }) => {
  const names = ['constructor', 'toString', 'valueOf'];
  await tryOut(page, address, 'application', 'loan', 'Loan Specifics');
  const question = '"loanQuestion": {';
  const listed = (entry: (name: string) => object) =>
    names.map((name) => `"${name}": ${JSON.stringify(entry(name))}, `).join('');
  const rules = { type: 'string', maxLength: 5, pattern: '\\S' };
  folder.edit('application/loan.schema.json', question, `${listed(() => rules)}${question}`);
  const words = (name: string) => ({ 'ui:title': `My ${name}`, 'ui:widget': 'text', noun: `your ${name}` });
  folder.edit('application/loan.ui.json', question, `${listed(words)}${question}`);

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

test('starts later steps empty, fills them on request, and thanks at the end', async ({ page, address }) => {
  await tryOut(page, address, 'application', 'loan', 'Loan Specifics');
  const fill = page.getByRole('button', { name: 'Fill with sample answers' });
  await expect(field(page, 'loanQuestion')).toHaveValue('');
  await fill.click();
  await expect(field(page, 'loanQuestion')).not.toHaveValue('');

  await tryOut(page, address, 'application', 'basic', 'Basic Information');
  await fill.click();
  await expect(field(page, 'surname')).not.toHaveValue('');
  await button(page, 'Save and Continue').click();
  await expect(heading(page, 'Academic and Work Information')).toBeVisible();
  await expect(field(page, 'GPA')).toHaveValue('');

  await tryOut(page, address, 'feedback', 'words', 'Tell us what you think');
  await fill.click();
  await button(page, 'Send').click();
  await expect(heading(page, 'Thank you')).toBeVisible();
});
