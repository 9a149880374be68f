import Typography from '@mui/material/Typography';
import { bankAccounts } from '#generated/portal-bank-accounts.ts';
import { BankAccounts } from './BankAccounts.tsx';
import { NumberToCopy } from './NumberToCopy.tsx';

interface HowToPayProps {
  /** '' where it is not known. */
  readonly matNumber: string;
}

/** Where a payment goes, and which number comes with it. */
export function HowToPay({ matNumber }: HowToPayProps) {
  return (
    <section className="stack">
      <Typography variant="h3">Where to pay</Typography>
      <BankAccounts accounts={bankAccounts} />
      {matNumber && <NumberToCopy label="Quote your MAT number" number={matNumber} what="MAT number" />}
    </section>
  );
}
