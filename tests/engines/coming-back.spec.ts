import { setTimeout as sleep } from 'node:timers/promises';
import { stepOf } from '#engine/core/index.ts';
import { application } from '#forms/application.ts';
import { validApplication } from '../journeys/application.ts';
import { fillStep } from './fill.ts';
import { expect, test } from './fixture.ts';
import { leaveOften } from './leavings.ts';
import type { Phone } from './phone.ts';

const basic = stepOf(application, 'basic');
const renamed = { ...validApplication.basic, surname: 'Ceesay-Jallow' };
const cannotSave = 'We cannot save on this device';

/** The first form, as it stands on screen. */
async function expectFilled(phone: Phone, answers: Readonly<Record<string, string>>): Promise<void> {
  await phone.heading(basic.title);
  for (const [name, ui] of Object.entries(basic.ui ?? {})) {
    if (ui.widget === 'date' || ui.widget === 'radios' || answers[name] === undefined) continue;
    await phone.until(`${name} being there`, async () => (await phone.valueOf(name)) === answers[name]);
  }
  expect(await phone.text()).not.toContain(cannotSave);
}

async function fillIn(phone: Phone): Promise<void> {
  await phone.open('/basic-information');
  await fillStep(phone, basic, validApplication.basic!);
}

test('reload', async ({ phone }) => {
  await fillIn(phone);
  await phone.reload();
  await expectFilled(phone, validApplication.basic!);
});

test('Back', async ({ phone }) => {
  await fillIn(phone);
  // Another document: the one before it waits in the page cache, where the engine has one.
  await phone.open('/login');
  await phone.back();
  await expectFilled(phone, validApplication.basic!);
  // What is typed is still stored.
  await phone.fill('surname', renamed.surname);
  await phone.open('/login');
  await phone.back();
  await expectFilled(phone, renamed);
  await phone.reload();
  await expectFilled(phone, renamed);
});

test('an app that was asleep', async ({ phone }) => {
  await fillIn(phone);
  phone.driver.sleep();
  // Longer than a database may take to answer.
  await sleep(8000);
  phone.driver.wake();
  await expectFilled(phone, validApplication.basic!);
  await phone.fill('surname', renamed.surname);
  await phone.reload();
  await expectFilled(phone, renamed);
});

test('leaving in the middle of a transaction', async ({ phone }, testInfo) => {
  const times = Number(process.env.LEAVINGS ?? 8);
  const { locked, cached } = await leaveOften(phone, times, testInfo.outputPath('invoice.pdf'));
  testInfo.annotations.push({
    type: 'leavings',
    description: `${locked.length} of ${times} locked, ${cached} came back`,
  });
  expect(locked).toEqual([]);
});

test('dialogs', async ({ phone }) => {
  await phone.open('/');
  await phone.link('Sign Up');
  await phone.see('Create your account', 'dialog');
  await phone.until(
    'the title having the focus',
    async () => (await phone.focused()) === 'Create your account',
  );
  await phone.press({ selector: 'dialog [aria-label=Close]' });
  await phone.until('the dialog being gone', () => phone.evaluate(() => !document.querySelector('dialog')));
  const title = await phone.text('h1');
  await phone.until('the page’s title having the focus', async () => (await phone.focused()) === title);
});
