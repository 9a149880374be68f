import type { Page } from '@playwright/test';
import { button, heading, reachReview, submitUpToPassword, typePassword } from './application.ts';
import { test as asStudent } from './as-student.ts';
import { expect, test } from './fixture.ts';
import { chooseFile } from './photo.ts';
import { expectSentOnce } from './stored-on-server.ts';
import { openTab } from './student.ts';

/** Blocks writes to the outbox until the returned function is called. */
async function holdOutbox(page: Page) {
  const letGo = await page.evaluateHandle(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('outbox');
      request.onsuccess = () => resolve(request.result);
    });
    const items = database.transaction('items', 'readwrite').objectStore('items');
    let isHeld = true;
    function goOn(): void {
      if (isHeld) items.get('nothing').onsuccess = goOn;
      else database.close();
    }
    goOn();
    return () => {
      isHeld = false;
    };
  });
  return () => letGo.evaluate((letGo) => letGo());
}

/** Makes the portal fail once to create an id, as it may in some browsers. */
const failOnce = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(crypto, 'getRandomValues', {
      configurable: true,
      value() {
        Reflect.deleteProperty(crypto, 'getRandomValues');
        throw new Error('The phone failed.');
      },
    });
  });

function expectLogged(faults: string[]): void {
  expect(faults.splice(0)).toEqual([expect.stringContaining('The phone failed.')]);
}

const refusal = (page: Page) => page.getByRole('group', { name: 'Your answers were not sent.' });

test('SUBMIT is busy, and ignores taps, until all is stored', async ({ page, phone, portal }) => {
  await reachReview(page, phone);
  const letGo = await holdOutbox(page);
  await button(page, 'SUBMIT APPLICATION').dblclick();
  const busy = button(page, 'One moment…');
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
  await busy.click({ force: true });
  await expect(heading(page, 'Review')).toBeVisible();
  await letGo();
  await expect(heading(page, "What's Next")).toBeVisible();
  await expectSentOnce(page, portal, phone);
});

test('a tap before the next page appears adds no second history entry', async ({ page, phone, portal }) => {
  await reachReview(page, phone);
  await button(page, 'SUBMIT APPLICATION').evaluate((submit: HTMLElement) => {
    new MutationObserver((_, observer) => {
      if (submit.ariaDisabled === 'true') return;
      observer.disconnect();
      submit.click();
    }).observe(submit, { attributeFilter: ['aria-disabled'] });
    submit.click();
  });
  await expectSentOnce(page, portal, phone);
  await page.goBack();
  await expect(page.getByText(/Your application was sent, reference/)).toBeVisible();
});

test('an error of the phone after the password is reported', async ({ page, phone, portal, faults }) => {
  await reachReview(page, phone);
  await page.reload(); // the reload loses the password, which the page does not store
  const press = button(page, 'SUBMIT APPLICATION');
  await press.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(press).toBeFocused();
  await press.click();
  await typePassword(page.getByRole('dialog'));
  await failOnce(page);
  await button(page, 'Send my application').click();
  await expect(refusal(page)).toBeFocused();
  await expect(refusal(page)).toContainText('Try again. Your answers are still here.');
  expectLogged(faults);
  await press.click();
  await expectSentOnce(page, portal, phone);
});

test('the question for the password closes when another tab has sent', async ({ page, phone }) => {
  await reachReview(page, phone);
  await page.reload();
  await button(page, 'SUBMIT APPLICATION').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const other = await openTab(page, '/review-application');
  await submitUpToPassword(other);
  await button(other, 'Send my application').click();
  await expect(other.getByText(/^Sent, reference/)).toBeVisible();
  await expect(heading(page, 'Your application was sent')).toBeVisible();
  await button(page, 'Start a new application').click();
  await expect(heading(page, 'Basic Information')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

asStudent('the upload reports errors on the phone, and is busy in the same way', async ({ page, faults }) => {
  await page.goto('/home-upload-invoice');
  await chooseFile(page);
  await failOnce(page);
  await button(page, 'Submit').click();
  await expect(page.locator('.toast')).toContainText('File upload failed.');
  await expect(page.locator('.toast')).toContainText('Try again.');
  expectLogged(faults);

  const letGo = await holdOutbox(page);
  await button(page, 'Submit').click();
  await expect(button(page, 'One moment…')).toHaveAttribute('aria-disabled', 'true');
  await letGo();
  await expect(heading(page, 'Success!')).toBeVisible();
});
