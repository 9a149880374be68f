import { PlainButton } from '#components/Button.tsx';
import { ContractNote } from '#components/lender/ContractNote.tsx';
import type { ApplicationResponse } from '#contract/applications.ts';
import { contractFacts, fillClause, type UniversityFigures } from '#domain/contract-facts.ts';
import { contract } from '#generated/portal-contract.ts';
import { fullName } from './full-name.ts';
import './Contract.css';

interface ContractProps {
  readonly application: ApplicationResponse;
  /** In order: the one at position id-1 is the student's. */
  readonly universities: readonly UniversityFigures[];
}

/** The agreement with the student's own figures, on the screen and on paper. */
export function Contract({ application, universities }: ContractProps) {
  const { university, start_date } = application;
  const facts = contractFacts({
    student: fullName(application),
    university: university.name,
    startDate: start_date,
    figures: universities[university.id - 1] ?? {},
  });
  const { clauses }: { clauses: readonly string[] } = contract;
  return (
    <>
      <ContractNote />
      <ol className="steps clauses">
        {clauses.map((clause) => (
          <li key={clause}>
            {fillClause(clause, facts).map(({ text, isTotal }, index) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a clause never move
              isTotal ? <strong key={index}>{text}</strong> : text,
            )}
          </li>
        ))}
      </ol>
      <PlainButton onClick={() => window.print()}>Print the contract</PlainButton>
    </>
  );
}
