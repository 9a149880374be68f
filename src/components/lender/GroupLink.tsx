import { groupLinks } from '#generated/portal-group-links.ts';
import { hostOf } from '../ExternalLink.tsx';
import { confirmed, type Detail } from './confirmed.ts';
import { demoNow, useDemo } from './demo.ts';

export interface GroupLinkProps {
  readonly group: Group;
  /** The university's name. */
  readonly university: string;
}

/**
 * Says which students a university's WhatsApp group is for, warns that its members can see each other's phone
 * numbers, and links to the group (from `groupOf`).
 */
export function GroupLink({ group, university }: GroupLinkProps) {
  const demo = useDemo();
  const link = confirmed(group);
  const words = 'Join the WhatsApp group';
  return (
    <>
      <p>
        This group is for students of <strong>{university}</strong>.
      </p>
      <p>Members of the group can see your phone number.</p>
      {link && <p className="quiet">Opens {hostOf(link)} in a new tab.</p>}
      {link && (
        <a className="button" href={link} target="_blank" rel="noopener noreferrer">
          {words}
        </a>
      )}
      {!link && demo && <demo.SampleLink className="button">{words}</demo.SampleLink>}
    </>
  );
}

/** The invitation link of a university's WhatsApp group, from portal.json. `university` is the university's id. */
export interface Group extends Detail {
  readonly university: number;
}

/**
 * Returns a university's WhatsApp group; undefined if the university has none or the lender has not confirmed the link.
 * In a demo, unconfirmed groups are returned too.
 */
export function groupOf(
  university: number,
  groups: readonly Group[] = groupLinks,
  isDemo = demoNow() !== undefined,
): Group | undefined {
  return groups.find((group) => group.university === university && (isDemo || confirmed(group)));
}
