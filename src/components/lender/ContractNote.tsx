import { contract } from '#generated/portal-contract.ts';
import { useDemo } from './demo.ts';

interface ContractNoteProps {
  readonly placeholder?: boolean;
  /** That it is a draft stands above already. */
  readonly isSaid?: boolean;
}

/** Above the clauses, while they are not the signed ones. */
export function ContractNote({ placeholder = contract.placeholder, isSaid = false }: ContractNoteProps) {
  const demo = useDemo();
  if (!placeholder) return null;
  if (demo) return <demo.MadeUp>these words and figures bind nobody</demo.MadeUp>;
  return isSaid ? null : <p className="notice">Draft. Your signed contract will appear here.</p>;
}
