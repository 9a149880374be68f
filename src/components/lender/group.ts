import { groupLinks } from '#generated/portal-group-links.ts';
import { confirmed, type Detail } from './confirmed.ts';
import { demoNow } from './demo.ts';

/** The invitation to a university's WhatsApp group; `university` is its number, not a place in a list. */
export interface Group extends Detail {
  readonly university: number;
}

/** The WhatsApp group of a university; undefined where it has none. Only a demo has one without an invitation. */
export function groupOf(
  university: number,
  groups: readonly Group[] = groupLinks,
  isDemo = demoNow() !== undefined,
): Group | undefined {
  return groups.find((group) => group.university === university && (isDemo || confirmed(group)));
}
