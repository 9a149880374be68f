import type { FastifyRequest } from 'fastify';
import type { Backend } from './backend.ts';
import { takeFromBudget } from './take-from-budget.ts';

/** Puts a message in line if the client may cause one more, and says whether it did. What is not put in line is not counted. */
export async function withinMessageBudget(
  request: FastifyRequest,
  backend: Backend,
  putInLine: () => Promise<boolean>,
): Promise<boolean> {
  const { waitMs, settle } = await takeFromBudget('messages', 1, request, backend);
  if (waitMs > 0) return false;
  let isInLine = false;
  try {
    isInLine = await putInLine();
  } finally {
    await settle(isInLine ? 1 : 0);
  }
  return isInLine;
}
