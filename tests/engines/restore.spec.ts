import { setTimeout as sleep } from 'node:timers/promises';
import { stepOf } from '#engine/core/index.ts';
import { application } from '#forms/application.ts';
import { validApplication } from '../journeys/application.ts';
import { fillStep } from './fill.ts';
import { expect, test } from './fixture.ts';
import { leaveDuringTransactions } from './leave-during-transactions.ts';
import type { Phone } from './phone.ts';

const basic = stepOf(application, 'basic');
const renamed = { ...validApplication.basic, surname: 'Ceesay-Jallow' };
const cannotSave = 'We cannot save on this device';

async function expectFilled(phone: Phone, answers: Readonly<Record<string, string>>): Promise<void> {
  await phone.heading(basic.title);
  for (const [name, ui] of Object.entries(basic.ui ?? {})) {
    if (ui.widget === 'date' || ui.widget === 'radios' || answers[name] === undefined) continue;
    await phone.until(`${name} to be restored`, async () => (await phone.valueOf(name)) === answers[name]);
  }
  expect(await phone.text()).not.toContain(cannotSave);
}

async function fillIn(phone: Phone): Promise<void> {
  await phone.open('/basic-information');
  await fillStep(phone, basic, validApplication.basic!);
}

test('the Back button', async ({ phone }) => {
  await fillIn(phone);
  // Some engines keep the page with the form in their back-forward cache when the phone opens another page.
  await phone.open('/login');
  await phone.back();
  await expectFilled(phone, validApplication.basic!);
  await phone.fill('surname', renamed.surname);
  await phone.open('/login');
  await phone.back();
  await expectFilled(phone, renamed);
  await phone.reload();
  await expectFilled(phone, renamed);
});

test('suspending and resuming the browser', async ({ phone }) => {
  await fillIn(phone);
  phone.driver.suspend();
  // The pause is longer than the portal's time limit for a database operation.
  await sleep(8000);
  phone.driver.resume();
  await expectFilled(phone, validApplication.basic!);
  await phone.fill('surname', renamed.surname);
  await phone.reload();
  await expectFilled(phone, renamed);
});

test('leaving the page during a transaction', async ({ phone }) => {
  expect(await leaveDuringTransactions(phone, Number(process.env.LEAVINGS ?? 8))).toEqual([]);
});

test('dialogs', async ({ phone }) => {
  await phone.open('/');
  await phone.link('Sign Up');
  await phone.see('Create your account', 'dialog');
  await phone.until(
    'focus on the dialog’s title',
    async () => (await phone.focused()) === 'Create your account',
  );
  await phone.press({ selector: 'dialog [aria-label=Close]' });
  await phone.until('the dialog to close', () => phone.evaluate(() => !document.querySelector('dialog')));
  const title = await phone.text('h1');
  await phone.until('focus on the page’s title', async () => (await phone.focused()) === title);
});
