import { useState } from 'react';
import { Accordion } from '#components/Accordion.tsx';
import { Facts } from '#components/Facts.tsx';
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
import type { QueryResult } from '../use-query.ts';
import { Contract, ContractSummary } from './Contract.tsx';
import { fullName } from './full-name.ts';
import { useIsWide } from './use-is-wide.ts';

interface ContractInformationProps {
  readonly application: ApplicationResponse;
  /** All universities, ordered by id: the student's university has the index `id - 1`. */
  readonly universities: QueryResult<readonly UniversityFigures[]>;
}

/**
 * The section with the student's contract: a draft until the application is approved, and no contract if it was
 * rejected.
 */
export function ContractInformation(props: ContractInformationProps) {
  // On a wide screen, the section is open at first, because its column has no other content.
  const isWide = useIsWide();
  const [isChosen, setChosen] = useState<boolean>();
  const state = contractStateOf(props.application.status);
  const isOpen = isChosen ?? (isWide || state === 'none');
  const facts = factsOf(props);
  return (
    <Accordion
      title="Contract Information"
      about={
        state !== 'none' && (
          <>
            <ContractPill state={state} />
            {inShort(facts)}
          </>
        )
      }
      isOpen={isOpen}
      onToggle={() => setChosen(!isOpen)}
    >
      {state === 'none' ? (
        <p>There is no contract, because we did not approve your application.</p>
      ) : (
        <Terms {...props} facts={facts} isDraft={state === 'draft'} />
      )}
    </Accordion>
  );
}

/**
 * Returns the student's values for the placeholders in the contract's text; undefined until the universities have
 * loaded.
 */
function factsOf({ application, universities }: ContractInformationProps): ContractFacts | undefined {
  const { start_date, university } = application;
  return (
    universities.data &&
    contractFacts({
      student: fullName(application),
      university: university.name,
      startDate: start_date,
      figures: universities.data[university.id - 1] ?? {},
    })
  );
}

/** Returns the short summary in the closed section: what the student pays, or would pay, each month. */
function inShort(facts: ContractFacts | undefined): string {
  const total = facts?.during_studies_total;
  return total && total !== notAvailable ? `${total} a month while you study` : 'What you pay each month';
}

const ContractPill = ({ state }: { state: 'agreed' | 'draft' }) => (
  <span className={`pill pill-${state}`}>{state === 'draft' ? 'Draft' : 'Active'}</span>
);

interface TermsProps extends ContractInformationProps {
  readonly facts: ContractFacts | undefined;
  readonly isDraft: boolean;
}

/** The content of the open section: the start date, the key points and the clauses. */
function Terms({ application: { start_date }, universities, facts, isDraft }: TermsProps) {
  return (
    <>
      {isDraft && <p className="notice notice-waiting">Draft. Your signed contract will appear here.</p>}
      <p>
        {!isDraft && <ContractPill state="agreed" />}
        Start date:{' '}
        <strong className="unbroken">{start_date ? monthTwoDigitDayYear(start_date) : 'Not set yet'}</strong>
      </p>
      {facts && (
        <Facts>
          <ContractSummary facts={facts} />
        </Facts>
      )}
      <QueryView
        query={{ ...universities, data: facts }}
        what="the figures of your contract"
        skeleton={<SkeletonLines lines={lines} />}
      >
        {(known) => <Contract facts={known} isDraft={isDraft} />}
      </QueryView>
    </>
  );
}

const lines = [{}, { width: '80%' }, {}, { width: '80%' }, {}, { width: '80%' }];
