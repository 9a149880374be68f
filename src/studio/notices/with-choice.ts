import type { FileChange } from '../protocol.ts';

export function withChoice(
  changes: readonly FileChange[],
  choice: string | undefined,
): readonly FileChange[] {
  if (choice === undefined) return changes;
  return changes.map((each) => {
    if (each.do === 'write')
      return { ...each, text: each.text.replaceAll('"…"', () => JSON.stringify(choice)) };
    if (each.do !== 'insert' || typeof each.value !== 'object') return each;
    const value = Object.entries(each.value ?? {}).map(([key, held]) => [key, held === '…' ? choice : held]);
    return { ...each, value: Object.fromEntries(value) };
  });
}
