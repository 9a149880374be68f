import { expect, type Page } from '@playwright/test';
import type { Answers } from '#engine/core/index.ts';
import { button, heading } from './application.ts';
import type { Portal } from './portal.ts';

const ofPhone = 'join students s on s.id = a.student_id where s.phone = $1';

export const applicationsOf = ({ rows }: Portal, phone: string) =>
  rows(`select a.*, s.phone, s.password_hash from applications a ${ofPhone}`, phone);

export const invoicesOf = ({ rows }: Portal, phone: string) =>
  rows(`select f.* from invoice_files f join applications a on a.id = f.application_id ${ofPhone}`, phone);

/** Returns the answers of the one submission that `send` adds. */
export async function answersSentBy(
  { rows }: Portal,
  form: string,
  send: () => Promise<void>,
): Promise<Answers> {
  const stored = () => rows('select id, answers from submissions where form = $1', form);
  const before = new Set((await stored()).map(({ id }) => id));
  await send();
  const added = (await stored()).filter(({ id }) => !before.has(id));
  expect(added).toHaveLength(1);
  return JSON.parse(String(added[0]!.answers));
}

export const sendForm = (page: Page, portal: Portal, form: string): Promise<Answers> =>
  answersSentBy(portal, form, async () => {
    await button(page, 'Send').click();
    await expect(heading(page, 'Thank you')).toBeVisible();
  });

export async function expectSentOnce(page: Page, portal: Portal, phone: string): Promise<void> {
  await expect(page.getByText(/^Sent, reference/)).toBeVisible();
  expect(await applicationsOf(portal, phone)).toHaveLength(1);
}
