import type { Action } from '../protocol.ts';

/** A remedy that a button performs needs only its name; the steps of one for a person unfold on request. */
export function Remedy({ words, how }: Pick<Action, 'words' | 'how'>) {
  if (!how) return <p>{words}</p>;
  return (
    <details>
      <summary>{words}</summary>
      {how}
    </details>
  );
}
