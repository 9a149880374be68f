import Button from '@mui/material/Button';
import { useDialog } from '../loading/use-dialog.ts';
import type { HowToPayDialogProps } from './HowToPayDialog.tsx';
import { PayTo } from './Payees.tsx';

export const loadHowToPay = () => import('./HowToPayDialog.tsx').then((module) => module.HowToPayDialog);

interface WaysToPayProps extends Pick<HowToPayDialogProps, 'due' | 'matNumber'> {
  /** Shows only an outlined button, because the student need not pay for some time. */
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
      {Dialog && <Dialog {...payment} onClose={close} />}
    </>
  );
}
