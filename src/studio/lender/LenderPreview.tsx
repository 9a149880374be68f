import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { theme } from '#app/theme.ts';
import { Fact, Facts } from '#components/Facts.tsx';
import { Logo } from '#components/layout/Page.tsx';
import type { Detail } from '#components/lender/confirmed.ts';
import { HowToPay } from '#components/lender/HowToPayDialog.tsx';
import { type PaymentDetails, whereToPay } from '#components/lender/where-to-pay.ts';
import { contractFacts, type UniversityFigures } from '#domain/contract-facts.ts';
import { parseDate } from '#domain/dates.ts';
import { Contract, type ContractOfLender, ContractSummary } from '#pages/account/Contract.tsx';
import { type Contacts, Questions } from '#pages/resources/Questions.tsx';
import { type Resource, ResourceCard } from '#pages/resources/ResourceCard.tsx';
import { brandStyles } from '#scripts/portal/brand-styles.ts';
import { blankPage, openPhone, type Phone } from '../phone/frame.tsx';
import '../phone/phone.css';

export interface Lender extends PaymentDetails, Contacts {
  readonly product: string;
  readonly brandColour: string;
  readonly supportPhone: Detail;
  readonly applicationFeeNote: readonly string[];
  readonly universities: readonly (UniversityFigures & { readonly id: number })[];
  readonly contract: ContractOfLender;
  readonly resources: readonly Resource[];
}

interface LenderPreviewProps {
  readonly lender: Lender;
  readonly part: string;
  /** The keys are the universities' codes in options/school.json. */
  readonly universityNames: ReadonlyMap<number, string>;
}

export function LenderPreview({ lender, part, universityNames }: LenderPreviewProps) {
  const [phone, setPhone] = useState<Phone>();
  useEffect(() => {
    phone?.show(
      <OnPhone page={phone.page}>
        <Section lender={lender} part={part} universityNames={universityNames} />
      </OnPhone>,
    );
  }, [phone, lender, part, universityNames]);
  useEffect(() => () => phone?.close(), [phone]);
  if (part === 'forms') return <p className="studio-help">Students do not see this.</p>;
  const payer = part === 'paying' ? exampleOf(lender) : undefined;
  return (
    <>
      {payer && <p className="studio-help">Example: a student of {nameIn(universityNames, payer.id)}</p>}
      <div className="studio-phone">
        <div className="picture" data-ready>
          <iframe
            title="The section as on a phone"
            inert
            srcDoc={blankPage}
            onLoad={({ currentTarget }) => setPhone(openPhone(currentTarget))}
          />
        </div>
      </div>
    </>
  );
}

const nameIn = (names: LenderPreviewProps['universityNames'], id: number) =>
  names.get(id) ?? `University ${id}`;

/** Returns the first university with a fixed application fee or, if none has one, the first university. */
const exampleOf = ({ universities }: Lender) =>
  universities.find(({ app_fee_flat: fee = 0 }) => fee > 0) ?? universities[0];

/** Makes MUI insert its styles into the phone preview's frame instead of the studio's page. */
function OnPhone({ page, children }: { readonly page: Document; readonly children: ReactNode }) {
  const [cache] = useState(() => createCache({ key: 'css', container: page.head }));
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <MemoryRouter>{children}</MemoryRouter>
      </ThemeProvider>
    </CacheProvider>
  );
}

function Section({ lender, part, universityNames }: LenderPreviewProps) {
  const factsOf = (figures: Lender['universities'][number]) =>
    contractFacts({ ...example, university: nameIn(universityNames, figures.id), figures });
  switch (part) {
    case 'name':
      return (
        <>
          <style>{brandStyles(lender.brandColour)}</style>
          <header className="page-header">
            <div className="column">
              <Logo product={lender.product} />
            </div>
          </header>
          <main className="column stack">
            <h1>Welcome to {lender.product}</h1>
            <button type="button" className="button">
              Login
            </button>
            <button type="button" className="button button-plain">
              Sign Up
            </button>
          </main>
        </>
      );
    case 'paying':
      return (
        <PreviewPage title="Application Fee Information">
          <HowToPay
            due={{
              title: 'Application fee',
              amount: exampleOf(lender)?.app_fee_flat ?? 0,
              words: '',
              isFee: true,
            }}
            matNumber={example.matNumber}
            lender={lender}
          />
        </PreviewPage>
      );
    case 'contacts':
      return (
        <PreviewPage title="Contacts">
          <Questions contacts={lender} where={noPayees} />
        </PreviewPage>
      );
    case 'universities':
      return (
        <PreviewPage title="Each month">
          {lender.universities.map((university) => {
            const facts = factsOf(university);
            return (
              <section key={university.id} className="stack">
                <h2>{facts.university}</h2>
                <Facts>
                  <ContractSummary facts={facts} contract={lender.contract} />
                  <Fact name="Application fee">{facts.application_fee}</Fact>
                </Facts>
              </section>
            );
          })}
        </PreviewPage>
      );
    case 'contract': {
      const facts = factsOf(lender.universities[0]!);
      return (
        <PreviewPage title="Contract Information">
          <Facts>
            <ContractSummary facts={facts} contract={lender.contract} />
          </Facts>
          <Contract facts={facts} isDraft={false} contract={lender.contract} />
        </PreviewPage>
      );
    }
    default:
      return (
        <PreviewPage title="Resource Hub">
          {lender.resources.map((resource) => (
            <section key={resource.id} className="stack">
              <h2>{resource.title}</h2>
              <ResourceCard {...resource} />
            </section>
          ))}
        </PreviewPage>
      );
  }
}

const PreviewPage = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <main className="column stack">
    <h1>{title}</h1>
    {children}
  </main>
);

/** The section "Contacts" shows no accounts, because the section "How to pay" shows them. */
const noPayees = whereToPay(
  { bankAccounts: [], mobileMoney: [], paymentShownWithinDays: { value: null, placeholder: true } },
  undefined,
);

const example = {
  student: 'Awa Demo',
  matNumber: '22212345',
  startDate: parseDate('2026-10-18'),
};
