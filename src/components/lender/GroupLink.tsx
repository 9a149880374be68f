import { groupLinks } from '#generated/portal-group-links.ts';
import { hostOf } from '../ExternalLink.tsx';
import { confirmed, type Detail } from './confirmed.ts';
import { demoNow, useDemo } from './demo.ts';

/** The way into a WhatsApp group, after what a student should know first. See `groupOf`. */
export function GroupLink({ group }: { group: Group }) {
  const demo = useDemo();
  const link = confirmed(group);
  const words = 'Join the WhatsApp group';
  return (
    <>
      <p>Members of the group can see your phone number.</p>
      {link && <p className="quiet">Opens {hostOf(link)} in a new tab.</p>}
      {link && (
        <a className="button" href={link} target="_blank" rel="noopener noreferrer">
          {words}
        </a>
      )}
      {!link && demo && <demo.MadeUpLink className="button">{words}</demo.MadeUpLink>}
    </>
  );
}

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
