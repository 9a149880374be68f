import { UserError } from '../../user-error.ts';
import { didYouMean } from '../nearest.ts';

/** In the order in which an application usually goes through them. */
export const statuses = ['open', 'pending', 'approved', 'rejected'] as const;
export type Status = (typeof statuses)[number];

export function parseStatus(typed: string): Status {
  const status = statuses.find((each) => each === typed);
  if (status) return status;
  throw new UserError(
    `There is no status "${typed}".${didYouMean(typed, statuses)} It is one of ${statuses.join(', ')}.`,
  );
}
