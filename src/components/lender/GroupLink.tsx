import { ExternalLink } from '../ExternalLink.tsx';
import { confirmed } from './confirmed.ts';
import { useDemo } from './demo.ts';
import type { Group } from './group.ts';

/** The way into a WhatsApp group, after what a student should know first. See `groupOf`. */
export function GroupLink({ group }: { group: Group }) {
  const demo = useDemo();
  const link = confirmed(group);
  const words = 'Join the WhatsApp group';
  return (
    <>
      <p>Members of the group can see your phone number.</p>
      {link && <ExternalLink url={link}>{words}</ExternalLink>}
      {!link && demo && <demo.MadeUpLink>{words}</demo.MadeUpLink>}
    </>
  );
}
