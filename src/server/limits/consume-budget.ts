import type { FastifyRequest } from 'fastify';
import type { Backend } from '../backend.ts';
import type { Budget } from '../database/tables.ts';
import { clientOf } from './client-address.ts';

/** Takes what a request may cost from its client's budget. The log tells the operator once that an hour's is spent. */
export async function consumeBudget(
  budget: Budget,
  amount: number,
  { ip, log }: Pick<FastifyRequest, 'ip' | 'log'>,
  { clientBudgets, now }: Pick<Backend, 'clientBudgets' | 'now'>,
) {
  const client = clientOf(ip);
  const at = now();
  const { waitMs, isFirst } = await clientBudgets.consume(client, budget, amount);
  if (waitMs > 0 && isFirst) {
    log.warn({ budget }, 'A client has spent its budget of an hour; "npm run office -- budgets" says which.');
  }
  return {
    /** 0, or for how many ms the client has to wait: then nothing was taken. */
    waitMs,
    /** Gives back what was not used. */
    async settle(used: number): Promise<void> {
      if (waitMs === 0 && used < amount) await clientBudgets.refund(client, budget, amount - used, at);
    },
  };
}
