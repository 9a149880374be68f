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
import { type Ways, whereToPay } from '#components/lender/where-to-pay.ts';
import { contractFacts, type UniversityFigures } from '#domain/contract-facts.ts';
import { parseDate } from '#domain/dates.ts';
import { Contract, type ContractOfLender, ContractSummary } from '#pages/account/Contract.tsx';
import { type Contacts, Questions } from '#pages/resources/Questions.tsx';
import { type Resource, ResourceCard } from '#pages/resources/ResourceCard.tsx';
import { brandStyles } from '#scripts/portal/brand-styles.ts';
import { blankPage, openPhone, type Phone } from '../phone/frame.tsx';
import '../phone/phone.css';

/** The content of a valid portal.json. */
export interface Lender extends Ways, Contacts {
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
  /** By the code in options/school.json. */
  readonly universityNames: ReadonlyMap<number, string>;
}

/** A section of the lender's page as students see it, rendered with the portal's own components. */
export function LenderPreview(props: LenderPreviewProps) {
  const [phone, setPhone] = useState<Phone>();
  useEffect(() => phone?.show(<OnPhone page={phone.page}>{<Section {...props} />}</OnPhone>));
  useEffect(() => () => phone?.close(), [phone]);
  if (props.part === 'forms') return <p className="studio-help">Students do not see this.</p>;
  return (
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
  );
}

/** Makes MUI insert its styles into the frame instead of the studio's page. */
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
  const names = (id: number) => universityNames.get(id) ?? `University ${id}`;
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
        <Sheet title="Application Fee Information">
          <HowToPay
            due={{ title: 'Application fee', amount: 500, words: '', isFee: true }}
            matNumber="22212345"
            lender={lender}
          />
        </Sheet>
      );
    case 'contacts':
      return (
        <Sheet title="Contacts">
          <Questions contacts={lender} ways={noWays} />
        </Sheet>
      );
    case 'universities':
      return (
        <Sheet title="Each month">
          {lender.universities.map((university) => (
            <section key={university.id} className="stack">
              <h2>{names(university.id)}</h2>
              <Facts>
                <ContractSummary facts={factsOf(university, names)} contract={lender.contract} />
                <Fact name="Application fee">{factsOf(university, names).application_fee}</Fact>
              </Facts>
            </section>
          ))}
        </Sheet>
      );
    case 'contract': {
      const facts = factsOf(lender.universities[0]!, names);
      return (
        <Sheet title="Contract Information">
          <Facts>
            <ContractSummary facts={facts} contract={lender.contract} />
          </Facts>
          <Contract facts={facts} isDraft={false} contract={lender.contract} />
        </Sheet>
      );
    }
    default:
      return (
        <Sheet title="Resource Hub">
          {lender.resources.map((resource) => (
            <section key={resource.id} className="stack">
              <h2>{resource.title}</h2>
              <ResourceCard {...resource} />
            </section>
          ))}
        </Sheet>
      );
  }
}

const Sheet = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <main className="column stack">
    <h1>{title}</h1>
    {children}
  </main>
);

/** Accounts are left out: they have their own section. */
const noWays = whereToPay(
  { bankAccounts: [], mobileMoney: [], paymentShownWithinDays: { value: null, placeholder: true } },
  undefined,
);

const factsOf = (figures: Lender['universities'][number], names: (id: number) => string) =>
  contractFacts({
    student: 'Awa Demo',
    university: names(figures.id),
    startDate: parseDate('2026-10-18'),
    figures,
  });
