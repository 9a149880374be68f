import type { Page } from '@playwright/test';
import { stepOf } from '#engine/core/index.ts';
import { login } from '#forms/login.ts';
import { button } from './application.ts';
import { test } from './copy-fixture.ts';
import { fillStep } from './fill.ts';
import { expect } from './fixture.ts';
import { chooseFile } from './photo.ts';
import { build, generate } from './project-copy.ts';
import { changeRows, everythingStored } from './storage.ts';

/** Puts back what the phone keeps of its forms, and a file beside it that no form knows. */
async function putBack(page: Page, days: number, name: string): Promise<void> {
  const facts = { countedFrom: Date.now() - days * 86_400_000 };
  const added = [{ id: name, name, savedAt: 0, countedFrom: 1 }];
  await changeRows(page, 'forms', 'drafts', { facts });
  await changeRows(page, 'forms', 'files', { facts, added });
}

/** An answer of the server brings its time: from then on it is known what is too old. */
async function tellTime(page: Page): Promise<void> {
  await fillStep(page, stepOf(login, 'login'), { phoneNumber: '3999999', password: 'nobody has this' });
  await button(page, 'Login').click();
  await expect(page.getByText('Failed to Login')).toBeVisible();
}

test('a chosen file is kept as many days as its form’s file says, and no longer', async ({
  page,
  copy,
  startCopy,
}) => {
  test.setTimeout(180_000);
  copy.edit('invoice-upload/flow.json', '"draft": { "days": 7 }', '"draft": { "days": 14 }');
  copy.pass(generate, build);
  const { url } = await startCopy();
  const chosen = page.getByText(/mine\.pdf/);
  const swept = (name: string) => expect.poll(() => everythingStored(page)).not.toContain(name);

  await test.step('while its draft lives', async () => {
    await page.goto(`${url}/upload-invoice`);
    await chooseFile(page);
    await expect.poll(() => everythingStored(page)).toMatch(/"step":"invoice".*mine\.pdf/);
    await page.goto(`${url}/login`);
    await putBack(page, 13, 'nobodys.pdf');
    await tellTime(page);
    await swept('nobodys.pdf');
    await page.goto(`${url}/upload-invoice`);
    await expect(chosen).toBeVisible();
  });

  await test.step('while its draft is on screen', async () => {
    await putBack(page, 15, 'nobodys.pdf');
    await page.reload();
    await expect(chosen).toBeVisible();
    await page.getByRole('link', { name: 'Log in' }).click();
    await tellTime(page);
    await swept('nobodys.pdf');
    await page.goBack();
    await expect(chosen).toBeVisible();
  });

  await test.step('and goes with its draft, although nobody opens the form', async () => {
    await putBack(page, 15, 'nobodys.pdf');
    await page.goto(`${url}/login`);
    await tellTime(page);
    await swept('mine.pdf');
    expect(await everythingStored(page)).not.toContain('"step":"invoice"');
    await page.goto(`${url}/upload-invoice`);
    await expect(button(page, 'Submit')).toBeVisible();
    await expect(chosen).toHaveCount(0);
  });
});
