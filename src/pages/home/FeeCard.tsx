import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { PayTo } from '#components/lender/Payees.tsx';
import { loadHowToPay } from '#components/lender/WaysToPay.tsx';
import { useDialog } from '#components/loading/use-dialog.ts';
import { Figure } from '#components/money/Figures.tsx';
import { feeDue } from '#components/money/payment-words.ts';
import { today } from '../../clock.ts';
import { Banner } from './Banner.tsx';

interface FeeCardProps {
  /** In dalasi. */
  readonly fee: number;
  readonly matNumber: string;
}

export function FeeCard({ fee, matNumber }: FeeCardProps) {
  const { Dialog, open, close } = useDialog(loadHowToPay);
  const due = feeDue(fee, today());
  return (
    <Card component="section" aria-label="Your application fee" className="money-card">
      <CardContent className="money-card-content">
        <Figure {...due} title="Pay your application fee to continue." />
        <PayTo matNumber={matNumber} />
        <Banner isMain onPress={() => void open()}>
          You have not paid your application fee, click here to view the information.
        </Banner>
        {Dialog && <Dialog due={due} matNumber={matNumber} onClose={close} />}
      </CardContent>
    </Card>
  );
}
