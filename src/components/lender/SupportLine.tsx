import { supportPhone } from '#generated/portal-support-phone.ts';
import { confirmed, type Detail } from './confirmed.ts';
import { useDemo } from './demo.ts';

interface SupportLineProps {
  readonly detail?: Detail;
  /** What the student should call about, if the page has a specific subject. */
  readonly about?: string;
}

/**
 * A line with the support phone number; empty until the lender has confirmed a number. Place it last on a page: in a
 * demo it appears after the first render, and must not move anything.
 */
export function SupportLine({ detail = supportPhone, about }: SupportLineProps) {
  const demo = useDemo();
  const real = confirmed(detail);
  const phone = real ?? demo?.details.supportPhone;
  if (!phone) return about ? <p>Call us about {about}.</p> : null;
  return (
    <p className="link-line">
      {about ? 'Call' : 'Questions? Call'}{' '}
      <span className="unbroken">
        <a href={`tel:+220${phone}`}>{phone}</a>
        {!real && ' (demo)'}
      </span>
      {about && ` about ${about}.`}
    </p>
  );
}
