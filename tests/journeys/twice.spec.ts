import type { Page } from '@playwright/test';
import { test } from '../faults/stage.ts';
import { button, submitUpToPassword } from './application.ts';
import { expect } from './fixture.ts';
import { applicationsOf, expectSentOnce } from './stored-on-server.ts';

/* unsent-application.spec.ts tests other ways to submit twice: a double tap and the Back button. */

test.describe.configure({ mode: 'default' });

async function reachSend(page: Page): Promise<void> {
  await page.goto('/review-application');
  await submitUpToPassword(page);
}

test('Enter and a click at the same time make one application', async ({ stage }) => {
  const { page, portal, phone } = stage;
  await stage.filledIn();
  await reachSend(page);
  await button(page, 'Send my application').evaluate((pressed: HTMLButtonElement) => {
    pressed.form!.requestSubmit();
    pressed.click();
    pressed.click();
  });
  await expectSentOnce(page, portal, phone);
});

test('two tabs make one application', async ({ stage }) => {
  const { page, portal, phone } = stage;
  await stage.filledIn();
  const other = await page.context().newPage();
  const tabs = [page, other];
  for (const tab of tabs) await reachSend(tab);
  // Only one tab of a browser is active, so a script presses the buttons in both tabs.
  const pressed = tabs.map((tab) =>
    button(tab, 'Send my application').evaluate((element: HTMLElement) => element.click()),
  );
  await Promise.all(pressed);
  // The second tab may show that the application was already sent.
  const references = tabs.map(async (tab) => {
    const words = tab.getByText(/[Ss]ent, reference [0-9A-Z]{6}/);
    return (await words.innerText()).match(/[0-9A-Z]{6}/)?.[0];
  });
  const [one, another] = await Promise.all(references);
  expect(another).toBe(one);
  expect(await applicationsOf(portal, phone)).toHaveLength(1);
});
