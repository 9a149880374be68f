import { SheetDialog } from '#components/SheetDialog.tsx';
import { loadWidgets } from '#engine/react/index.ts';
import { accountEdit } from '#forms/account-edit.ts';
import { EditInfoForm, type EditInfoProps } from './EditInfoForm.tsx';
import { unsavedEdit } from './unsaved-edit.ts';

/** The dialog can be shown once this is done. */
export const ready = () => loadWidgets(accountEdit);

/** Edit Info of the account page. */
export function EditInfoDialog(props: EditInfoProps) {
  function giveUp() {
    unsavedEdit.forget();
    props.onClose();
  }

  return (
    <SheetDialog title={accountEdit.definition.title} isForm onClose={giveUp}>
      <EditInfoForm {...props} />
    </SheetDialog>
  );
}
