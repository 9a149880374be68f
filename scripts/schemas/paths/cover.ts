/**
 * Returns a small number of candidates that together have every part that any candidate has, except the parts
 * in `covered` (greedy set cover).
 */
export function coverOf<Candidate>(
  candidates: readonly Candidate[],
  partsOf: (candidate: Candidate) => readonly string[],
  covered: ReadonlySet<string> = new Set(),
): Candidate[] {
  const parts = new Map(candidates.map((each) => [each, partsOf(each).filter((part) => !covered.has(part))]));
  const chosen: Candidate[] = [];
  const missing = new Set([...parts.values()].flat());
  const gainOf = (candidate: Candidate) => parts.get(candidate)!.filter((part) => missing.has(part)).length;
  while (missing.size > 0) {
    const best = candidates.reduce((one, other) => (gainOf(other) > gainOf(one) ? other : one));
    chosen.push(best);
    for (const part of parts.get(best)!) missing.delete(part);
  }
  for (const each of [...chosen]) {
    const others = chosen.filter((other) => other !== each);
    const had = new Set(others.flatMap((other) => parts.get(other)!));
    if (parts.get(each)!.every((part) => had.has(part))) chosen.splice(chosen.indexOf(each), 1);
  }
  return chosen;
}
