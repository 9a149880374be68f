import { button, errorOf, field, heading } from './application.ts';
import { expect } from './fixture.ts';
import { test } from './gallery-fixture.ts';

test('an emoji counts as one sign, and what is too long is not cut but told of', async ({
  page,
  gallery,
}) => {
  await page.goto(`${gallery}?flow=application&step=loan&state=empty`);
  await expect(heading(page, 'Loan Specifics')).toBeVisible({ timeout: 60_000 });
  const answer = field(page, 'loanQuestion');

  await answer.fill('😀'.repeat(1999));
  await answer.press('End');
  await page.keyboard.insertText('😀😀');
  await button(page, 'Review Application').click();
  await expect(errorOf(page, 'loanQuestion')).toContainText('must be 2000 characters or fewer');
  await expect(answer).toHaveValue('😀'.repeat(2001));

  await answer.fill('😀'.repeat(2000));
  await button(page, 'Review Application').click();
  await expect(heading(page, 'Review')).toBeVisible();
});
