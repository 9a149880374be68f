import path from 'node:path';
import type { Page } from '@playwright/test';
import { button, errorOf, field, heading } from './application.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from './expect-accessible.ts';
import { expect, test } from './fixture.ts';
import { sendForm } from './stored-on-server.ts';

const mobile = (page: Page) => field(page, 'mobile');
const country = (page: Page) => page.getByRole('combobox', { name: 'Country' });
const guardian = (page: Page) => page.getByRole('textbox', { name: 'Number' });

test('accepts phone numbers as people write them, and stores them with their country code', {
  tag: '@core',
}, async ({ page, portal }) => {
  await page.goto('/contact-details');
  const picture = page.locator('.option-image');
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);
  await expect(page.getByText('Reaches any phone')).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await button(page, 'Next').click();
  await expect(errorOf(page, 'mobile')).toHaveText('⚠ Enter your mobile number');
  await page.getByRole('link', { name: 'Enter your mobile number' }).click();
  await expect(mobile(page)).toBeFocused();
  await expect(mobile(page)).toHaveAttribute('autocomplete', 'tel-national');
  await expect(mobile(page)).toHaveAttribute('inputmode', 'tel');

  await page.keyboard.type('00220-300 12');
  await expect(mobile(page)).toHaveValue('00220-300 12');
  await page.keyboard.press('Tab');
  await expect(mobile(page)).toHaveValue('30012');
  await button(page, 'Next').click();
  const ofGambia = 'Enter your mobile number in full, from Gambia';
  await expect(errorOf(page, 'mobile')).toHaveText(`⚠ ${ofGambia}`);
  await page.getByRole('link', { name: ofGambia }).click();
  await page.keyboard.press('End');
  await page.keyboard.type('34');
  await expect(mobile(page)).toHaveValue('3001234');

  await expect(country(page).getByRole('option')).toHaveText([
    'Gambia (+220)',
    'Senegal (+221)',
    'United Kingdom (+44)',
  ]);
  await country(page).selectOption('United Kingdom (+44)');
  await guardian(page).fill('+33 6 12 34 56 78');
  await page.getByRole('radio', { name: 'WhatsApp' }).check();
  await button(page, 'Next').click();
  const ofThree = 'Enter the phone number of a parent in full, from Gambia, Senegal or United Kingdom';
  await expect(errorOf(page, 'guardian')).toHaveText(`⚠ ${ofThree}`);
  await expectAccessible(page);
  await page.getByRole('link', { name: ofThree }).click();
  await expect(guardian(page)).toBeFocused();
  await expect(guardian(page)).toHaveValue('+33612345678');
  await guardian(page).fill('+221 77 123 45 67');
  await guardian(page).blur();
  await expect(country(page)).toHaveValue('+221');

  await expect(page.getByText(/^Saved on this device/)).toBeVisible();
  await page.reload();
  await expect(country(page)).toHaveValue('+221');
  await expect(guardian(page)).toHaveValue('771 234 567');
  await expect(mobile(page)).toHaveValue('300 1234');

  await button(page, 'Next').click();
  await expect(heading(page, 'Check your answers')).toBeVisible();
  await expect(page.locator('dd')).toHaveText([
    '+220 300 1234',
    '+221 771 234 567',
    'WhatsApp',
    'Not provided',
  ]);
  expect(await sendForm(page, portal, 'contact-details')).toEqual({
    contact: { mobile: '+2203001234', guardian: '+221771234567', channel: 'WhatsApp' },
  });
  await expect(page.getByRole('region', { name: 'Your contact details' })).toContainText('Sent');
});

const fileOf = (name: string, size = 1000) => ({
  name,
  mimeType: name.endsWith('.pdf') ? 'application/pdf' : 'text/plain',
  buffer: Buffer.alloc(size, name.endsWith('.pdf') ? '%PDF-1.7\n' : 'notes'),
});

test('accepts or refuses several files one by one, and keeps them in the draft', async ({ page }) => {
  await page.goto('/contact-details');
  const input = field(page, 'papers');
  const chosen = page.locator('.files li');
  const refused = page.locator('fieldset', { has: input }).getByRole('alert');
  await input.setInputFiles([
    fileOf('bill.pdf'),
    fileOf('notes.txt'),
    fileOf('scan.pdf', 100_001),
    fileOf('card.pdf'),
  ]);
  await expect(chosen).toHaveText([/^bill\.pdf \(1 KB\)/, /^card\.pdf \(1 KB\)/]);
  await expect(refused.locator('p')).toHaveText([
    'We cannot use notes.txt. Choose a JPG, a PNG or a PDF.',
    'scan.pdf: This file is larger than 100 KB',
  ]);
  await expectAccessible(page);

  await input.setInputFiles(
    path.join(import.meta.dirname, '../../src/engine/core/pdf/samples/user-aes-128.pdf'),
  );
  await expect(refused.locator('p')).toHaveText([
    'user-aes-128.pdf: This PDF opens with a password. Choose one that opens without',
  ]);
  await expect(chosen).toHaveCount(2);

  await input.setInputFiles(fileOf('bill.pdf'));
  await expect(chosen).toHaveText([/^bill/, /^card/, /^bill/]);
  await expect(input).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove card.pdf' }).click();
  await expect(chosen).toHaveText([/^bill/, /^bill/]);
  await expect(input).toBeFocused();
  await expect(input).toHaveAccessibleName(/^Add another file/);

  await mobile(page).fill('300 1234');
  await page.getByRole('radio', { name: 'Letter' }).check();
  await expect(page.getByText(/^Saved on this device/)).toBeVisible();
  await page.reload();
  await expect(chosen).toHaveText([/^bill\.pdf \(1 KB\)/, /^bill\.pdf \(1 KB\)/]);
  await button(page, 'Next').click();
  await expect(page.locator('dd').last().getByRole('listitem')).toHaveText(['bill.pdf', 'bill.pdf']);
  await expectAccessible(page);
});
