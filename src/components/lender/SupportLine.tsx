import { supportPhone } from '#generated/portal-support-phone.ts';
import { confirmed, type Detail } from './confirmed.ts';
import { useDemo } from './demo.ts';

/** Whom to call; nothing while the lender has given no number. Last on its page: in a demo it comes after the rest. */
export function SupportLine({ phone: given = supportPhone }: { phone?: Detail }) {
  const demo = useDemo();
  const real = confirmed(given);
  const phone = real ?? demo?.details.supportPhone;
  if (!phone) return null;
  return (
    <p className="link-line">
      Questions? Call{' '}
      <span className="unbroken">
        <a href={`tel:+220${phone}`}>{phone}</a>
        {!real && ' (demo)'}
      </span>
    </p>
  );
}
