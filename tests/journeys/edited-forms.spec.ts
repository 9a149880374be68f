import type { Page } from '@playwright/test';
import { stepOf } from '#engine/core/index.ts';
import { login } from '#forms/login.ts';
import { button, heading } from './application.ts';
import { fillStep } from './fill.ts';
import { test as base, expect } from './fixture.ts';
import { chooseFile } from './photo.ts';
import { type Portal, startPortal } from './portal.ts';
import { build, copyProject, generate, type ProjectCopy } from './project-copy.ts';
import { changeRows, everythingStored } from './storage.ts';

/* What staff may write of a form and none of ours says. */

// To build takes longer than to look.
base.describe.configure({ mode: 'default' });

const test = base.extend<object, { edited: Portal }>({
  edited: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first argument destructured
    async ({}, use) => {
      const copy = copyProject();
      addStepWithCondition(copy);
      copy.edit('invoice-upload/flow.json', '"draft": { "days": 7 }', '"draft": { "days": 14 }');
      copy.pass(generate, build);
      const portal = await startPortal({ projectDir: copy.dir });
      await use(portal);
      await portal.close();
      copy.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** A step that only one answer leads to, with an address of its own. */
function addStepWithCondition(copy: ProjectCopy): void {
  copy.edit(
    'freelance-survey/flow.json',
    '    {\n      "id": "second",',
    `    {
      "id": "lessons",
      "path": "/surveylessons",
      "title": "Your lessons",
      "progress": 60,
      "next": "Next",
      "previous": "Back",
      "check": "submit",
      "when": { "properties": { "first_choice": { "const": "Tutoring/education" } }, "required": ["first_choice"] }
    },
    {
      "id": "second",`,
  );
  copy.write(
    'freelance-survey/lessons.schema.json',
    `{
  "$schema": "../meta/step.schema.json",
  "type": "object",
  "additionalProperties": false,
  "properties": { "subject": { "type": "string", "maxLength": 60, "pattern": "\\\\S" } },
  "required": []
}
`,
  );
  copy.write(
    'freelance-survey/lessons.ui.json',
    `{
  "$schema": "../meta/ui.schema.json",
  "subject": { "ui:title": "Which subject?", "ui:widget": "text", "noun": "the subject" }
}
`,
  );
}

test('Back leads out of a step that the answers do not lead to any more', async ({
  page,
  edited: { url },
}) => {
  await page.goto(`${url}/surveypage2`);
  await page.getByRole('radio', { name: 'Tutoring/education' }).check();
  await button(page, 'Next').click();
  await expect(heading(page, 'Your lessons')).toBeVisible();
  await button(page, 'Next').click();
  await expect(heading(page, 'Your second choice')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Your lessons')).toBeVisible();
  await page.goBack();
  await page.getByRole('radio', { name: 'Content creation' }).check();

  // An entry of the history names the step that is hidden by now: the first unfinished one takes its place.
  const length = await page.evaluate(() => history.length);
  await page.goForward();
  await expect(page).toHaveURL(`${url}/survey`);
  await expect(heading(page, 'About you')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Your first choice')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Content creation' })).toBeChecked();
  await page.goForward();
  await expect(heading(page, 'About you')).toBeVisible();
  await page.goForward();
  await expect(heading(page, 'Your second choice')).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(length);

  // The same for an address that was typed or kept.
  await page.goto(`${url}/login`);
  await page.goto(`${url}/surveylessons`);
  await expect(heading(page, 'About you')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${url}/login`);
});

/** Puts back what the phone keeps of its forms, and a file beside it that no form knows. */
async function putBack(page: Page, days: number, name: string): Promise<void> {
  const facts = { countedFrom: Date.now() - days * 86_400_000 };
  const added = [{ id: name, name, savedAt: 0, countedFrom: 1 }];
  await changeRows(page, 'forms', 'drafts', { facts });
  await changeRows(page, 'forms', 'files', { facts, added });
}

/** An answer of the server brings its time: from then on it is known what is too old. */
async function tellTime(page: Page): Promise<void> {
  await fillStep(page, stepOf(login, 'login'), { phoneNumber: '3999999', password: 'nobody has this' });
  await button(page, 'Login').click();
  await expect(page.getByText('Failed to Login')).toBeVisible();
}

test('a chosen file is kept as many days as its form’s file says, and no longer', async ({
  page,
  edited: { url },
}) => {
  const chosen = page.getByText(/mine\.pdf/);
  const swept = (name: string) => expect.poll(() => everythingStored(page)).not.toContain(name);

  await test.step('while its draft lives', async () => {
    await page.goto(`${url}/upload-invoice`);
    await chooseFile(page);
    await expect.poll(() => everythingStored(page)).toMatch(/"step":"invoice".*mine\.pdf/);
    await page.goto(`${url}/login`);
    await putBack(page, 13, 'nobodys.pdf');
    await tellTime(page);
    await swept('nobodys.pdf');
    await page.goto(`${url}/upload-invoice`);
    await expect(chosen).toBeVisible();
  });

  await test.step('while its draft is on screen', async () => {
    await putBack(page, 15, 'nobodys.pdf');
    await page.reload();
    await expect(chosen).toBeVisible();
    await page.getByRole('link', { name: 'Log in' }).click();
    await tellTime(page);
    await swept('nobodys.pdf');
    await page.goBack();
    await expect(chosen).toBeVisible();
  });

  await test.step('and goes with its draft, although nobody opens the form', async () => {
    await putBack(page, 15, 'nobodys.pdf');
    await page.goto(`${url}/login`);
    await tellTime(page);
    await swept('mine.pdf');
    expect(await everythingStored(page)).not.toContain('"step":"invoice"');
    await page.goto(`${url}/upload-invoice`);
    await expect(button(page, 'Submit')).toBeVisible();
    await expect(chosen).toHaveCount(0);
  });
});
