import { isUnavailable } from './database/unavailable.ts';
import { Mistake } from './mistake.ts';

/** Why a program of ours ends, for the operator who started it. */
export function sentenceOf(error: unknown): string {
  if (error instanceof Mistake) return error.message;
  const { code, message, stack } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return 'The port is taken by another program. Stop it, or set PORT to another number.';
  if (isUnavailable(error)) return `The database or the disk cannot be used: ${message || code}`;
  return stack ?? message;
}
