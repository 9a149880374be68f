export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  // A word of up to five letters is corrected only to a candidate that differs in one letter. Otherwise,
  // "fee" would be corrected to "faq", and "time" to "file".
  let least = word.length <= 5 ? 2 : Math.floor(word.length / 3) + 1;
  for (const candidate of candidates) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
}

/**
 * Returns the Damerau-Levenshtein distance, in which a swap of neighbouring letters counts as one mistake.
 */
function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwap ? before[j - 2]! + 1 : Number.POSITIVE_INFINITY;
      next.push(Math.min(replaced, swapped, row[j]! + 1, next[j - 1]! + 1));
    }
    [before, row] = [row, next];
  }
  return row[b.length]!;
}

/** Joins the words as in "a, b or c". */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

export function quoted(words: readonly string[]): string {
  return listed(words.map((word) => `"${word}"`));
}

/**
 * Suggests the most similar known name. If no name is similar, lists all known names, or returns undefined if
 * there are more than 14.
 */
export function insteadOf(word: string, known: readonly string[]): string | undefined {
  const near = nearest(word, known);
  if (near) return `Write "${near}".`;
  const distinct = [...new Set(known)];
  if (distinct.length === 0 || distinct.length > 14) return undefined;
  return `Known here: ${quoted(distinct)}.`;
}
