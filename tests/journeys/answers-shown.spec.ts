import type { Page } from '@playwright/test';
import { button, field, heading, validApplication } from './application.ts';
import { expect } from './fixture.ts';
import { test } from './gallery-fixture.ts';
import type { ProjectCopy } from './project-copy.ts';

const gone = 'This file is not on this phone any more. Choose it again';

/** A file, asked for by the name that an earlier step has asked for. */
function askForPassport(copy: ProjectCopy): void {
  const question = '"loanQuestion": {';
  const rules = { type: 'string', format: 'file', maxBytes: 1_000_000, fileTypes: ['pdf'] };
  const words = {
    'ui:title': 'Passport of {{firstName}}',
    'ui:help': '{{firstName}} {{surname}}, as printed',
    'ui:widget': 'file',
    noun: 'the passport of {{firstName}}',
    messages: { maxBytes: 'Too large', fileTypes: 'A PDF, please', locked: 'It needs a password' },
  };
  copy.edit('application/loan.schema.json', question, `"passport": ${JSON.stringify(rules)}, ${question}`);
  copy.edit('application/loan.ui.json', question, `"passport": ${JSON.stringify(words)}, ${question}`);
  copy.edit(
    'application/loan.ui.json',
    'how the tuition advance will help you',
    'what the advance does for {{firstName}}',
  );
}

const answerTo = (page: Page, question: string) =>
  page.locator('dt', { hasText: question }).locator('xpath=following-sibling::dd');

test('answers given before stand in the words of a question, and a file stands in the review by its name', async ({
  page,
  copy,
  gallery,
}) => {
  const { firstName, surname } = validApplication.basic!;
  const label = `Passport of ${firstName}`;
  await page.goto(`${gallery}?flow=application&step=loan&state=empty`);
  await expect(heading(page, 'Loan Specifics')).toBeVisible({ timeout: 60_000 });
  askForPassport(copy);

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
