interface Stretch {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

/**
 * Divides the two texts into stretches that are the same, gone or new. If less than a third of the shorter
 * text is the same, the whole text counts as replaced, because scattered equal words are hard to read.
 */
export function wordDifference(before: string, now: string): readonly Stretch[] {
  const [then, after] = [wordsOf(before), wordsOf(now)];
  const kept = inBoth(then, after);
  const shared = kept.map(([at]) => then[at]!.trim()).join('').length;
  if (shared * 3 < Math.min(before.length, now.length)) return stretchesOf([{ gone: before, fresh: now }]);
  const runs: Run[] = [];
  let [at, to] = [0, 0];
  for (const [one, other] of [...kept, [then.length, after.length] as const]) {
    const same = then[one];
    runs.push({ gone: then.slice(at, one).join(''), fresh: after.slice(to, other).join(''), same });
    [at, to] = [one + 1, other + 1];
  }
  return stretchesOf(runs);
}

/** Removed text, the text in its place, and the unchanged word after both. */
interface Run {
  readonly gone: string;
  readonly fresh: string;
  readonly same?: string | undefined;
}

const wordsOf = (text: string): readonly string[] => text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];

/**
 * Merges the runs into stretches. Whitespace between two changed words counts as changed, so that both words
 * are marked as one stretch.
 */
function stretchesOf(runs: readonly Run[]): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let [gone, fresh, same] = ['', '', ''];
  for (const [index, run] of runs.entries()) {
    gone += run.gone;
    fresh += run.fresh;
    const next = runs[index + 1];
    const isTorn = run.same?.trim() === '' && gone + fresh !== '' && next && next.gone + next.fresh !== '';
    if (isTorn) {
      gone += run.same;
      fresh += run.same;
      continue;
    }
    if (gone + fresh !== '') {
      stretches.push(
        { kind: 'same', text: same },
        { kind: 'gone', text: gone },
        { kind: 'new', text: fresh },
      );
      [gone, fresh, same] = ['', '', ''];
    }
    same += run.same ?? '';
  }
  return [...stretches, { kind: 'same' as const, text: same }].filter(({ text }) => text !== '');
}

/** Returns the longest common subsequence, as pairs of indexes into `one` and `other`. */
export function inBoth(
  one: readonly string[],
  other: readonly string[],
): readonly (readonly [number, number])[] {
  // `rows[i][j]` is the length of the longest common subsequence of two tails: `one` from index i, and
  // `other` from index j.
  const rows = Array.from({ length: one.length + 1 }, () => new Uint32Array(other.length + 1));
  for (let i = one.length - 1; i >= 0; i--)
    for (let j = other.length - 1; j >= 0; j--)
      rows[i]![j] =
        one[i] === other[j] ? rows[i + 1]![j + 1]! + 1 : Math.max(rows[i + 1]![j]!, rows[i]![j + 1]!);
  const found: [number, number][] = [];
  for (let i = 0, j = 0; i < one.length && j < other.length; ) {
    if (one[i] === other[j]) found.push([i++, j++]);
    else if (rows[i + 1]![j]! >= rows[i]![j + 1]!) i++;
    else j++;
  }
  return found;
}
