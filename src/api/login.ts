import type { InvoiceExistsResponse } from '#contract/invoices.ts';
import type { LoginRequest } from '#contract/session.ts';
import type { Credentials } from './credentials.ts';
import { call, isOwnServer } from './http/client.ts';
import { isAnything, isNonEmptyString, isRecord } from './http/response.ts';
import { getInvoiceExistence } from './invoices.ts';
import { type Session, session } from './session.ts';

/** Where a student arrives. `unknown`: the call that tells did not succeed, and the page there says so. */
export type Destination = 'home' | 'upload' | 'unknown';

/** POST /student_login. The session is not open yet: see session/open-session.ts. */
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

/** Another host's identifiers may be numbers. */
function isLogin(body: unknown): body is { user: string | number; access_token: string } {
  return (
    isRecord(body) &&
    (isNonEmptyString(body.user) || typeof body.user === 'number') &&
    isNonEmptyString(body.access_token)
  );
}

/** Approved, pending or a file: home; whatever else: the upload. */
export function destinationFor({ status, file_path }: InvoiceExistsResponse): Destination {
  return status === 'approved' || status === 'pending' || file_path ? 'home' : 'upload';
}

export async function destinationAfterLogIn(signal?: AbortSignal): Promise<Destination> {
  const user = session.current()?.user;
  if (!user) return 'unknown';
  return getInvoiceExistence(user, signal).then(destinationFor, () => 'unknown');
}

/** Ends the session in every tab at once; the network is not waited for. */
export function logOut(): void {
  const token = session.current()?.token;
  session.end();
  if (token) revokeToken(token);
}

/** POST /logout, where the server is ours. It is on its way when this returns, and survives the page. */
export function revokeToken(token: string): void {
  if (!isOwnServer()) return;
  call('/logout', { method: 'POST', token, keepalive: true, check: isAnything }).catch(() => undefined);
}
