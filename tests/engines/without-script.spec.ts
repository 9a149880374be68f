import { writeFileSync } from 'node:fs';
import type { StepDefinition } from '#engine/core/index.ts';
import { stepOf } from '#engine/core/index.ts';
import { application } from '#forms/application.ts';
import { signUp } from '#forms/sign-up.ts';
import { form as information } from '#generated/information/form.ts';
import { password, validApplication } from '../journeys/application.ts';
import { sample } from '../journeys/fill.ts';
import { pdf } from '../journeys/photo.ts';
import { applicationsOf, invoicesOf } from '../journeys/stored-on-server.ts';
import { fillShown, fillStep } from './fill.ts';
import { expect, test } from './fixture.ts';
import type { Phone } from './phone.ts';

/* The tests use HTTPS, because not every engine stores Secure cookies from http://127.0.0.1. */

test.use({ isSecure: true });

test('application while scripts do not load', async ({ phone, number, portal, wire }, testInfo) => {
  // Only the request for the entry script hangs, because no other script runs before that one. If more
  // requests hung, the browser would run out of connections.
  wire.break({ path: /^\/assets\/index-[^/]*\.js$/, treatment: { kind: 'hang' } });
  await phone.visit('/signup');
  await fillStep(phone, stepOf(signUp, 'register'), { mobileNumber: number });
  await phone.post('Sign Up');
  const { steps } = information.definition;
  const quiz = steps.at(-1)!;
  for (const step of steps.slice(0, -1)) {
    await phone.heading(step.title);
    await phone.post(step.next!);
  }
  await fillStep(phone, quiz, sample('information', 'valid')[quiz.id]!);
  await phone.post(quiz.checkAnswers!);
  await phone.post(quiz.submit!);
  for (const step of application.definition.steps) if (validApplication[step.id]) await answer(phone, step);
  await phone.heading('Review');
  expect(await phone.valueOf('mobileNumber')).toBe(number);
  await phone.fill('password', password);
  await phone.fill('confirmPassword', password);
  await phone.post('SUBMIT APPLICATION');
  await phone.heading("What's Next");
  await phone.see(/reference\s+[0-9A-Z]{3}\s*[0-9A-Z]{3}/i);
  const file = testInfo.outputPath('invoice.pdf');
  writeFileSync(file, pdf(200_000));
  await phone.attach(file);
  await phone.post('Upload Invoice');
  await phone.see('Done');

  const [row] = await applicationsOf(portal, number);
  expect(JSON.parse(String(row!.answers))).toEqual(validApplication);
  expect(await invoicesOf(portal, number)).toEqual([expect.objectContaining({ bytes: 200_000 })]);
});

/** Answers a step. Posts it several times if necessary: conditional questions appear only after a post. */
async function answer(phone: Phone, step: StepDefinition): Promise<void> {
  await phone.heading(step.title);
  for (let posts = 0; (await phone.text('h1')) === step.title; posts += 1) {
    expect(posts, `posts of ${step.id}`).toBeLessThan(6);
    await fillShown(phone, step, validApplication[step.id]!);
    await phone.post(step.next ?? 'Next');
  }
}
