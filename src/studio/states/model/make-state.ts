import type { FieldError } from '#engine/core/index.ts';
import type { Sample } from './authored.ts';
import type { ReadSample, State } from './state.ts';

export const untouched = { presses: 0, says: [] };

/**
 * Returns a state for each valid sample, in which the step has the sample's answers. If `by` returns the same
 * value for several samples, only the first of them gets a state.
 */
export function filledStates(valid: readonly ReadSample[], by: (sample: ReadSample) => unknown): State[] {
  return distinct(valid, by).map(({ sample, answers }) => ({
    ...untouched,
    ...idAndFile('filled', sample),
    title: `Filled: ${sample.title}`,
    answers,
  }));
}

export function pressed(
  state: Pick<State, 'id' | 'title' | 'answers' | 'file'>,
  problems: readonly FieldError[],
): State {
  return {
    ...state,
    presses: 1,
    says: problems.map(({ message }) => message),
    toast: problems.find(({ toast }) => toast)?.toast,
  };
}

export function idAndFile(kind: string, { file }: Sample): Pick<State, 'id' | 'file'> {
  return { id: `${kind}-${file.split('/').at(-1)!.replace('.json', '')}`, file };
}

export function distinct<Item>(items: readonly Item[], by: (item: Item) => unknown): Item[] {
  const known = new Set<string>();
  return items.filter((item) => {
    const key = JSON.stringify(by(item));
    return !known.has(key) && known.add(key);
  });
}
