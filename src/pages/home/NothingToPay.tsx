import { Drawing } from '#components/drawings/Drawing.tsx';
import { calendar } from '#components/drawings/drawn/calendar.ts';

/** Of who was approved, before the first invoice. */
export function NothingToPay() {
  return (
    <div className="all-paid">
      <Drawing of={calendar} />
      <h2>Nothing to pay yet</h2>
      <p>Your first payment will be shown here.</p>
    </div>
  );
}
