import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { PayTo } from '#components/lender/Payees.tsx';
import { FeeFigure } from '#components/money/PaymentHero.tsx';
import { today } from '../../clock.ts';
import { Banner } from './Banner.tsx';
import './FeeCard.css';

interface FeeCardProps {
  /** Dalasi. */
  readonly fee: number;
  /** '' where it is not known. */
  readonly matNumber: string;
  /** Opens all there is to know of it. */
  readonly onOpen: () => void;
}

/** The application fee, while it is the next thing to pay. */
export function FeeCard({ fee, matNumber, onOpen }: FeeCardProps) {
  return (
    <Card component="section" aria-label="Your application fee" className="money-card fee-card">
      <CardContent className="money-card-content">
        <FeeFigure title="Pay your application fee to continue." fee={fee} today={today()} />
        <PayTo matNumber={matNumber} />
        <Banner isMain onPress={onOpen}>
          You have not paid your application fee, click here to view the information.
        </Banner>
      </CardContent>
    </Card>
  );
}
