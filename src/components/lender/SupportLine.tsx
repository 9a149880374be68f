import { internationalPhone, spacedPhone } from '#domain/phone.ts';
import { supportPhone } from '#generated/portal-support-phone.ts';
import { confirmed, type Detail } from './confirmed.ts';
import { useDemo } from './demo.ts';

/**
 * Returns the support phone number as a `tel:` address and as text. Returns undefined until the lender has
 * confirmed a number, except in a demo, which has a sample number.
 */
export function useSupportPhone(detail: Detail = supportPhone) {
  const demo = useDemo();
  const real = confirmed(detail);
  const phone = real ?? demo?.details.supportPhone;
  return phone
    ? { address: `tel:+${internationalPhone(phone)}`, words: spacedPhone(phone), mark: real ? '' : ' (demo)' }
    : undefined;
}

/**
 * Must not be placed above content that is already visible: in a demo, the line appears only after the first
 * render, and would move that content.
 */
export function SupportLine({ question = 'Questions?', detail }: { question?: string; detail?: Detail }) {
  const phone = useSupportPhone(detail);
  if (!phone) return null;
  return (
    <p className="link-line">
      {question} Call{' '}
      <span className="unbroken">
        <a href={phone.address}>{phone.words}</a>
        {phone.mark}
      </span>
    </p>
  );
}
