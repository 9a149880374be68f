import { type CalendarDate, monthDayYear } from '#domain/dates.ts';
import * as portal from '#generated/portal.ts';
import './PrintHead.css';

interface PrintHeadProps {
  /** '' where none was given, undefined while that is not known. */
  readonly name: string | undefined;
  readonly matNumber: string | undefined;
  readonly day: CalendarDate;
}

/** On paper alone, where nobody sees whose page it is and of which day. */
export function PrintHead({ name, matNumber, day }: PrintHeadProps) {
  return (
    <div className="print-head">
      <p className="print-title">{portal.product}</p>
      {name !== undefined && <p>Student: {name || 'not provided'}</p>}
      {matNumber !== undefined && <p>MAT number: {matNumber || 'not provided'}</p>}
      <p>Printed: {monthDayYear(day)}</p>
    </div>
  );
}
