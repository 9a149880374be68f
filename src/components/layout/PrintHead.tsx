import { type CalendarDate, monthDayYear } from '#domain/dates.ts';
import * as portal from '#generated/portal.ts';
import './PrintHead.css';

interface PrintHeadProps {
  /** The first heading: the page's own, in its header, is not printed. */
  readonly title?: string;
  /** '' where none was given, undefined while that is not known. */
  readonly name: string | undefined;
  readonly matNumber: string | undefined;
  readonly day: CalendarDate;
}

/** On paper alone, where nobody sees whose page it is and of which day. */
export function PrintHead({ title, name, matNumber, day }: PrintHeadProps) {
  return (
    <div className="print-head">
      <p className="print-title">{portal.product}</p>
      {title && <h1>{title}</h1>}
      {name !== undefined && <p>Student: {name || 'not provided'}</p>}
      {matNumber !== undefined && <p>MAT number: {matNumber || 'not provided'}</p>}
      <p>Printed: {monthDayYear(day)}</p>
    </div>
  );
}
