import type { Action } from '../protocol.ts';

/** A remedy. Steps that a person has to do unfold on request. */
export function Remedy({ words, how }: Pick<Action, 'words' | 'how'>) {
  if (!how) return <p>{words}</p>;
  return (
    <details>
      <summary>{words}</summary>
      {how}
    </details>
  );
}
