import { UserError } from '../../user-error.ts';
import { oneLine } from '../output/plain-text.ts';

const longest = 200;

/** What a student reads beside an entry: one line. */
export function parseMemo(typed: string): string {
  const memo = oneLine(typed);
  if (memo.length > longest) throw new UserError(`The memo is longer than ${longest} letters.`);
  return memo;
}
