import { chromiumFlags, findChromium } from '../../scripts/tooling/chromium.mjs';
import { button, heading, reachReview, submitUpToPassword } from './application.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixture.ts';
import { chooseFile } from './photo.ts';

// Some tests use the host name portal.test, because browsers treat localhost as secure even without HTTPS.
test.use({
  launchOptions: {
    ...(findChromium() && { executablePath: findChromium()! }),
    args: [...chromiumFlags, '--host-resolver-rules=MAP portal.test 127.0.0.1'],
  },
});

test('a dialog keeps the focus without showModal, as in Safari before 15.4', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['showModal', 'show', 'close', 'open'])
      Reflect.deleteProperty(HTMLDialogElement.prototype, name);
  });
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign Up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create your account' });
  await expect(dialog).toBeInViewport();
  await expect(dialog.getByRole('heading', { name: 'Create your account' })).toBeFocused();
  await expectAccessible(page);

  // The student must not reach anything behind the dialog by keyboard, touch or screen reader.
  for (let tab = 0; tab < 12; tab += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await page.mouse.click(195, 20);
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL('/signup');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test.describe('where there is no https', () => {
  test.use({
    baseURL: async ({ portal }, use) => use(portal.url.replace('127.0.0.1', 'portal.test')),
  });

  test('an application and its invoice are sent without HTTPS', async ({ page, phone, faults }) => {
    await reachReview(page, phone);
    await page.reload();
    await expect(heading(page, 'Review')).toBeVisible();
    await submitUpToPassword(page);
    await button(page, 'Send my application').click();
    await expect(page.getByText(/^Sent, reference/)).toBeVisible();
    await page.getByRole('link', { name: 'Upload Invoice' }).click();
    await chooseFile(page);
    await button(page, 'Submit').click();
    await expect(heading(page, 'Success!')).toBeVisible();
    await expect(page.getByText(/^Invoice sent on/)).toBeVisible();
    expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
    // Without HTTPS, the browser logs on each page that it ignores the header Cross-Origin-Opener-Policy.
    expect(faults.splice(0).filter((each) => !each.includes('Cross-Origin-Opener-Policy'))).toEqual([]);
  });
});
