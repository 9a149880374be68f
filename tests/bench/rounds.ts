import { type Figures, medians } from './statistics.ts';

/** Enough for a median. Whoever runs the benchmark waits for every one of them. */
export const rounds = 5;

/**
 * The median figures of each subject. The subjects take turns, round after round, so that what else the machine
 * does falls on all of them alike; the rounds before the first warm them up and do not count.
 */
export async function inTurns<Name extends string>(
  subjects: readonly (() => Promise<Figures<Name>>)[],
  { counted = rounds, warmUps = 1 } = {},
): Promise<Figures<Name>[]> {
  const measured = subjects.map((): Figures<Name>[] => []);
  for (let round = 1 - warmUps; round <= counted; round += 1) {
    for (const [index, measure] of subjects.entries()) {
      const figures = await measure();
      if (round > 0) measured[index]!.push(figures);
    }
  }
  return measured.map(medians);
}
