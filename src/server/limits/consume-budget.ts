import type { FastifyRequest } from 'fastify';
import type { Backend } from '../backend.ts';
import type { Budget } from '../database/tables.ts';
import { HttpError } from '../http/http-error.ts';
import { clientOf } from './client-address.ts';

type Request = Pick<FastifyRequest, 'ip' | 'log'>;
type Store = Pick<Backend, 'clientBudgets' | 'now'>;

/** Takes a request's cost from its client's budget. Logs once per hour and client that a budget is used up. */
async function consumeBudget(budget: Budget, amount: number, { ip, log }: Request, backend: Store) {
  const { clientBudgets, now } = backend;
  const client = clientOf(ip);
  const at = now();
  const { waitMs, isFirst } = await clientBudgets.consume(client, budget, amount);
  if (waitMs > 0 && isFirst) {
    log.warn({ budget }, 'A client has spent its budget of an hour; "npm run office -- budgets" says which.');
  }
  return {
    /** The ms that the client has to wait; 0 if the cost was taken. */
    waitMs,
    /** Refunds the unused part of the cost. */
    async settle(used: number): Promise<void> {
      if (used < amount) await clientBudgets.refund(client, budget, amount - used, at);
    },
  };
}

/**
 * Takes a request's cost from the client's budget, or throws a 429 error. Returns the function that refunds the unused
 * part.
 */
export async function spendBudget(budget: Budget, amount: number, request: Request, backend: Store) {
  const { waitMs, settle } = await consumeBudget(budget, amount, request, backend);
  if (waitMs === 0) return settle;
  const howMuch = budget === 'uploads' ? 'too many files' : 'too much';
  const sentence = `Your network has sent ${howMuch} this hour. Try again later.`;
  throw new HttpError(429, sentence, Math.ceil(waitMs / 1000));
}

/**
 * Runs `work`, whose cost of 1 has already been taken from a budget. Refunds the cost if `work` fails, or if
 * `isUsed` returns false for the result.
 */
export async function refundUnlessUsed<Result>(
  settle: (used: number) => Promise<void>,
  work: () => Promise<Result>,
  isUsed: (result: Result) => boolean,
): Promise<Result> {
  let used = 0;
  try {
    const result = await work();
    if (isUsed(result)) used = 1;
    return result;
  } finally {
    await settle(used);
  }
}

/**
 * Queues a message if the client's budget allows one more, and returns whether it was queued. A message that
 * is not queued costs nothing.
 */
export async function enqueueWithinBudget(
  request: Request,
  backend: Store,
  enqueue: () => Promise<boolean>,
): Promise<boolean> {
  const { waitMs, settle } = await consumeBudget('messages', 1, request, backend);
  return waitMs === 0 && refundUnlessUsed(settle, enqueue, Boolean);
}
