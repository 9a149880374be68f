import type { Notice } from '../protocol.ts';

export const keyOf = ({ level, file, path, message }: Notice): string =>
  `${level} ${file} ${path.join('.')} ${message}`;

/**
 * Sorts the notices: those about the edited form or file come first, then the others. In both groups, the
 * newest come first.
 *
 * @param seen the keys of the notices in the order in which the check first found them
 * @param near the folder or file that is being edited
 */
export function inOrder(
  notices: readonly Notice[],
  seen: readonly string[],
  near: string | undefined,
): readonly Notice[] {
  const isFar = ({ file }: Notice) => near !== undefined && !file.startsWith(near);
  const age = (notice: Notice) => -seen.indexOf(keyOf(notice));
  return notices.toSorted((one, other) => Number(isFar(one)) - Number(isFar(other)) || age(one) - age(other));
}
