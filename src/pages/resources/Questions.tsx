import type { ReactNode } from 'react';
import { getApplication } from '#api/applications.ts';
import { queries } from '#api/queries.ts';
import { ExternalLink } from '#components/ExternalLink.tsx';
import { Fact, Facts } from '#components/Facts.tsx';
import { confirmed, type Detail } from '#components/lender/confirmed.ts';
import { type Demo, useDemo } from '#components/lender/demo.ts';
import { Payees, QuoteMatNumber } from '#components/lender/Payees.tsx';
import { useSupportPhone } from '#components/lender/SupportLine.tsx';
import { type WhereToPay, whereToPay } from '#components/lender/where-to-pay.ts';
import { faq } from '#generated/portal-faq.ts';
import { office } from '#generated/portal-office.ts';
import { supportPhone } from '#generated/portal-support-phone.ts';
import { whatsapp } from '#generated/portal-whatsapp.ts';
import './Questions.css';

export interface Contacts {
  readonly faq: Detail;
  readonly whatsapp: Detail;
  readonly office: Detail;
  readonly supportPhone: Detail;
}

interface QuestionsProps {
  readonly contacts?: Contacts;
  readonly where?: WhereToPay;
}

const lenders: Contacts = { faq, whatsapp, office, supportPhone };

export function Questions({ contacts = lenders, where = whereToPay() }: QuestionsProps) {
  const demo = useDemo();
  const phone = useSupportPhone(contacts.supportPhone);
  const answers: readonly (readonly [name: string, answer: ReactNode])[] = [
    [
      'Where to pay',
      where.payees.length > 0 && (
        <>
          <Payees payees={where.payees} />
          <QuoteMatNumber matNumber={queries.known(getApplication)?.mat_number} />
        </>
      ),
    ],
    ['Common questions', linkTo(confirmed(contacts.faq), 'Questions and answers', demo)],
    ['WhatsApp', linkTo(confirmed(contacts.whatsapp), 'Chat with us on WhatsApp', demo)],
    ['Office', confirmed(contacts.office) ?? demo?.details.office],
    [
      'Support phone',
      phone && (
        <a className="link" href={phone.address}>
          {phone.words}
        </a>
      ),
    ],
  ];
  const given = answers.filter(([, answer]) => answer);
  if (given.length === 0) return null;
  return (
    <>
      {demo && hasSample(contacts, where) && <demo.SampleNote>do not pay or call</demo.SampleNote>}
      <Facts>
        {given.map(([name, answer]) => (
          <Fact key={name} name={name}>
            {answer}
          </Fact>
        ))}
      </Facts>
    </>
  );
}

const hasSample = (contacts: Contacts, { isSample }: WhereToPay) =>
  isSample || Object.values(contacts).some((detail) => !confirmed(detail));

function linkTo(url: string | undefined, words: string, demo: Demo | undefined): ReactNode {
  if (url) return <ExternalLink url={url}>{words}</ExternalLink>;
  return demo && <demo.SampleLink isMarked={false}>{words}</demo.SampleLink>;
}
