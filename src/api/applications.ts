import type {
  ApplicationEditRequest,
  ApplicationResponse,
  SubmissionRequest,
  SubmissionResponse,
} from '#contract/applications.ts';
import type { ReminderRequest } from '#contract/messaging.ts';
import { parseDate } from '#domain/dates.ts';
import { canonicalPhone } from '#domain/phone.ts';
import { call, isOwnServer } from './http/client.ts';
import { isAnything, isNonEmptyString, isRecord, parseAmount } from './http/response.ts';
import { storedQuery } from './stored-results.ts';

/**
 * Submits an application. If the server has already received it, the server sends its first response again.
 */
export const submitApplication = (json: SubmissionRequest, signal?: AbortSignal) =>
  call('/applications/submission', { method: 'POST', json, signal, check: isSubmissionResponse });

export function isSubmissionResponse(body: unknown): body is SubmissionResponse {
  return isRecord(body) && isNonEmptyString(body.id);
}

export const sendPayInvoiceReminder = (reminder: ReminderRequest, signal?: AbortSignal) =>
  call('/messaging/pay_invoice_reminder', { method: 'POST', json: reminder, signal, check: isAnything });

export const getApplication = storedQuery(
  'application',
  async (user: string, signal?: AbortSignal): Promise<ApplicationResponse> =>
    readable(await call(addressOf(user), { signal, check: isApplication })),
);

/**
 * Returns whether the server requires the password for this edit. Only the reference server requires the
 * password, and only for a new phone number.
 */
export function needsPassword(edit: ApplicationEditRequest, present: ApplicationResponse): boolean {
  return isOwnServer() && canonicalPhone(edit.phone_number) !== canonicalPhone(present.phone_number);
}

interface EditOptions {
  /**
   * Required if `needsPassword` returns true. The password is sent in a header. It is percent-encoded,
   * because headers can only contain ASCII.
   */
  readonly password?: string | undefined;
  readonly signal?: AbortSignal;
}

export async function editApplication(
  user: string,
  edit: ApplicationEditRequest,
  { password, signal }: EditOptions = {},
): Promise<ApplicationResponse> {
  const proof = isOwnServer() && password && { headers: { password: encodeURIComponent(password) } };
  return readable(
    await call(addressOf(user), { method: 'PUT', json: edit, ...proof, signal, check: isApplication }),
  );
}

const addressOf = (user: string) => `/applications/${encodeURIComponent(user)}`;

type Readable = Readonly<Record<keyof ApplicationResponse, unknown>>;

const texts = ['status', 'first_name', 'last_name', 'phone_number', 'email', 'mat_number'] as const;
const isTextOrNone = (value: unknown) =>
  ['string', 'number', 'undefined'].includes(typeof value) || value === null;

function isApplication(body: unknown): body is Readable {
  return isRecord(body) && texts.every((name) => isTextOrNone(body[name]));
}

/**
 * Replaces values that the server leaves out with '', 0 or null, so that a page can still show all other
 * values.
 */
function readable({ date_applied, start_date, university, ...rest }: Readable): ApplicationResponse {
  const { id, name } = isRecord(university) ? university : {};
  const [status, first_name, last_name, phone_number, email, mat_number] = texts.map((text) =>
    String(rest[text] ?? ''),
  ) as [string, string, string, string, string, string];
  return {
    status,
    first_name,
    last_name,
    phone_number,
    email,
    mat_number,
    date_applied: parseDate(date_applied),
    start_date: parseDate(start_date) || null,
    university: { id: parseAmount(id) ?? 0, name: typeof name === 'string' ? name : '' },
  };
}
