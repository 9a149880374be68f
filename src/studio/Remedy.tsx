import type { Action } from '../../scripts/studio/protocol.ts';

/** What a press does needs no more than its name; what a person does is told in full where it is asked for. */
export function Remedy({ words, how }: Pick<Action, 'words' | 'how'>) {
  if (!how) return <p>{words}</p>;
  return (
    <details>
      <summary>{words}</summary>
      {how}
    </details>
  );
}
