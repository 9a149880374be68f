import { type ReactNode, useState } from 'react';
import { getFinances } from '#api/finances.ts';
import { type QueryFunction, queries } from '#api/queries.ts';
import { getInvoices } from '#api/transactions.ts';
import { Accordion } from '#components/Accordion.tsx';
import { Fact, Facts } from '#components/Facts.tsx';
import { Link } from '#components/layout/Link.tsx';
import { SkeletonLines } from '#components/loading/LoadingSkeleton.tsx';
import { QueryView } from '#components/loading/QueryView.tsx';
import type { ApplicationResponse } from '#contract/applications.ts';
import {
  type ContractFacts,
  contractFacts,
  notAvailable,
  type UniversityFigures,
} from '#domain/contract-facts.ts';
import { contractStateOf } from '#domain/contract-state.ts';
import { monthTwoDigitDayYear } from '#domain/dates.ts';
import { counted, money, sumOf } from '#domain/money.ts';
import { type PaymentState, paymentState } from '#domain/payment-state.ts';
import { paths } from '#paths';
import { today } from '../../clock.ts';
import { type QueryResult, useQueryState } from '../use-query.ts';
import { Contract, ContractSummary } from './Contract.tsx';
import { fullName } from './full-name.ts';
import { useIsWide } from './use-is-wide.ts';

interface ContractInformationProps {
  readonly application: ApplicationResponse;
  /** Ordered by id: the student's university has the index `id - 1`. */
  readonly universities: QueryResult<readonly UniversityFigures[]>;
}

/**
 * Shows a draft of the contract until the application is approved, and no contract if the application was
 * rejected.
 */
export function ContractInformation({ application, universities }: ContractInformationProps) {
  // On a wide screen, the section is open at first, because its column has no other content.
  const isWide = useIsWide();
  const [isChosen, setChosen] = useState<boolean>();
  const agreed = contractStateOf(application.status);
  const { payments, invoices } = useKnownPayments(universities.asOf !== undefined);
  const isNotable = payments?.kind === 'paid' || payments?.kind === 'behind';
  const state = agreed === 'agreed' && isNotable ? payments.kind : agreed;
  const owed = state !== agreed && payments ? owedWords(payments) : undefined;
  const isOpen = isChosen ?? (isWide || state === 'none');
  const facts = factsOf({ application, universities });
  const isDraft = state === 'draft';
  const { start_date } = application;
  return (
    <Accordion
      title="Contract Information"
      about={state !== 'none' && <ContractState state={state}>{owed ?? inShort(state, facts)}</ContractState>}
      isOpen={isOpen}
      onToggle={() => setChosen(!isOpen)}
    >
      {state === 'none' ? (
        <p>There is no contract, because we did not approve your application.</p>
      ) : (
        <>
          {isDraft ? (
            <div className="notice notice-waiting">
              <p>Draft. Your signed contract will appear here.</p>
              <p>You would pay these amounts if we approve your application.</p>
            </div>
          ) : (
            <p>
              <ContractState state={state}>{owed}</ContractState>
            </p>
          )}
          <div className={state === 'paid' ? 'contract-paid' : undefined}>
            <Facts>
              {facts && <ContractSummary facts={facts} />}
              {invoices?.length ? (
                <Fact name="In all">
                  {money(sumOf(invoices.map(({ amount }) => amount)))} in{' '}
                  {counted(invoices.length, 'payment')}
                </Fact>
              ) : null}
              <Fact name="Start date">{start_date ? monthTwoDigitDayYear(start_date) : 'Not set yet'}</Fact>
            </Facts>
          </div>
          <QueryView
            query={{ ...universities, data: facts }}
            what="the figures of your contract"
            skeleton={<SkeletonLines lines={lines} />}
          >
            {(known) => <Contract facts={known} isDraft={isDraft} />}
          </QueryView>
        </>
      )}
    </Accordion>
  );
}

function factsOf({ application, universities }: ContractInformationProps): ContractFacts | undefined {
  const { start_date, status, university } = application;
  return (
    universities.data &&
    contractFacts({
      student: fullName(application),
      university: university.name,
      startDate: start_date,
      isFeeSet: status !== 'open',
      figures: universities.data[university.id - 1] ?? {},
    })
  );
}

/** An agreed contract is `behind` if a payment is overdue, and `paid` if it is paid off. */
type State = 'draft' | 'agreed' | 'behind' | 'paid';

/**
 * Returns what is owed, according to figures that Home or the payment page has loaded in this visit. Figures
 * of an earlier visit may lack new invoices, so they are used only if the page says that its data is old.
 */
function useKnownPayments(isOld: boolean) {
  const finances = useKnown(getFinances, isOld);
  const invoices = useKnown(getInvoices, isOld);
  return { payments: finances && paymentState(finances, invoices, today()), invoices };
}

function useKnown<T>(load: QueryFunction<T>, isOld: boolean): T | undefined {
  const { data, error } = useQueryState(load);
  if (isOld) return queries.known(load);
  return error ? undefined : data;
}

const owedWords = (payments: PaymentState): ReactNode =>
  payments.kind === 'behind' ? (
    <>
      {money(payments.amount)} <Link to={paths.payment}>How to pay</Link>
    </>
  ) : (
    'Nothing more to pay.'
  );

function inShort(state: State, facts: ContractFacts | undefined): string {
  const total = facts?.during_studies_total;
  if (!total || total === notAvailable) return 'What you pay each month';
  return state === 'draft'
    ? `You would pay ${total} a month if approved`
    : `${total} a month while you study`;
}

const pills = { draft: 'Draft', agreed: 'Active', behind: 'Behind', paid: 'Paid off' } as const;

function ContractState({ state, children }: { state: State; children: ReactNode }) {
  return (
    <span className="contract-state">
      <span className={`pill pill-${state}`}>{pills[state]}</span> {children && <span>{children}</span>}
    </span>
  );
}

const lines = [{}, { width: '80%' }, {}, { width: '80%' }, {}, { width: '80%' }];
