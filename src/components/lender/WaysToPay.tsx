import Button from '@mui/material/Button';
import type { PaymentState } from '#domain/payment-state.ts';
import { environment } from '#engine/core/index.ts';
import { useDialog } from '../loading/use-dialog.ts';
import { feeDue, paymentDue } from '../money/payment-words.ts';
import { PayTo } from './Payees.tsx';
import { SupportLine } from './SupportLine.tsx';

export const loadHowToPay = () => import('./HowToPayDialog.tsx').then((module) => module.HowToPayDialog);

interface WaysToPayProps {
  readonly payments: PaymentState | undefined;
  /** The application fee in dalasi; undefined unless it is due now. */
  readonly fee?: number | undefined;
  readonly matNumber: string;
}

export function WaysToPay({ payments, fee, matNumber }: WaysToPayProps) {
  const { Dialog, isLoading, open, close } = useDialog(loadHowToPay);
  const today = environment().today();
  const due = fee === undefined ? paymentDue(payments, today) : feeDue(fee, today);
  // A student who has paid ahead need not pay soon, so the button is outlined, and no payee is shown.
  const isQuiet = payments?.kind === 'on-time' && payments.ahead > 0;
  return (
    <>
      {!isQuiet && <PayTo matNumber={matNumber} />}
      <Button
        variant={isQuiet ? 'outlined' : 'contained'}
        color={isQuiet ? 'secondary' : 'primary'}
        aria-haspopup="dialog"
        aria-disabled={isLoading}
        onClick={() => void open()}
      >
        How to pay
      </Button>
      {due?.isOverdue && <SupportLine question="Can't pay it all now?" />}
      {Dialog && <Dialog due={due} matNumber={matNumber} onClose={close} />}
    </>
  );
}
