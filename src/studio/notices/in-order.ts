import type { Notice } from '../protocol.ts';
import { effectOf, effects } from './effects.ts';

export const keyOf = ({ level, file, path, message }: Notice): string =>
  `${level} ${file} ${path.join('.')} ${message}`;

const isFar = ({ file }: Notice, near: string | undefined) => near !== undefined && !file.startsWith(near);

/**
 * Sorts the notices: the most urgent come first. Among equally urgent notices, those
 * about the edited form or file come before the others, and newer ones before older ones.
 *
 * @param seen the keys of the notices in the order in which the check first found them
 * @param near the folder or file that is being edited
 */
export function inOrder(
  notices: readonly Notice[],
  seen: readonly string[],
  near: string | undefined,
): readonly Notice[] {
  const age = (notice: Notice) => -seen.indexOf(keyOf(notice));
  return notices.toSorted(
    (one, other) =>
      urgency(one) - urgency(other) ||
      Number(isFar(one, near)) - Number(isFar(other, near)) ||
      age(one) - age(other),
  );
}

const urgency = (notice: Notice) => effects.indexOf(effectOf(notice));

/**
 * Returns the group in which the studio lists a notice. The groups "elsewhere" (warnings about other forms
 * and files) and "safe" are folded. Problems are always "open", because staff must solve them before they can
 * send the changes.
 */
export function groupOf(notice: Notice, near: string | undefined): 'open' | 'elsewhere' | 'safe' {
  if (notice.level === 'safe') return 'safe';
  return effectOf(notice) === 'warning' && isFar(notice, near) ? 'elsewhere' : 'open';
}
