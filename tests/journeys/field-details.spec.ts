import type { Locator } from '@playwright/test';
import { button, field } from './application.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixture.ts';

const outlineOf = (element: Locator) =>
  element.evaluate((shown) => {
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(shown);
    return { style: outlineStyle, width: outlineWidth, offset: Number.parseFloat(outlineOffset) };
  });

test('the label of a disabled button has enough contrast', async ({ page }) => {
  await page.goto('/info?step=learning-check');
  const waiting = button(page, 'Check Answers');
  await expect(waiting).toHaveAttribute('aria-disabled', 'true');
  // axe does not check disabled controls, so the test enables the button, but keeps its colours.
  await waiting.evaluate((shown: HTMLElement) => {
    const { color, backgroundColor, opacity } = getComputedStyle(shown);
    Object.assign(shown.style, { color, backgroundColor, opacity });
    shown.removeAttribute('aria-disabled');
  });
  await expectAccessible(page);
});

test('an invalid field has a focus ring around its border', async ({ page }) => {
  await page.goto('/login');
  await button(page, 'Login').click();
  const first = field(page, 'phoneNumber');
  await expect(first).toBeFocused();
  expect(await outlineOf(first)).toMatchObject({ style: 'solid', width: '3px' });
  expect((await outlineOf(first)).offset).toBeGreaterThanOrEqual(0);
});

test('a radio focused from an error shows its ring, and has no description of its own', async ({ page }) => {
  await page.goto('/basic-information');
  await button(page, 'Save and Continue').click();
  await page.getByRole('link', { name: 'Select your gender' }).click();
  const radio = page.getByRole('radio', { name: 'Female' });
  await expect(radio).toBeFocused();
  expect(await outlineOf(radio.locator('..'))).toMatchObject({ style: 'solid', width: '3px' });
  const group = page.getByRole('radiogroup', { name: 'Gender' });
  await expect(group).toHaveAccessibleDescription(/Select your gender/);
  await expect(radio).toHaveAccessibleDescription('');
  await expectAccessible(page);
});
