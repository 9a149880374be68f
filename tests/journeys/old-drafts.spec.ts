import type { Page } from '@playwright/test';
import { button, field } from './application.ts';
import { expect, test } from './fixture.ts';
import { changeRows } from './stored-on-phone.ts';

interface Draft {
  readonly version: number;
  readonly answers: { readonly [step: string]: { readonly [field: string]: string } };
}

async function keepDraft(page: Page, draft: Draft): Promise<void> {
  await page.goto('/loan-information');
  await field(page, 'loanQuestion').fill('x');
  await expect(page.getByText(/^Saved on this device at \d\d:\d\d$/)).toBeVisible();
  await page.goto('/login');
  const { version } = draft;
  const added = Object.entries(draft.answers).map(([step, answers]) => ({
    ...{ flow: 'application', version, step, answers },
    savedAt: Date.now(),
  }));
  await changeRows(page, 'forms', 'drafts', { added });
}

/** Returns the stored drafts. Their keys consist of form, version and step, such as `application,1,basic`. */
async function keptDrafts(page: Page): Promise<Record<string, unknown>> {
  const drafts = await changeRows(page, 'forms', 'drafts');
  return Object.fromEntries(drafts.map((row) => [`${row.flow},${row.version},${row.step}`, row]));
}

test('lists answers that the form no longer asks for, and keeps them until the student clears them', {
  tag: '@core',
}, async ({ page }) => {
  await keepDraft(page, {
    version: 1,
    answers: { basic: { firstName: 'Awa', nickname: 'Awi', residenceCity: 'Atlantis', surname: 'Njie' } },
  });
  await page.goto('/basic-information');
  await expect(field(page, 'firstName')).toHaveValue('Awa');
  await expect(page.getByText(/no longer asks for these answers: “Awi”, “Atlantis”\./)).toBeVisible();

  await field(page, 'surname').fill('Jallow');
  const both = { firstName: 'Awa', surname: 'Jallow', nickname: 'Awi', residenceCity: 'Atlantis' };
  await expect.poll(() => keptDrafts(page)).toMatchObject({ 'application,1,basic': { answers: both } });
  await page.reload();
  await expect(field(page, 'surname')).toHaveValue('Jallow');
  await expect(page.getByText(/no longer asks for these answers: “Awi”, “Atlantis”\./)).toBeVisible();

  await button(page, 'Clear my answers from this device').click();
  await button(page, 'Yes, clear them').click();
  await expect(page.getByText(/no longer asks for these answers/)).toHaveCount(0);
  await expect.poll(() => keptDrafts(page)).not.toHaveProperty(['application,1,basic']);
});
