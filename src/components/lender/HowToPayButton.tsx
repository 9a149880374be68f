import Button from '@mui/material/Button';
import { useDialog } from '../loading/use-dialog.ts';
import type { HowToPayDialogProps } from './HowToPayDialog.tsx';

export const loadHowToPay = () => import('./HowToPayDialog.tsx').then((module) => module.HowToPayDialog);

interface HowToPayButtonProps extends Pick<HowToPayDialogProps, 'due' | 'matNumber'> {
  /** Whether to show an outlined button instead of a filled one, for students who need not pay soon. */
  readonly isQuiet?: boolean;
}

/** A button that opens `HowToPayDialog`. */
export function HowToPayButton({ isQuiet, ...payment }: HowToPayButtonProps) {
  const { Dialog, isLoading, open, close } = useDialog(loadHowToPay);
  return (
    <>
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
