import Button from '@mui/material/Button';
import { useDialog } from '../loading/use-dialog.ts';

const loadHowToPay = () => import('./HowToPayDialog.tsx').then((module) => module.HowToPayDialog);

interface HowToPayButtonProps {
  /** '' where it is not known. */
  readonly matNumber: string;
  /** Nothing has to be paid for some time. */
  readonly isQuiet?: boolean;
}

/** Opens where to pay. */
export function HowToPayButton({ matNumber, isQuiet }: HowToPayButtonProps) {
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
      {Dialog && <Dialog matNumber={matNumber} onClose={close} />}
    </>
  );
}
