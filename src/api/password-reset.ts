import type { ResetEntry, ResetMessageRequest } from '#contract/password-reset.ts';
import { now } from '../clock.ts';
import { call, isOwnServer } from './http/client.ts';
import { isAnything } from './http/response.ts';

export function isPhoneKnown(phone: string, signal?: AbortSignal): Promise<boolean> {
  return call('/forgotpassword/verify_phone', {
    headers: { phone },
    anonymous: true,
    signal,
    check: isBoolean,
  });
}

export async function sendResetCode(phone: string, signal?: AbortSignal): Promise<void> {
  const verification_code = sixDigits();
  const created_at = new Date(now()).toISOString();
  const entry: ResetEntry = { phone_number: phone, verification_code, created_at };
  const options = { method: 'POST', anonymous: true, signal, check: isAnything } as const;
  await call('/forgotpassword/generate_forgot_password_entry', { ...options, json: entry });
  const message: ResetMessageRequest = { student_number: phone, one_time_code: verification_code };
  await call('/messaging/forgot_password', { ...options, json: message });
}

export function isCodeValid(phone: string, code: string, signal?: AbortSignal): Promise<boolean> {
  const headers = { phone, code };
  return call('/forgotpassword/verify_code', { headers, anonymous: true, signal, check: isBoolean });
}

/**
 * Sets the new password. The reference server requires the code, in a header, as proof that the caller
 * received it. The API contract for other hosts has no such header.
 */
export function updatePassword(
  phone: string,
  code: string,
  newPassword: string,
  signal?: AbortSignal,
): Promise<unknown> {
  return call('/forgotpassword/update_password', {
    method: 'POST',
    headers: { phone, newPassword, ...(isOwnServer() && { code }) },
    anonymous: true,
    signal,
    check: isAnything,
  });
}

function isBoolean(body: unknown): body is boolean {
  return typeof body === 'boolean';
}

/**
 * Generates a code for hosts other than the reference server, which generates its own code and never sends it
 * to the portal.
 */
function sixDigits(): string {
  const [random] = crypto.getRandomValues(new Uint32Array(1)) as unknown as [number];
  return String(100_000 + (random % 900_000));
}
