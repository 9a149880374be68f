import { expect, type Locator, type Page } from '@playwright/test';
import { stepOf } from '#engine/core/index.ts';
import { application } from '#forms/application.ts';
import { createAccount as accountModal } from '#forms/create-account.ts';
import { signUp } from '#forms/sign-up.ts';
import { fillStep, validSample } from './fill.ts';

export const password = 'a good password';

export const validApplication = validSample('application');

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
export const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });

export const field = (where: Page | Locator, name: string) =>
  where.locator(`[name="${name}"]:not([type=hidden])`);
export const errorOf = (page: Page, name: string) => page.locator(`#field-${name}-error`);
export const toast = (page: Page, words: string) => page.locator('.toast', { hasText: words });
export const dialog = (page: Page, name?: string) => page.getByRole('dialog', name ? { name } : {});

export const unsent = (page: Page) =>
  page.getByText(
    /^(No connection\. We'll send it when you're back online\.|Not sent yet\. We'll keep trying\.|Waiting for a connection…)/,
  );

export const uploaded = (page: Page) =>
  page
    .getByRole('listitem')
    .filter({ hasText: 'your university invoice' })
    .getByText('Done', { exact: true });

/** Waits until React has hydrated the page, so that the page reacts to input. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator('#root')).toHaveAttribute('data-ready');
}

export async function signUpAs(page: Page, mobileNumber: string, chosen = password): Promise<void> {
  await page.goto('/signup');
  const answers = { mobileNumber, password: chosen, confirmPassword: chosen };
  await fillStep(page, stepOf(signUp, 'register'), answers);
  await button(page, 'Sign Up').click();
}

export async function register(page: Page, phone: string, chosen = password): Promise<void> {
  await signUpAs(page, phone, chosen);
  await expect(heading(page, 'About')).toBeVisible();
}

export async function createAccount(page: Page, answers: { email: string; password: string }): Promise<void> {
  const modal = dialog(page, 'Create your account');
  await fillStep(modal, stepOf(accountModal, 'account'), answers);
  await modal.getByRole('button', { name: 'Sign Up' }).click();
}

export async function completeWalkthrough(page: Page): Promise<void> {
  for (const next of ['How to Apply', 'Payment Information', 'Ready to Apply', 'Learning Check']) {
    await button(page, 'Continue').click();
    await expect(heading(page, next)).toBeVisible();
  }
  await page.getByRole('radio').nth(1).check();
  await page.getByRole('radio').nth(6).check();
  await button(page, 'Check Answers').click();
  await button(page, 'Apply').click();
  await expect(heading(page, 'Basic Information')).toBeVisible();
}

export async function fillApplication(page: Page, answers = validApplication): Promise<void> {
  for (const id of ['basic', 'academic', 'loan']) {
    const step = stepOf(application, id);
    await expect(heading(page, step.title)).toBeVisible();
    await fillStep(page, step, answers[id]!);
    await button(page, step.next!).click();
  }
  await expect(heading(page, 'Review')).toBeVisible();
}

export async function reachReview(page: Page, phone: string, chosen = password): Promise<void> {
  await register(page, phone, chosen);
  await completeWalkthrough(page);
  await fillApplication(page);
  // The test waits until the pages after the review are prefetched, which may take seconds on a slow machine.
  const fetched = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map((each) => each.name)
        .join(' '),
    );
  for (const name of ['ApplicationReceivedPage', 'UploadInvoicePage', 'InvoiceSuccessPage']) {
    await expect.poll(fetched).toMatch(new RegExp(`/${name}-[^/ ]+\\.js`));
  }
}

export async function submit(page: Page): Promise<void> {
  await button(page, 'SUBMIT APPLICATION').click();
  // If the server refuses the application at once, the heading says so.
  await expect(page.getByRole('heading', { name: /^What's Next$|^We couldn't send/ })).toBeVisible();
}

export async function apply(page: Page, phone: string): Promise<void> {
  await reachReview(page, phone);
  await submit(page);
  await expect(page.getByText(/^Sent, reference/)).toBeVisible();
}

/** Presses SUBMIT and fills in the dialog, which asks for the password because a reload has lost it. */
export async function submitUpToPassword(page: Page): Promise<void> {
  await button(page, 'SUBMIT APPLICATION').click();
  await typePassword(dialog(page));
}

export async function typePassword(where: Page | Locator, typed = password): Promise<void> {
  await field(where, 'password').fill(typed);
  await field(where, 'confirmPassword').fill(typed);
}
