import type { Sets } from '../parts.ts';
import { errorsWithin } from './errors-within.ts';
import { migrateSets } from './migrate-sets.ts';
import { computedAt, placeAt, withFollowing, withRequired } from './resolve-sets.ts';
import { withAnswerAt } from './with-answer-at.ts';

/** What forms need that have groups, rows or computed answers. Generated forms bring it, where they do. */
export const sets: Sets = {
  computedAt,
  placeAt,
  withFollowing,
  withRequired,
  errorsWithin,
  withAnswerAt,
  migrate: migrateSets,
};
