import type { BusinessLoanRequest } from '#contract/business-loan.ts';
import { call } from './http/client.ts';
import { isAnything } from './http/response.ts';

/** POST /business-loan. The server recognises a repeat. */
export function applyForBusinessLoan(
  application: BusinessLoanRequest,
  signal?: AbortSignal,
): Promise<unknown> {
  return call('/business-loan', { method: 'POST', json: application, signal, check: isAnything });
}
