import { expect, type Page } from '@playwright/test';
import { stepOf } from '#engine/core/index.ts';
import { forgotPassword } from '#forms/forgot-password.ts';
import { button, field, heading } from './application.ts';
import { fillStep } from './fill.ts';
import type { Portal } from './portal.ts';

export async function askForCode(page: Page, phone: string): Promise<void> {
  await page.goto('/forgotpassword');
  await field(page, 'phone_number').fill(phone);
  await button(page, 'Send Code').click();
  await expect(heading(page, 'Choose a new password')).toBeVisible();
}

export async function resetCodeOf({ rows }: Portal, phone: string): Promise<string> {
  const waiting = await rows(
    "select parameters from messages where kind = 'reset-code' and phone = $1 and state = 'waiting'",
    phone,
  );
  return JSON.parse(String(waiting[0]!.parameters)).code;
}

export function fillReset(page: Page, code: string, newPassword: string) {
  const answers = { verification_code: code, newPassword, confirmPassword: newPassword };
  return fillStep(page, stepOf(forgotPassword, 'reset'), answers);
}
