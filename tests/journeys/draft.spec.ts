import type { BrowserContext, Page } from '@playwright/test';
import { stepOf } from '#engine/flow.ts';
import { application } from '#forms/application.ts';
import { button, fillApplication, heading, password, register, validApplication } from './application.ts';
import { fillStep } from './fill.ts';
import { expect, test } from './fixture.ts';

const basic = stepOf(application, 'basic');

async function expectFilled(page: Page): Promise<void> {
  await expect(page.locator('[name=firstName]')).toHaveValue('Awa');
  await expect(page.locator('[name="dateOfBirth.month"]')).toHaveValue('02');
  await expect(page.locator('[name=gender][value=female]')).toBeChecked();
  await expect(page.locator('[name=placeOfBirthCity]')).toHaveValue('Lamin (Western Division)');
}

test('answers survive a reload, Back, Forward and a closed tab', async ({ page, context }) => {
  await page.goto('/basic-information');
  await fillStep(page, basic, validApplication.basic!);
  await page.reload();
  await expectFilled(page);
  await page.locator('[name=surname]').fill("M'Boge");
  await button(page, 'Save and Continue').click();
  await expect(heading(page, 'Academic and Work Information')).toBeVisible();
  await page.goBack();
  await expect(page.locator('[name=surname]')).toHaveValue("M'Boge");
  await expectFilled(page);
  await page.goForward();
  await expect(heading(page, 'Academic and Work Information')).toBeVisible();
  await page.locator('[name=GPA]').fill('3.5');
  await expect(page.getByText(/^Saved on this phone \d\d:\d\d$/)).toBeVisible();
  await page.close();

  const later = await context.newPage();
  await later.goto('/academic-information');
  await expect(later.locator('[name=GPA]')).toHaveValue('3.5');
  await later.goto('/basic-information');
  await expectFilled(later);
});

test('the last keys are written when the page is left at once', async ({ page }) => {
  await page.goto('/loan-information');
  await page.locator('[name=loanQuestion]').fill('I will finish my degree.');
  await page.goto('/login');
  await page.goto('/loan-information');
  await expect(page.locator('[name=loanQuestion]')).toHaveValue('I will finish my degree.');
});

test('the quiz keeps its answers', async ({ page }) => {
  await page.goto('/info?step=learning-check');
  await page.getByRole('radio').nth(1).check();
  await expect(page.getByText(/^Saved on this phone/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
});

test('answers can be taken off a shared phone', async ({ page }) => {
  await page.goto('/loan-information');
  await page.locator('[name=loanQuestion]').fill('Private');
  await button(page, 'Clear my answers from this phone').click();
  await button(page, 'Yes, clear them').click();
  await expect(page.locator('[name=loanQuestion]')).toHaveValue('');
  await page.reload();
  await expect(page.locator('[name=loanQuestion]')).toHaveValue('');
  expect(await everythingStored(page, page.context())).not.toContain('Private');
});

test('no password is in any storage, at any point of the way', async ({ page, context, phone }) => {
  await register(page, phone);
  expect(await everythingStored(page, context)).not.toContain(password);
  await page.goto('/basic-information');
  await fillApplication(page);
  // The reload by page.goto has forgotten the password: it is asked for, and nothing else.
  await button(page, 'SUBMIT APPLICATION').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('[name=mobileNumber]')).toHaveCount(0);
  for (const name of ['password', 'confirmPassword']) await dialog.locator(`[name=${name}]`).fill(password);
  await dialog.locator('button[type=submit]').click();
  await expect(page.getByText(/^Sent, reference/)).toBeVisible();
  const stored = await everythingStored(page, context);
  expect(stored).not.toContain(password);
  // Once it is sent, the answers need not stay on the phone either.
  await expect.poll(() => everythingStored(page, context)).not.toContain('Market Road');
});

for (const [how, refuse] of [
  [
    'blocked',
    () => {
      const refuse = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
      Object.defineProperty(window, 'indexedDB', { get: refuse });
      Storage.prototype.getItem = refuse;
      Storage.prototype.setItem = refuse;
    },
  ],
  [
    'full',
    () => {
      const refuse = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      IDBObjectStore.prototype.put = refuse;
      IDBObjectStore.prototype.add = refuse;
      Storage.prototype.setItem = refuse;
    },
  ],
] as const) {
  test(`with storage that is ${how} the whole way is gone in memory, and the phone says so once`, async ({
    page,
    phone,
  }) => {
    await page.addInitScript(refuse);
    await page.goto('/basic-information');
    await fillApplication(page);
    await expect(page.getByText(/We cannot save on this phone/)).toHaveCount(1);
    await button(page, 'SUBMIT APPLICATION').click();
    await page.locator('[name=mobileNumber]').fill(phone);
    for (const name of ['password', 'confirmPassword']) await page.locator(`[name=${name}]`).fill(password);
    await button(page, 'Send my application').click();
    await expect(page.getByText(/^Sent, reference/)).toBeVisible();
    await expect(page.getByText(/We cannot save on this phone/)).toHaveCount(1);
  });
}

test('a store that never answers holds nobody up', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await page.goto('/loan-information');
  await page.locator('[name=loanQuestion]').fill('I will finish my degree.');
  await expect(page.getByText(/We cannot save on this phone/)).toBeVisible();
  await button(page, 'Review Application').click();
  await expect(page.getByText('I will finish my degree.')).toBeVisible();
});

test('two tabs on two steps keep both answers, and see each other’s', async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto('/basic-information');
  await other.goto('/loan-information');
  await page.locator('[name=firstName]').fill('Awa');
  await other.locator('[name=loanQuestion]').fill('I will finish my degree.');
  await expect(other.getByText(/^Saved on this phone/)).toBeVisible();
  await page.goto('/review-application');
  await expect(page.getByText('Awa', { exact: true })).toBeVisible();
  await expect(page.getByText('I will finish my degree.')).toBeVisible();
  await other.locator('[name=loanQuestion]').fill('I will teach.');
  await expect(page.getByText('I will teach.')).toBeVisible();
});

test('a draft that is too old is neither shown nor kept', async ({ page, context }) => {
  await page.goto('/loan-information');
  await page.locator('[name=loanQuestion]').fill('Long ago');
  await expect(page.getByText(/^Saved on this phone/)).toBeVisible();
  await page.clock.install({ time: Date.now() + 8 * 86_400_000 });
  await page.reload();
  await expect(page.locator('[name=loanQuestion]')).toHaveValue('');
  expect(await everythingStored(page, context)).not.toContain('Long ago');
});

/** Every store of the browser, as one text. */
async function everythingStored(page: Page, context: BrowserContext): Promise<string> {
  const stored = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const rows = databases.map(async ({ name }) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name!);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      const all = [...database.objectStoreNames].map(
        (store) =>
          new Promise((resolve, reject) => {
            const request = database.transaction(store).objectStore(store).getAll();
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => reject(request.error);
          }),
      );
      const found = await Promise.all(all);
      database.close();
      return found;
    });
    const cached = (await caches.keys()).join();
    const state = JSON.stringify(history.state);
    const text = JSON.stringify([await Promise.all(rows), { ...localStorage }, { ...sessionStorage }]);
    return [text, cached, state, location.href, document.cookie].join('\n');
  });
  return stored + JSON.stringify(await context.cookies());
}
