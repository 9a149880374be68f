import { GroupLink, type GroupLinkProps } from '#components/lender/GroupLink.tsx';
import { SheetDialog } from '#components/SheetDialog.tsx';

interface GroupDialogProps extends GroupLinkProps {
  readonly onClose: () => void;
}

export function GroupDialog({ onClose, ...group }: GroupDialogProps) {
  return (
    <SheetDialog title="WhatsApp group" onClose={onClose}>
      <GroupLink {...group} />
    </SheetDialog>
  );
}
