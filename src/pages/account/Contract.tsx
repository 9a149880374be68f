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

interface AgreementProps extends ContractProps {
  readonly isDraft: boolean;
}

export function Contract({ facts, isDraft, contract = portalContract }: AgreementProps) {
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
      {contract.placeholder && <ContractNote hasDraftNotice={isDraft} />}
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

/**
 * Marks the contract as a sample or a draft while portal.json contains sample clauses instead of the lender's
 * clauses. `hasDraftNotice` is true if the page says elsewhere that the contract is a draft.
 */
function ContractNote({ hasDraftNotice }: { hasDraftNotice: boolean }) {
  const demo = useDemo();
  if (demo) return <demo.SampleNote>not a real contract</demo.SampleNote>;
  return hasDraftNotice ? null : <p className="notice">Draft. Your signed contract will appear here.</p>;
}
