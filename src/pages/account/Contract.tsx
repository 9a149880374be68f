import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Fact } from '#components/Facts.tsx';
import { useDemo } from '#components/lender/demo.ts';
import { type ContractFacts, fillClause } from '#domain/contract-facts.ts';
import * as portal from '#generated/portal.ts';
import { contract as portalContract } from '#generated/portal-contract.ts';
import './Contract.css';

export interface ContractOfLender {
  readonly placeholder: boolean;
  readonly summary?: readonly { readonly title: string; readonly text: string }[];
  readonly clauses: readonly string[];
}

interface ContractProps {
  readonly facts: ContractFacts;
  readonly contract?: ContractOfLender;
}

export function ContractSummary({ facts, contract = portalContract }: ContractProps) {
  return contract.summary?.map(({ title, text }) => (
    <Fact key={title} name={title}>
      <Filled clause={text} facts={facts} />
    </Fact>
  ));
}

export function Contract({
  facts,
  isDraft,
  contract = portalContract,
}: ContractProps & { isDraft: boolean }) {
  const demo = useDemo();
  return (
    <>
      <div className="heading-line">
        <Typography variant="h3">{isDraft ? 'Draft agreement' : 'The agreement'}</Typography>
        {!isDraft && (
          <Button color="secondary" fullWidth={false} onClick={() => window.print()}>
            Print or save<span className="visually-hidden"> the contract</span>
          </Button>
        )}
      </div>
      {/* Until portal.json contains the lender's clauses, marks the contract as a sample or a draft. */}
      {contract.placeholder && demo && <demo.SampleNote>not a real contract</demo.SampleNote>}
      {contract.placeholder && !demo && !isDraft && (
        <p className="notice">Draft. Your signed contract will appear here.</p>
      )}
      <ol className="clauses">
        {contract.clauses.map((clause) => (
          <li key={clause}>
            <Filled clause={clause} facts={facts} />
          </li>
        ))}
      </ol>
      {!isDraft && (
        <div className="print-only">
          <p className="signature">Signature of the student, and date</p>
          <p className="signature">For {portal.product}, and date</p>
        </div>
      )}
    </>
  );
}

function Filled({ clause, facts }: { clause: string; facts: ContractFacts }) {
  const pieces = fillClause(clause, facts);
  if (!pieces.some(({ isTotal }) => isTotal)) return pieces.map(({ text }) => text).join('');
  return pieces.map(({ text, isTotal }, index) => {
    const Part = isTotal ? 'strong' : 'span';
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a clause never move
    return <Part key={index}>{text}</Part>;
  });
}
