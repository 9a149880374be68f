import type { Action } from '../protocol.ts';

/** Shows how to solve a problem. Longer instructions are in a section that opens on request. */
export function Remedy({ words, how }: Pick<Action, 'words' | 'how'>) {
  if (!how) return <p>{words}</p>;
  return (
    <details>
      <summary>{words}</summary>
      {how}
    </details>
  );
}
