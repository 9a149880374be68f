import { useState } from 'react';
import { Accordion } from '#components/Accordion.tsx';
import { Fact, Facts } from '#components/Facts.tsx';
import { QueryView } from '#components/loading/QueryView.tsx';
import { SkeletonLines } from '#components/loading/SkeletonLines.tsx';
import type { ApplicationResponse } from '#contract/applications.ts';
import { contractFacts, type UniversityFigures } from '#domain/contract-facts.ts';
import { monthTwoDigitDayYear } from '#domain/dates.ts';
import type { QueryResult } from '../use-query.ts';
import { Contract, ContractSummary } from './Contract.tsx';
import { fullName } from './full-name.ts';

interface ContractInformationProps {
  readonly application: ApplicationResponse;
  /** In order: the one at position id-1 is the student's. */
  readonly universities: QueryResult<readonly UniversityFigures[]>;
}

/** When the contract began, what it comes down to, and its words. */
export function ContractInformation({ application, universities }: ContractInformationProps) {
  const [isOpen, setOpen] = useState(false);
  const { start_date, university } = application;
  const facts =
    universities.data &&
    contractFacts({
      student: fullName(application),
      university: university.name,
      startDate: start_date,
      figures: universities.data[university.id - 1] ?? {},
    });
  return (
    <Accordion title="Contract Information" isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
      <Facts>
        <Fact name="Start date">{start_date ? monthTwoDigitDayYear(start_date) : 'Not set yet'}</Fact>
        {facts && <ContractSummary facts={facts} />}
      </Facts>
      <QueryView
        query={{ ...universities, data: facts }}
        what="the figures of your contract"
        skeleton={<SkeletonLines lines={lines} />}
      >
        {(known) => <Contract facts={known} />}
      </QueryView>
    </Accordion>
  );
}

const lines = [{}, { width: '80%' }, {}, { width: '80%' }, {}, { width: '80%' }];
