export function median(values: readonly number[]): number {
  const sorted = ascending(values);
  const upper = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[upper]! : (sorted[upper - 1]! + sorted[upper]!) / 2;
}

/** Returns the smallest value such that at least `percent` % of the values are not greater. */
export function percentile(percent: number, values: readonly number[]): number {
  const rank = Math.ceil((percent / 100) * values.length);
  return ascending(values)[Math.max(rank, 1) - 1]!;
}

export type Figures<Name extends string> = { readonly [name in Name]: number };

export function medians<Name extends string>(rounds: readonly Figures<Name>[]): Figures<Name> {
  const names = Object.keys(rounds[0]!) as Name[];
  const entries = names.map((name) => [name, median(rounds.map((round) => round[name]))]);
  return Object.fromEntries(entries);
}

export const rounds = 5;

/**
 * Measures every subject once in each round, so that other load on the machine affects all subjects equally.
 * Returns the medians of all rounds.
 */
export async function inTurns<Name extends string>(
  subjects: readonly (() => Promise<Figures<Name>>)[],
): Promise<Figures<Name>[]> {
  const measured = subjects.map((): Figures<Name>[] => []);
  for (let round = 1; round <= rounds; round += 1) {
    for (const [index, measure] of subjects.entries()) {
      measured[index]!.push(await measure());
    }
  }
  return measured.map(medians);
}

function ascending(values: readonly number[]): number[] {
  if (values.length === 0) throw new Error('No measurements.');
  return values.toSorted((one, other) => one - other);
}
