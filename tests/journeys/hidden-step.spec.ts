import { button, heading } from './application.ts';
import { test } from './copy-fixture.ts';
import { expect } from './fixture.ts';
import { build, generate, type ProjectCopy } from './project-copy.ts';

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
  copy,
  startCopy,
}) => {
  test.setTimeout(180_000);
  addStepWithCondition(copy);
  copy.pass(generate, build);
  const { url } = await startCopy();

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
