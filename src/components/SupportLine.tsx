import * as portal from '#generated/portal.ts';

interface MaybePhone {
  readonly value: string | null;
  readonly placeholder: boolean;
}

/** Whom to call. While the lender has not given a number, that is said, and no number is shown (decisions.md 20). */
export function SupportLine() {
  const { value, placeholder }: MaybePhone = portal.supportPhone;
  if (!value || placeholder) return <p>Questions? Our support phone number is to be confirmed.</p>;
  return (
    <p className="link-line">
      Questions? Call <a href={`tel:+220${value}`}>{value}</a>
    </p>
  );
}
