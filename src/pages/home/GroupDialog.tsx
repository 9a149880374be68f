import { type Group, GroupLink } from '#components/lender/GroupLink.tsx';
import { SheetDialog } from '#components/SheetDialog.tsx';

interface GroupDialogProps {
  readonly group: Group;
  readonly onClose: () => void;
}

export function GroupDialog({ group, onClose }: GroupDialogProps) {
  return (
    <SheetDialog title="WhatsApp group" onClose={onClose}>
      <GroupLink group={group} />
    </SheetDialog>
  );
}
