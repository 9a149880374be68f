import type {
  ApplicationEditRequest,
  ApplicationResponse,
  SubmissionRequest,
  SubmissionResponse,
} from '#contract/applications.ts';
import { isRecord, isText } from './answer.ts';
import { call } from './client.ts';

/** POST /applications/submission (portal.md §7). Sent again, it gives the first answer again. */
export function submitApplication(
  application: SubmissionRequest,
  signal?: AbortSignal,
): Promise<SubmissionResponse> {
  return call('/applications/submission', {
    method: 'POST',
    json: application,
    signal,
    check: isSubmissionResponse,
  });
}

export function isSubmissionResponse(body: unknown): body is SubmissionResponse {
  return isRecord(body) && isText(body.id);
}

/** GET /applications/{user} (portal.md §7). */
export function getApplication(user: string): Promise<ApplicationResponse> {
  return call(addressOf(user), { check: isApplication });
}

/** PUT /applications/{user} (portal.md §7); gives back the application as it now is. */
export function editApplication(user: string, edit: ApplicationEditRequest): Promise<ApplicationResponse> {
  return call(addressOf(user), { method: 'PUT', json: edit, check: isApplication });
}

const addressOf = (user: string) => `/applications/${encodeURIComponent(user)}`;

const texts = ['status', 'first_name', 'last_name', 'phone_number', 'email', 'mat_number'] as const;

function isApplication(body: unknown): body is ApplicationResponse {
  return (
    isRecord(body) &&
    texts.every((name) => typeof body[name] === 'string') &&
    isRecord(body.university) &&
    typeof body.university.name === 'string'
  );
}
