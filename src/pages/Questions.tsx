import type { ReactNode } from 'react';
import { confirmed } from '#components/confirmed.ts';
import { ExternalLink } from '#components/ExternalLink.tsx';
import * as portal from '#generated/portal.ts';

interface BankAccount {
  readonly bank: string;
  readonly accountName: string;
  readonly accountNumber: string;
  readonly placeholder: boolean;
}

/** Where to pay and whom to ask (portal.md §2, Resource Hub). What the lender has not given is said, not made up. */
export function Questions() {
  const bankAccounts: readonly BankAccount[] = portal.bankAccounts;
  const accounts = bankAccounts.filter(({ placeholder }) => !placeholder);
  const faq = confirmed(portal.faq);
  const whatsapp = confirmed(portal.whatsapp);
  const phone = confirmed(portal.supportPhone);
  return (
    <dl className="facts">
      <Answer name="Bank accounts">
        {accounts.length > 0 &&
          accounts.map(({ bank, accountName, accountNumber }) => (
            <p key={accountNumber}>
              {bank}
              <br />
              {accountName}
              <br />
              {accountNumber}
            </p>
          ))}
      </Answer>
      <Answer name="Common questions">
        {faq && <ExternalLink url={faq}>Questions and answers</ExternalLink>}
      </Answer>
      <Answer name="WhatsApp">
        {whatsapp && <ExternalLink url={whatsapp}>Chat with us on WhatsApp</ExternalLink>}
      </Answer>
      <Answer name="Office">{confirmed(portal.office)}</Answer>
      <Answer name="Support phone">
        {phone && (
          <a className="link" href={`tel:+220${phone}`}>
            {phone}
          </a>
        )}
      </Answer>
    </dl>
  );
}

function Answer({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children || 'To be confirmed'}</dd>
    </div>
  );
}
