import { type CalendarDate, monthDayYear } from '#domain/dates.ts';
import { feeDueDate } from '#domain/due-dates.ts';
import { Figure } from './PaymentHero.tsx';

interface FeeFigureProps {
  readonly title: string;
  /** Dalasi. */
  readonly fee: number;
  readonly today: CalendarDate;
}

/** The application fee, while it is the next thing to pay. */
export function FeeFigure({ title, fee, today }: FeeFigureProps) {
  return (
    <Figure title={title} amount={fee}>
      <p>
        due{'\u00a0'}on <span className="unbroken">{monthDayYear(feeDueDate(today))}</span>
      </p>
    </Figure>
  );
}
