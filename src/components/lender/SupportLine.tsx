import { supportPhone } from '#generated/portal-support-phone.ts';
import { confirmed, type Detail } from './confirmed.ts';
import { useDemo } from './demo.ts';

/**
 * The support phone number; nothing until the lender has provided one. Placed last on a page, because in a demo it
 * appears after the rest and must not move anything.
 */
export function SupportLine({ detail = supportPhone }: { detail?: Detail }) {
  const demo = useDemo();
  const real = confirmed(detail);
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
