import type { Page } from '@playwright/test';
import { stepOf } from '#engine/core/index.ts';
import { application } from '#forms/application.ts';
import { button, errorOf, field, heading, typePassword, validApplication } from './application.ts';
import { test } from './copy-fixture.ts';
import { fillStep } from './fill.ts';
import { expect } from './fixture.ts';
import type { Portal } from './portal.ts';
import { build, generate } from './project-copy.ts';
import { addOption, addQuestion, addStep } from './staff-edits.ts';

/* What schemas/README.md promises staff: they edit the files of schemas/, and nobody edits code. */

test('an option, a question and a step come to the form by edits of schema files alone', async ({
  page,
  copy,
  startCopy,
}) => {
  addOption(copy);
  addQuestion(copy);
  addStep(copy);
  const { status, said } = copy.run('scripts/schemas/check.ts');
  expect(status).toBe(1);
  expect(said).toMatch(
    /"nickname" must be answered now, .* have no answer to it\. Run: npm run schemas:fix$/m,
  );
  const mended = copy.run('scripts/schemas/fix.ts');
  expect(mended.status).toBe(0);
  expect(mended.said).toMatch(/^schemas\/application\/samples\/valid\.json: "nickname" is answered with "/m);
  copy.pass('scripts/schemas/check.ts', generate, 'node_modules/typescript/bin/tsc --noEmit', build);

  const portal = await startCopy();
  await page.goto(`${portal.url}/basic-information`);
  await expectOptionAndQuestion(page);
  await fillStep(page, stepOf(application, 'academic'), validApplication.academic!);
  await button(page, 'Save and Continue').click();
  await expectStepOfItsOwn(page, portal);
  await fillStep(page, stepOf(application, 'loan'), validApplication.loan!);
  await button(page, 'Review Application').click();
  await expectInReview(page);
  await expectSent(page, portal);

  expect(copy.changedElsewhere()).toEqual([]);
});

const progress = (page: Page) => page.getByRole('progressbar');
const answerTo = (page: Page, question: string) =>
  page.locator('dt', { hasText: question }).locator('xpath=following-sibling::dd');

async function expectOptionAndQuestion(page: Page): Promise<void> {
  const regions = ['Banjul', 'Foni Region', 'Kanifing Municipality'];
  const offered = page.locator('[name=residenceRegion] option');
  await expect(offered.filter({ hasText: new RegExp(`^(${regions.join('|')})$`) })).toHaveText(regions);
  await expect(progress(page)).toHaveAttribute('aria-valuetext', 'Step 1 of 5, 25%');
  const answers = { ...validApplication.basic, residenceRegion: 'Foni Region' };
  await fillStep(page, stepOf(application, 'basic'), answers);
  await button(page, 'Save and Continue').click();
  await expect(errorOf(page, 'nickname')).toContainText('Enter your nickname');
  await expect(page).toHaveURL(/\/basic-information$/);
  await page.getByLabel('Nickname').fill('Awi');
  await button(page, 'Save and Continue').click();
  await expect(page).toHaveURL(/\/academic-information$/);
}

async function expectStepOfItsOwn(page: Page, { url }: Portal): Promise<void> {
  await expect(page).toHaveURL(`${url}/family-information`);
  await expect(heading(page, 'Family')).toBeVisible();
  await expect(progress(page)).toHaveAttribute('aria-valuetext', 'Step 3 of 5, 60%');
  await expect(progress(page)).toHaveJSProperty('value', 60);
  await button(page, 'Save and Continue').click();
  await expect(errorOf(page, 'guardianName')).toContainText('Enter the name of your guardian');
  await page.getByLabel('Name of your guardian').fill('Lamin Njie');
  await page.getByLabel('Region your guardian lives in').selectOption('Foni Region');

  await button(page, 'Back').click();
  await expect(heading(page, 'Academic and Work Information')).toBeVisible();
  await button(page, 'Save and Continue').click();
  await expect(heading(page, 'Family')).toBeVisible();
  await button(page, 'Save and Continue').click();
  await expect(page).toHaveURL(`${url}/loan-information`);
  await expect(progress(page)).toHaveAttribute('aria-valuetext', 'Step 4 of 5, 75%');
  await button(page, 'Back').click();
  await expect(heading(page, 'Family')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Name of your guardian')).toHaveValue('Lamin Njie');
  await button(page, 'Save and Continue').click();
  await expect(heading(page, 'Loan Specifics')).toBeVisible();
}

async function expectInReview(page: Page): Promise<void> {
  await expect(heading(page, 'Review')).toBeVisible();
  await expect(progress(page)).toHaveAttribute('aria-valuetext', 'Step 5 of 5, 100%');
  await expect(answerTo(page, 'Nickname')).toHaveText('Awi');
  await expect(answerTo(page, 'Region you live in')).toHaveText('Foni Region');
  await expect(answerTo(page, 'Name of your guardian')).toHaveText('Lamin Njie');
  await page.getByRole('button', { name: 'Edit Family' }).click();
  await expect(page).toHaveURL(/\/family-information$/);
  await page.getByLabel('Name of your guardian').fill('Fatou Njie');
  await button(page, 'Save and return to review').click();
  await expect(answerTo(page, 'Name of your guardian')).toHaveText('Fatou Njie');
}

/** The lender's record has the new answers as well. */
async function expectSent(page: Page, portal: Portal): Promise<void> {
  await button(page, 'SUBMIT APPLICATION').click();
  const dialog = page.getByRole('dialog');
  await field(dialog, 'mobileNumber').fill('3012345');
  await typePassword(dialog);
  await dialog.locator('button[type=submit]').click();
  await expect(page.getByText(/^Sent, reference/)).toBeVisible();
  const [row] = await portal.rows('select answers from applications');
  expect(JSON.parse(String(row!.answers))).toMatchObject({
    basic: { nickname: 'Awi', residenceRegion: 'Foni Region' },
    family: { guardianName: 'Fatou Njie', guardianRegion: 'Foni Region' },
  });
}

test('a slip of the pen is named by file, line and column, with what to write', ({ copy }) => {
  copy.edit('application/loan.schema.json', '"maxLength": 2000', '"maxLenght": 2000');
  copy.edit('options/region.json', '"Banjul",', '"Banjul"');
  const { status, said } = copy.run('scripts/schemas/check.ts');
  expect(status).toBe(1);
  expect(said.split('\n')).toEqual([
    'schemas/application/loan.schema.json:5:55  "maxLenght" is not known here. Write "maxLength".',
    'schemas/options/region.json:6:13  A comma is missing here. Add it: things in { } and [ ] are separated by commas.',
  ]);
  const generated = copy.run('scripts/schemas/generate.ts');
  expect(generated).toEqual({ status, said });
});
