import type { Page } from '@playwright/test';
import { expectHydrated, field } from './application.ts';
import { expect, test } from './fixture.ts';

/*
 * What a key costs must not grow with the form. Nothing here is timed: React leaves on each element the props it
 * last rendered it with, so that whoever got new ones was rendered again.
 */

test('a key renders the field it is typed in, and no other', { tag: '@core' }, async ({ page }) => {
  await page.clock.install();
  await page.goto('/basic-information');
  await expectHydrated(page);
  await field(page, 'firstName').pressSequentially('Aw');
  await untilNothingRenders(page);
  expect(await renderedBy(page, () => page.keyboard.press('a'))).toEqual(['firstName']);
  await field(page, 'surname').focus();
  await page.getByRole('button', { name: 'Save and Continue' }).click();
  await expect(page.getByText('Enter your surname').first()).toBeVisible();
  await field(page, 'surname').focus();
  await untilNothingRenders(page);
  expect(await renderedBy(page, () => page.keyboard.press('C'))).toEqual(['surname']);
  await expect(page.getByText('Enter your surname')).toHaveCount(0);
});

/** A field that was left renders once more when a tap is over (Field.tsx), which the next key does not count. */
async function untilNothingRenders(page: Page): Promise<void> {
  await expect(async () => {
    expect(await renderedBy(page, () => page.clock.runFor(1000))).toEqual([]);
  }).toPass();
}

/** The names of the controls that something rendered again. */
async function renderedBy(page: Page, act: () => Promise<void>): Promise<string[]> {
  const rendered = await page.evaluateHandle(() => {
    const controls = [...document.querySelectorAll<HTMLInputElement>('main :is(input, select, textarea)')];
    const propsOf = (control: object) =>
      Object.entries(control).find(([key]) => key.startsWith('__reactProps$'))?.[1];
    const before = new Map(controls.map((control) => [control, propsOf(control)]));
    if (!before.get(controls[0]!)) throw new Error('React keeps no props on its elements any more.');
    return () => controls.filter((each) => propsOf(each) !== before.get(each)).map(({ name }) => name);
  });
  await act();
  return rendered.evaluate((find) => find());
}
