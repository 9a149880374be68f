import Button from '@mui/material/Button';
import { useDialog } from '../loading/use-dialog.ts';
import type { HowToPayDialogProps } from './HowToPayDialog.tsx';
import { PayTo } from './Payees.tsx';
import { SupportLine } from './SupportLine.tsx';

export const loadHowToPay = () => import('./HowToPayDialog.tsx').then((module) => module.HowToPayDialog);

interface WaysToPayProps extends Pick<HowToPayDialogProps, 'due' | 'matNumber'> {
  /**
   * True if no payment is due for some time. The "How to pay" button is then outlined, and no payee is shown.
   */
  readonly isQuiet?: boolean;
}

export function WaysToPay({ isQuiet, ...payment }: WaysToPayProps) {
  const { Dialog, isLoading, open, close } = useDialog(loadHowToPay);
  return (
    <>
      {!isQuiet && <PayTo matNumber={payment.matNumber} />}
      <Button
        variant={isQuiet ? 'outlined' : 'contained'}
        color={isQuiet ? 'secondary' : 'primary'}
        aria-haspopup="dialog"
        aria-disabled={isLoading}
        onClick={() => void open()}
      >
        How to pay
      </Button>
      {payment.due?.isOverdue && <SupportLine question="Can't pay it all now?" />}
      {Dialog && <Dialog {...payment} onClose={close} />}
    </>
  );
}
