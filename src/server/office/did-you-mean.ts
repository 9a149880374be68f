export function didYouMean(word: string, known: readonly string[]): string {
  const [best] = known
    .map((each) => ({ each, distance: levenshteinDistance(word.toLowerCase(), each) }))
    .filter(({ each, distance }) => distance <= Math.max(2, Math.floor(each.length / 3)))
    .sort((one, other) => one.distance - other.distance);
  const meant = best?.each ?? known.find((each) => word.length > 2 && each.startsWith(word));
  return meant === undefined ? '' : ` Did you mean "${meant}"?`;
}

function levenshteinDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (let j = 0; j < other.length; j += 1) {
      const change = row[j]! + (letter === other[j] ? 0 : 1);
      next.push(Math.min(change, row[j + 1]! + 1, next[j]! + 1));
    }
    row = next;
  }
  return row.at(-1)!;
}
