import MuiDialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useId } from 'react';
import { useOnBack } from '../dialog-history.ts';
import { Icon } from './Icon.tsx';
import { Toasts } from './toasts/Toasts.tsx';
import { closeErrorToast } from './toasts/toast-store.ts';
import './SheetDialog.css';

interface SheetDialogProps {
  readonly title: string;
  /**
   * True if the dialog contains a form. A tap on the backdrop then does not close the dialog, because the
   * tap may be accidental.
   */
  readonly isForm?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function SheetDialog({ title, isForm, onClose, children }: SheetDialogProps) {
  const titleId = useId();
  const leave = () => {
    closeErrorToast(); // an error toast is about the dialog's form, so it closes with the dialog
    onClose();
  };
  useOnBack(leave);
  return (
    <MuiDialog
      open
      fullWidth
      className="sheet"
      aria-labelledby={titleId}
      onClose={(_event, reason) => (isForm && reason === 'backdropClick' ? undefined : leave())}
    >
      <Toasts />
      <div className="sheet-head">
        <DialogTitle id={titleId} variant="h2">
          {title}
        </DialogTitle>
        <IconButton aria-label="Close" onClick={leave}>
          <Icon>
            <path d="M6 6l12 12M18 6 6 18" />
          </Icon>
        </IconButton>
      </div>
      <DialogContent className="stack">{children}</DialogContent>
    </MuiDialog>
  );
}
