import type { Page } from '@playwright/test';
import { test } from '../faults/stage.ts';
import { button, field, password, typePassword } from './application.ts';
import { expect } from './fixture.ts';
import { openSession } from './student.ts';

/*
 * On a network with 400 kbit/s and 400 ms latency, a press must have a visible effect before the network
 * responds.
 */

const slow = {
  path: /^\/api\//,
  treatment: { kind: 'slow', latencyMs: 400, bytesPerSecond: 50_000 },
} as const;

/**
 * Returns the time in ms until the page changed, and the number of API calls that began and ended until then.
 */
function press(page: Page, name: string): Promise<{ ms: number; answered: number }> {
  return button(page, name).evaluate(
    (pressed: HTMLElement) =>
      new Promise((resolve) => {
        const begun = performance.now();
        // The browser adds a performance entry once a call is complete.
        const isAnswered = ({ name, startTime }: PerformanceEntry) =>
          name.includes('/api/') && startTime >= begun;
        const watcher = new MutationObserver(() => {
          watcher.disconnect();
          requestAnimationFrame(() => {
            const loaded = performance.getEntriesByType('resource');
            resolve({ ms: performance.now() - begun, answered: loaded.filter(isAnswered).length });
          });
        });
        watcher.observe(document.body, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
        pressed.click();
      }),
  );
}

test('every press has a visible effect before the network responds', async ({ stage }) => {
  const { page, wire, phone } = stage;
  const expectFeedback = async (name: string) => {
    const { ms, answered } = await press(page, name);
    test.info().annotations.push({ type: 'feedback', description: `${ms}` });
    expect(answered, name).toBe(0);
  };
  const student = await stage.enrolled();
  wire.break(slow);

  await page.goto('/login');
  await field(page, 'phoneNumber').fill(phone);
  await field(page, 'password').fill(password);
  await expectFeedback('Login');
  await expect(page).toHaveURL('/home-upload-invoice');

  await page.goto('/forgotpassword');
  await field(page, 'phone_number').fill(phone);
  await expectFeedback('Send Code');
  await expect(page.getByText(/Choose a new password/)).toBeVisible();

  await openSession(page, student);
  await page.goto('/account');
  await button(page, 'Edit Info').click();
  await expectFeedback('Save');
  await expect(page.getByText(/successfully edited/)).toBeVisible();
  await expectFeedback('Contract Information');

  await stage.filledIn();
  await page.goto('/review-application');
  await expectFeedback('SUBMIT APPLICATION');
  await typePassword(page);
  await expectFeedback('Send my application');
  await expect(page.getByText(/^Sent, reference/)).toBeVisible();
});
