import type { InvoiceExistsResponse } from '#contract/invoices.ts';
import type { LoginRequest } from '#contract/session.ts';
import type { Credentials } from './credentials.ts';
import { call, isOwnServer } from './http/client.ts';
import { isAnything, isNonEmptyString, isRecord } from './http/response.ts';
import { getInvoiceExistence } from './invoices.ts';
import { type Session, session } from './session-store.ts';

/**
 * The page that opens after a log-in. `unknown` means that the portal could not find out which page to open.
 */
export type Destination = 'home' | 'upload' | 'unknown';

/** Logs in and returns the new session, which the caller stores (session/open-session.ts). */
export async function logIn({ phone, password }: Credentials, signal?: AbortSignal): Promise<Session> {
  const form: LoginRequest & Record<string, string> = { username: phone, password };
  const { user, access_token } = await call('/student_login', {
    method: 'POST',
    form,
    anonymous: true,
    signal,
    check: isLogin,
  });
  return { user: String(user), token: access_token };
}

/** Also accepts a number as the student's id, because hosts other than the reference server may send one. */
function isLogin(body: unknown): body is { user: string | number; access_token: string } {
  return (
    isRecord(body) &&
    (isNonEmptyString(body.user) || typeof body.user === 'number') &&
    isNonEmptyString(body.access_token)
  );
}

export function destinationFor({ status, file_path }: InvoiceExistsResponse): Destination {
  return status === 'approved' || status === 'pending' || file_path ? 'home' : 'upload';
}

export async function destinationAfterLogIn(signal?: AbortSignal): Promise<Destination> {
  const user = session.current()?.user;
  if (!user) return 'unknown';
  return getInvoiceExistence(user, signal).then(destinationFor, () => 'unknown');
}

/** Ends the session without waiting for the request that revokes the token. */
export function endSession(): void {
  const token = session.current()?.token;
  session.end();
  if (token) revokeToken(token);
}

/** Revokes the token. Only the reference server has a call for this. */
export function revokeToken(token: string): void {
  if (!isOwnServer()) return;
  call('/logout', { method: 'POST', token, keepalive: true, check: isAnything }).catch(() => undefined);
}
