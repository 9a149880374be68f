import Button from '@mui/material/Button';
import { useDialog } from '../loading/use-dialog.ts';

const loadHowToPay = () => import('./HowToPayDialog.tsx').then((module) => module.HowToPayDialog);

/** Opens where to pay. */
export function HowToPayButton({ matNumber }: { matNumber: string }) {
  const { Dialog, isLoading, open, close } = useDialog(loadHowToPay);
  return (
    <>
      <Button
        variant="contained"
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
