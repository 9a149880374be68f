import { groupLinks } from '#generated/portal-group-links.ts';
import type { Detail } from './confirmed.ts';

/** The invitation to a university's WhatsApp group; `university` is its number, not a place in a list. */
export interface Group extends Detail {
  readonly university: number;
}

/** The WhatsApp group of a university; undefined where it has none. */
export function groupOf(university: number, groups: readonly Group[] = groupLinks): Group | undefined {
  return groups.find((group) => group.university === university);
}
