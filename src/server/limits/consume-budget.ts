import type { FastifyRequest } from 'fastify';
import type { Backend } from '../backend.ts';
import type { Budget } from '../database/tables.ts';
import { HttpError } from '../http/http-error.ts';
import { clientOf } from './client-address.ts';

type Request = Pick<FastifyRequest, 'ip' | 'log'>;
type Store = Pick<Backend, 'clientBudgets' | 'now'>;

async function consumeBudget(budget: Budget, amount: number, { ip, log }: Request, backend: Store) {
  const { clientBudgets, now } = backend;
  const client = clientOf(ip);
  const at = now();
  const { waitMs, isFirst } = await clientBudgets.consume(client, budget, amount);
  if (waitMs > 0 && isFirst) {
    log.warn({ budget }, 'A client has spent its budget of an hour; "npm run office -- budgets" says which.');
  }
  return {
    waitMs,
    async settle(used: number): Promise<void> {
      if (used < amount) await clientBudgets.refund(client, budget, amount - used, at);
    },
  };
}

/**
 * Takes the amount from the client's budget, and returns a function that refunds the unused part. Throws a
 * 429 error if too little is left.
 */
export async function spendBudget(budget: Budget, amount: number, request: Request, backend: Store) {
  const { waitMs, settle } = await consumeBudget(budget, amount, request, backend);
  if (waitMs === 0) return settle;
  const howMuch = budget === 'uploads' ? 'too many files' : 'too much';
  const sentence = `Your network has sent ${howMuch} this hour. Try again later.`;
  throw new HttpError(429, sentence, Math.ceil(waitMs / 1000));
}

/**
 * Runs `work`, whose cost of 1 has already been taken from a budget. Refunds the cost if `work` fails or
 * `isUsed` returns false.
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
 * Queues a message if the client's budget allows it, and returns whether it was queued. A message that is not
 * queued costs nothing.
 */
export async function enqueueWithinBudget(
  request: Request,
  backend: Store,
  enqueue: () => Promise<boolean>,
): Promise<boolean> {
  const { waitMs, settle } = await consumeBudget('messages', 1, request, backend);
  return waitMs === 0 && refundUnlessUsed(settle, enqueue, Boolean);
}
