import type { Finances } from '#domain/finances.ts';
import { amountIn, isAmount } from './amount.ts';
import { isRecord } from './answer.ts';
import { call } from './client.ts';

/** GET /applications/{user}/finances (portal.md §7). */
export async function getFinances(user: string, signal?: AbortSignal): Promise<Finances> {
  const body = await call(`/applications/${encodeURIComponent(user)}/finances`, {
    signal,
    check: isFinances,
  });
  return {
    depositedMinusExpected: amountIn(body.deposited_minus_expected)!,
    applicationFee: amountIn(body.application_fee),
    balance: amountIn(body.balance)!,
  };
}

type Readable = Readonly<Record<'deposited_minus_expected' | 'application_fee' | 'balance', unknown>>;

function isFinances(body: unknown): body is Readable {
  return isRecord(body) && isAmount(body.deposited_minus_expected) && isAmount(body.balance);
}
