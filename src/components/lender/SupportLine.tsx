import { supportPhone } from '#generated/portal-support-phone.ts';
import { confirmed } from './confirmed.ts';

/** Whom to call. While the lender has not given a number, that is said, and no number is shown. */
export function SupportLine() {
  const phone = confirmed(supportPhone);
  if (!phone) return <p>Questions? Our support phone number is to be confirmed.</p>;
  return (
    <p className="link-line">
      Questions? Call <a href={`tel:+220${phone}`}>{phone}</a>
    </p>
  );
}
