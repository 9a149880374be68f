import { expect, type Page } from '@playwright/test';
import type { Answers } from '#engine/core/index.ts';
import { button, heading } from './application.ts';
import type { Portal } from './portal.ts';

/* What the lender's record has of a phone, read past the server. */

const ofPhone = 'join students s on s.id = a.student_id where s.phone = $1';

export const applicationsOf = ({ rows }: Portal, phone: string) =>
  rows(`select a.*, s.phone, s.password_hash from applications a ${ofPhone}`, phone);

export const invoicesOf = ({ rows }: Portal, phone: string) =>
  rows(`select f.* from invoice_files f join applications a on a.id = f.application_id ${ofPhone}`, phone);

/** The answers that came of a form, by step, the latest last. */
export const sentAnswers = async ({ rows }: Portal, form: string): Promise<Answers[]> =>
  (await rows('select answers from submissions where form = $1 order by created_at', form)).map(
    ({ answers }) => JSON.parse(String(answers)),
  );

/** Sends a form that its page waits for, and gives the answers that came of it: once. */
export async function sendForm(page: Page, portal: Portal, form: string): Promise<Answers> {
  const before = await sentAnswers(portal, form);
  await button(page, 'Send').click();
  await expect(heading(page, 'Thank you')).toBeVisible();
  const after = await sentAnswers(portal, form);
  expect(after).toHaveLength(before.length + 1);
  return after.at(-1)!;
}

/** The page says that the application was sent, and the record has it once. */
export async function expectSentOnce(page: Page, portal: Portal, phone: string): Promise<void> {
  await expect(page.getByText(/^Sent, reference/)).toBeVisible();
  expect(await applicationsOf(portal, phone)).toHaveLength(1);
}
