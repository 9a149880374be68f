import { expect } from '@playwright/test';
import { button } from '../journeys/application.ts';
import { askForCode, fillReset } from '../journeys/reset-code.ts';
import { enrol, logInByCall } from '../journeys/student.ts';
import type { Fault } from './faults.ts';
import type { Stage, Visit } from './visit.ts';

/* Nobody is logged in here, so the pages treat status 401 like any other refusal. */

/** Returns the latest code sent to the student. In demo mode, the server prints its messages. */
async function codeFor({ portal, phone }: Stage): Promise<string> {
  const isFor = (line: string) => line.startsWith(`WhatsApp message to ${phone}:`);
  await expect.poll(() => portal.printed().filter(isFor).length).toBeGreaterThan(0);
  return portal
    .printed()
    .findLast(isFor)!
    .match(/\d{6}$/)![0];
}

const newPassword = 'a better password';

const failed =
  /We could not (connect|reach the service)|The service is not available right now|This was not accepted|Too many attempts/;

/** `isRead` says whether the page reads the response's body, and not only its status. */
const resetSays =
  (isRead: boolean) =>
  ({ kind }: Fault) => {
    if (kind === 'hang') return /Still working/;
    return kind === 'odd success' && !isRead ? undefined : failed;
  };

async function press({ page }: Stage, name: string, kind: Fault['kind']): Promise<void> {
  if (kind === 'hang') await button(page, 'Cancel').click();
  await button(page, name).click();
}

const sending = (isRead: boolean): Visit => ({
  async arrive({ page, request, phone }) {
    await enrol(request, phone);
    await page.goto('/forgotpassword');
    await page.locator('[name=phone_number]').fill(phone);
  },
  act: ({ page }) => button(page, 'Send Code').click(),
  says: resetSays(isRead),
  keeps: ({ page, phone }) => expect(page.locator('[name=phone_number]')).toHaveValue(phone),
  again: (stage, { kind }) => press(stage, 'Send Code', kind),
  works: /Choose a new password/,
  async effect(stage) {
    await codeFor(stage);
    const { portal, phone } = stage;
    expect(await portal.rows('select id from messages where phone = $1', phone)).toHaveLength(1);
  },
});

const changing = (isRead: boolean): Visit => ({
  async arrive(stage) {
    const { page, request, phone } = stage;
    await enrol(request, phone);
    await askForCode(page, phone);
    await fillReset(page, await codeFor(stage), newPassword);
  },
  act: ({ page }) => button(page, 'Reset Password').click(),
  says: (fault) => (!isRead && fault.status === 403 ? /Your code was right, but/ : resetSays(isRead)(fault)),
  keeps: ({ page }) => expect(page.locator('[name=newPassword]')).toHaveValue(newPassword),
  again: (stage, { kind }) => press(stage, 'Reset Password', kind),
  // A code works only once. If the server changed the password but its response was lost, a retry fails, and
  // the page suggests logging in with the new password.
  works: /Password Has Been Reset|Try logging in with your new password/,
  effect: async ({ request, phone }) => void (await logInByCall(request, phone, newPassword)),
});

export const resets = {
  'GET /forgotpassword/verify_phone': sending(true),
  'POST /forgotpassword/generate_forgot_password_entry': sending(false),
  'POST /messaging/forgot_password': sending(false),
  'GET /forgotpassword/verify_code': changing(true),
  'POST /forgotpassword/update_password': changing(false),
};
