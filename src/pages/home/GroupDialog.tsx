import { Dialog } from '#components/Dialog.tsx';
import { GroupLink } from '#components/lender/GroupLink.tsx';
import type { Group } from '#components/lender/group.ts';

/** The way into the WhatsApp group of the student's university. */
export function GroupDialog({ group, onClose }: { group: Group; onClose: () => void }) {
  return (
    <Dialog title="WhatsApp group" onClose={onClose}>
      <div className="stack">
        <GroupLink group={group} />
      </div>
    </Dialog>
  );
}
