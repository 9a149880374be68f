import type { SubmissionRequest, SubmissionResponse } from '#contract/applications.ts';
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
