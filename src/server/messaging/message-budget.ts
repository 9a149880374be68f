import type { FastifyRequest } from 'fastify';
import type { Backend } from '../backend.ts';
import { consumeBudget } from '../limits/consume-budget.ts';

/** Queues a message if the client may cause one more, and says whether it did. Only queued messages count. */
export async function enqueueWithinBudget(
  request: Pick<FastifyRequest, 'ip' | 'log'>,
  backend: Backend,
  enqueue: () => Promise<boolean>,
): Promise<boolean> {
  const { waitMs, settle } = await consumeBudget('messages', 1, request, backend);
  if (waitMs > 0) return false;
  let isQueued = false;
  try {
    isQueued = await enqueue();
  } finally {
    await settle(isQueued ? 1 : 0);
  }
  return isQueued;
}
