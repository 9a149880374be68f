import type { InvoiceExistsResponse } from '#contract/invoices.ts';
import type { LoginRequest } from '#contract/session.ts';
import { isAnything, isRecord, isText } from './answer.ts';
import { call, isOwnServer } from './client.ts';
import type { Credentials } from './credentials.ts';
import { invoiceExistence } from './invoices.ts';
import { session } from './session.ts';

/** Where a student arrives. `unknown`: the call that tells did not succeed, and the page there says so. */
export type Destination = 'home' | 'upload' | 'unknown';

/** POST /student_login, then the session is open in all tabs (portal.md §4). */
export async function logIn({ phone, password }: Credentials): Promise<void> {
  const form: LoginRequest & Record<string, string> = { username: phone, password };
  const { user, access_token } = await call('/student_login', {
    method: 'POST',
    form,
    anonymous: true,
    check: isLogin,
  });
  session.start({ user: String(user), token: access_token });
}

/** Another host's identifiers may be numbers. */
function isLogin(body: unknown): body is { user: string | number; access_token: string } {
  return isRecord(body) && (isText(body.user) || typeof body.user === 'number') && isText(body.access_token);
}

/** Approved, pending or a file: home; whatever else: the upload (portal.md §4, decisions.md 7). */
export function destinationOf({ status, file_path }: InvoiceExistsResponse): Destination {
  return status === 'approved' || status === 'pending' || file_path ? 'home' : 'upload';
}

export async function destinationAfterLogIn(): Promise<Destination> {
  const user = session.current()?.user;
  if (!user) return 'unknown';
  return invoiceExistence(user).then(destinationOf, () => 'unknown');
}

/** Revokes the token where the server is ours, and ends the session in every tab, whatever the server says. */
export async function logOut(): Promise<void> {
  const revoked = isOwnServer() && call('/logout', { method: 'POST', check: isAnything });
  session.end();
  await Promise.resolve(revoked).catch(() => undefined);
}
