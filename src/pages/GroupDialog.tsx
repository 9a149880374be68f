import { Dialog } from '#components/Dialog.tsx';
import * as portal from '#generated/portal.ts';

interface Group {
  readonly university: number;
  readonly value: string | null;
  readonly placeholder: boolean;
}

/** The WhatsApp group of a university, found by its number; undefined where it has none (decisions.md 13). */
export const groupOf = (university: number | undefined): Group | undefined =>
  portal.groupLinks.find((group) => group.university === university);

/** The way into the group, after what a student should know first. */
export function GroupDialog({ group, onClose }: { group: Group; onClose: () => void }) {
  return (
    <Dialog title="WhatsApp group" onClose={onClose}>
      <div className="stack">
        <p>Members of the group can see your phone number.</p>
        {group.value && !group.placeholder ? (
          <a className="button" href={group.value} target="_blank" rel="noopener noreferrer">
            Join the group on WhatsApp<span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        ) : (
          <p>The link to the group is to be confirmed.</p>
        )}
      </div>
    </Dialog>
  );
}
