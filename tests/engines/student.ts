import { stepOf } from '#engine/core/index.ts';
import { application } from '#forms/application.ts';
import { login } from '#forms/login.ts';
import { signUp } from '#forms/sign-up.ts';
import { form as information } from '#generated/information/form.ts';
import { demoStudents } from '#server/demo/demo-students.ts';
import { password, validApplication } from '../journeys/application.ts';
import { sample } from '../journeys/fill.ts';
import { fillStep } from './fill.ts';
import type { Phone } from './phone.ts';

export async function register(phone: Phone, mobileNumber: string): Promise<void> {
  await fillStep(phone, stepOf(signUp, 'register'), { mobileNumber, password, confirmPassword: password });
  await phone.button('Sign Up');
  await phone.at('/info');
}

export async function walkThrough(phone: Phone): Promise<void> {
  const { steps } = information.definition;
  for (const step of steps) {
    await phone.heading(step.title);
    if (step !== steps.at(-1)) await phone.button(step.next!);
  }
  const quiz = steps.at(-1)!;
  const { id, checkAnswers, submit } = quiz;
  await fillStep(phone, quiz, sample('information', 'valid')[id]!);
  await phone.button(checkAnswers!);
  await phone.button(submit!);
}

export async function fillApplication(phone: Phone): Promise<void> {
  for (const step of application.definition.steps.filter(({ id }) => validApplication[id])) {
    await phone.heading(step.title);
    await fillStep(phone, step, validApplication[step.id]!);
    await phone.button(step.next ?? 'Next');
  }
  await phone.heading('Review');
}

export async function logIn(phone: Phone, phoneNumber: string, typed = password): Promise<void> {
  await fillStep(phone, stepOf(login, 'login'), { phoneNumber, password: typed });
  await phone.button('Login');
}

export async function logInAs(phone: Phone, name: string): Promise<void> {
  const student = demoStudents.find((each) => each.password === name)!;
  await phone.open('/login');
  await logIn(phone, student.phone, student.password);
  await phone.until('the log-in', () => phone.evaluate(() => location.pathname !== '/login'));
}

export async function submit(phone: Phone): Promise<void> {
  await phone.button('SUBMIT APPLICATION');
  await phone.heading("What's Next");
}

export async function untilCached(phone: Phone, parts: readonly string[]): Promise<void> {
  await phone.until('the service worker to cache the pages', () =>
    phone.evaluate(async (parts) => {
      const kept = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      const addresses = kept.flat().map(({ url }) => url);
      const isThere = (part: string) => addresses.some((each) => each.includes(`/${part}Page-`));
      return Boolean(navigator.serviceWorker.controller) && parts.every(isThere);
    }, parts),
  );
}
