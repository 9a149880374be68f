import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { todayInBanjul } from '#domain/dates.ts';
import { type Answers, evaluate, stepOf } from '#engine/core/index.ts';
import { application } from '#forms/application.ts';
import { toSubmission } from '#forms/application-submission.ts';
import { login } from '#forms/login.ts';
import * as portal from '#generated/portal.ts';
import { button, password, validApplication } from './application.ts';
import { fillStep } from './fill.ts';

export interface Student {
  readonly user: string;
  readonly token: string;
}

/** Returns another phone number, which no other test uses. */
export const otherPhone = (phone: string) => String(Number(phone) + 1_000_000);

export async function enrol(request: APIRequestContext, phone: string): Promise<Student> {
  const evaluation = evaluate(application, validApplication as Answers, { today: todayInBanjul() });
  const data = { ...toSubmission(evaluation, { mobileNumber: phone }), password };
  const submitted = await request.post('/api/applications/submission', { data });
  expect(submitted.status(), await submitted.text()).toBe(200);
  return logInByCall(request, phone, password);
}

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

export async function logIn(page: Page, phone: string, typed = password): Promise<void> {
  const step = stepOf(login, 'login');
  await fillStep(page, step, { phoneNumber: phone, password: typed });
  await button(page, step.submit!).click();
}

export async function arrive(page: Page, phone: string, typed = password): Promise<void> {
  await page.goto('/login');
  await logIn(page, phone, typed);
  await expect(page).toHaveURL('/home-upload-invoice');
}

/**
 * Stores the session in local storage, as a log-in does. Afterwards, the test must open a page of the portal.
 */
export async function openSession(page: Page, { user, token }: Student, origin = ''): Promise<void> {
  // This file belongs to the portal's origin, so the browser can set its local storage, but it runs none of
  // the portal's code.
  await page.goto(`${origin}/manifest.webmanifest`);
  await page.evaluate(
    ([key, ...values]) => {
      localStorage.setItem('user', values[0]!);
      localStorage.setItem(key!, values[1]!);
    },
    [`${portal.id}.access_token`, user, token],
  );
}

/** Ends or opens a session as another tab does, without reloading the page. */
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

/** Opens a tab in the browser of `page`, even if the tab of `page` is closed. */
export async function openTab(page: Page, address: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(address);
  return tab;
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Account' }).click();
  await button(page, 'Sign Out').click();
}
