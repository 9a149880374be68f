import { GroupLink, type GroupLinkProps } from '#components/lender/GroupLink.tsx';
import { SheetDialog } from '#components/SheetDialog.tsx';

export function GroupDialog({ onClose, ...group }: GroupLinkProps & { readonly onClose: () => void }) {
  return (
    <SheetDialog title="WhatsApp group" onClose={onClose}>
      <GroupLink {...group} />
    </SheetDialog>
  );
}
