import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { todayInBanjul } from '#domain/dates.ts';
import { type Answers, evaluate, stepOf } from '#engine/core/index.ts';
import { application } from '#forms/application.ts';
import { toSubmission } from '#forms/application-submission.ts';
import { login } from '#forms/login.ts';
import * as portal from '#generated/portal.ts';
import { button, password, validApplication } from './application.ts';
import { fillStep } from './fill.ts';

/** A student who has applied: what the log-in gives. */
export interface Student {
  readonly user: string;
  readonly token: string;
}

/** What the portal sends of a valid application. */
export function submissionOf(mobileNumber: string) {
  const evaluation = evaluate(application, validApplication as Answers, { today: todayInBanjul() });
  return { ...toSubmission(evaluation, { mobileNumber }), password };
}

/** Applies and logs in by the calls alone, for journeys that begin with an account. */
export async function enrol(request: APIRequestContext, phone: string): Promise<Student> {
  const submitted = await request.post('/api/applications/submission', { data: submissionOf(phone) });
  expect(submitted.status(), await submitted.text()).toBe(200);
  return logInByCall(request, phone, password);
}

/** Logs in by the call alone. */
export async function logInByCall(
  request: APIRequestContext,
  phone: string,
  password: string,
  origin = '',
): Promise<Student> {
  const answer = await request.post(`${origin}/api/student_login`, { form: { username: phone, password } });
  expect(answer.status()).toBe(200);
  const { user, access_token } = await answer.json();
  return { user, token: access_token };
}

/** Fills in the log-in, on the page that asks for it, and presses its button. */
export async function logIn(page: Page, phone: string, typed = password): Promise<void> {
  const step = stepOf(login, 'login');
  await fillStep(page, step, { phoneNumber: phone, password: typed });
  await button(page, step.submit!).click();
}

/** A student who has applied from another phone logs in on this one. */
export async function arrive(page: Page, phone: string, typed = password): Promise<void> {
  await page.goto('/login');
  await logIn(page, phone, typed);
  await expect(page).toHaveURL('/home-upload-invoice');
}

/** Opens the student's session in a page, as a log-in leaves it; the page is then to be sent where it shall be. */
export async function openSession(page: Page, { user, token }: Student, origin = ''): Promise<void> {
  // The smallest thing of this origin.
  await page.goto(`${origin}/manifest.webmanifest`);
  await page.evaluate(
    ([key, ...values]) => {
      localStorage.setItem('user', values[0]!);
      localStorage.setItem(key!, values[1]!);
    },
    [`${portal.id}.access_token`, user, token],
  );
}

/** Ends or opens a session as another tab does it, in a browser that tells this one of nothing else. */
export async function changeSession(page: Page, student?: Student): Promise<void> {
  await page.evaluate(
    ([key, user, token]) => {
      localStorage.clear();
      if (user) localStorage.setItem('user', user);
      if (token) localStorage.setItem(key, token);
      window.dispatchEvent(new StorageEvent('storage'));
    },
    [`${portal.id}.access_token`, student?.user, student?.token] as const,
  );
}

/** Another tab of the same phone, also where the first one was closed. */
export async function openTab(page: Page, address: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(address);
  return tab;
}

/** From any page with the tabs. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Account' }).click();
  await button(page, 'Sign Out').click();
}
