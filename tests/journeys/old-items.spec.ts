import { test } from './as-student.ts';
import { sample } from './fill.ts';
import { expect } from './fixture.ts';
import { changeRows } from './storage.ts';

/* What waits on a phone since an earlier version of the portal, which kept it in another shape. */

const { industry, business, amounts, plans, contact } = sample('business-loan', 'valid');

test('surveys that had a kind of their own go by themselves, each to its call', async ({
  page,
  student,
  portal,
}) => {
  const waiting = { owner: student.user, createdAt: Date.now(), tries: 1, state: 'waiting' };
  const student_id = student.user;
  const loan = {
    ...{ ...contact, ...industry, ...business, ...amounts, ...plans },
    ...{ years: 2, loan_amount: 4000, avg_monthly_sales: 12500.5, avg_monthly_expenses: 8000 },
  };
  const choices = { first_choice: 'Tutoring/education', second_choice: 'Content creation' };
  // Opened once, so that the database is there.
  await page.goto('/home');
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toContain('outbox');
  await page.goto('/manifest.webmanifest');
  await changeRows(page, 'outbox', 'items', {
    added: [
      { ...waiting, id: 'old-1', kind: 'freelance-survey', payload: { ...choices, student_id } },
      { ...waiting, id: 'old-2', kind: 'business-loan', payload: { ...loan, student_id } },
    ],
  });
  await page.goto('/home');
  for (const name of ['Your survey', 'Your loan application'])
    await expect(page.getByRole('region', { name }).getByText('Sent', { exact: true })).toBeVisible();
  const rows = await portal.rows(
    'select form from submissions where application_id = $1 order by form',
    student.user,
  );
  expect(rows.map(({ form }) => form)).toEqual(['business-loan', 'freelance-survey']);
});
