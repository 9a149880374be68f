import { SheetDialog } from '../SheetDialog.tsx';
import { HowToPay } from './HowToPay.tsx';

interface HowToPayDialogProps {
  /** '' where it is not known. */
  readonly matNumber: string;
  readonly onClose: () => void;
}

/** Where to pay, once that is asked. */
export function HowToPayDialog({ matNumber, onClose }: HowToPayDialogProps) {
  return (
    <SheetDialog title="How to pay" onClose={onClose}>
      <HowToPay matNumber={matNumber} />
    </SheetDialog>
  );
}
