import type { ReactNode } from 'react';
import { ExternalLink } from '#components/ExternalLink.tsx';
import { Fact, Facts } from '#components/Facts.tsx';
import { type BankAccount, BankAccounts } from '#components/lender/BankAccounts.tsx';
import { confirmed, type Detail } from '#components/lender/confirmed.ts';
import { bankAccounts } from '#generated/portal-bank-accounts.ts';
import { faq } from '#generated/portal-faq.ts';
import { office } from '#generated/portal-office.ts';
import { supportPhone } from '#generated/portal-support-phone.ts';
import { whatsapp } from '#generated/portal-whatsapp.ts';

export interface Contacts {
  readonly bankAccounts: readonly BankAccount[];
  readonly faq: Detail;
  readonly whatsapp: Detail;
  readonly office: Detail;
  readonly supportPhone: Detail;
}

const lenders: Contacts = { bankAccounts, faq, whatsapp, office, supportPhone };

/** Where to pay and whom to ask. What the lender has not given is said, not made up. */
export function Questions({ contacts = lenders }: { contacts?: Contacts }) {
  const faq = confirmed(contacts.faq);
  const whatsapp = confirmed(contacts.whatsapp);
  const phone = confirmed(contacts.supportPhone);
  return (
    <Facts>
      <Answer name="Bank accounts">
        <BankAccounts accounts={contacts.bankAccounts} />
      </Answer>
      <Answer name="Common questions">
        {faq && <ExternalLink url={faq}>Questions and answers</ExternalLink>}
      </Answer>
      <Answer name="WhatsApp">
        {whatsapp && <ExternalLink url={whatsapp}>Chat with us on WhatsApp</ExternalLink>}
      </Answer>
      <Answer name="Office">{confirmed(contacts.office)}</Answer>
      <Answer name="Support phone">
        {phone && (
          <a className="link" href={`tel:+220${phone}`}>
            {phone}
          </a>
        )}
      </Answer>
    </Facts>
  );
}

function Answer({ name, children }: { name: string; children: ReactNode }) {
  return <Fact name={name}>{children || 'To be confirmed'}</Fact>;
}
