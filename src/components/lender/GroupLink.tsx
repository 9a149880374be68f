import { ExternalLink } from '../ExternalLink.tsx';
import { confirmed } from './confirmed.ts';
import type { Group } from './group.ts';

/** The way into a WhatsApp group, after what a student should know first. See `groupOf`. */
export function GroupLink({ group }: { group: Group }) {
  const link = confirmed(group);
  return (
    <>
      <p>Members of the group can see your phone number.</p>
      {link ? (
        <ExternalLink url={link}>Join the WhatsApp group</ExternalLink>
      ) : (
        <p>The link to the WhatsApp group of your university is to be confirmed.</p>
      )}
    </>
  );
}
