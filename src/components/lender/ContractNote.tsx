import { contract } from '#generated/portal-contract.ts';
import { useDemo } from './demo.ts';

/** Above the clauses, while they are not the signed ones. */
export function ContractNote({ placeholder = contract.placeholder }: { placeholder?: boolean }) {
  const demo = useDemo();
  if (!placeholder) return null;
  if (demo) return <demo.MadeUp>these words and figures bind nobody</demo.MadeUp>;
  return <p className="notice">Draft. Your signed contract will appear here.</p>;
}
