import { groupLinks } from '#generated/portal-group-links.ts';
import { hostOf } from '../ExternalLink.tsx';
import { confirmed, type Detail } from './confirmed.ts';
import { demoNow, useDemo } from './demo.ts';

export interface GroupLinkProps {
  readonly group: Group;
  readonly university: string;
}

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

export interface Group extends Detail {
  readonly university: number;
}

/**
 * Returns the WhatsApp group of the university's students. Returns undefined if there is none, or if the
 * lender has not confirmed the group's link (except in a demo).
 */
export function groupOf(
  university: number,
  groups: readonly Group[] = groupLinks,
  isDemo = demoNow() !== undefined,
): Group | undefined {
  return groups.find((group) => group.university === university && (isDemo || confirmed(group)));
}
