import { account } from './account.ts';
import type { CallName } from './calls.ts';
import { reads } from './reads.ts';
import { resets } from './resets.ts';
import type { Visit } from './visit.ts';
import { writes } from './writes.ts';

/** One page and action for each call. */
export const visits: Readonly<Record<CallName, Visit>> = { ...reads, ...account, ...writes, ...resets };
