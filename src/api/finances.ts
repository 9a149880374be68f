import type { Finances } from '#domain/finances.ts';
import { call } from './http/client.ts';
import { isAmount, isRecord, parseAmount } from './http/response.ts';
import { storedQuery } from './stored-results.ts';

/** Loads what the student has to pay. All amounts are in dalasi. */
export const getFinances = storedQuery(
  'finances',
  async (user: string, signal?: AbortSignal): Promise<Finances> => {
    const body = await call(`/applications/${encodeURIComponent(user)}/finances`, {
      signal,
      check: isFinances,
    });
    return {
      depositedMinusExpected: parseAmount(body.deposited_minus_expected)!,
      applicationFee: parseAmount(body.application_fee),
      balance: parseAmount(body.balance)!,
    };
  },
);

type Readable = Readonly<Record<'deposited_minus_expected' | 'application_fee' | 'balance', unknown>>;

function isFinances(body: unknown): body is Readable {
  return isRecord(body) && isAmount(body.deposited_minus_expected) && isAmount(body.balance);
}
