import { inTurns } from '../rounds.ts';
import type { Figures } from '../statistics.ts';
import type { Measured } from './comparison.ts';
import { type Named, nameOf } from './subject.ts';

/**
 * Measures the pages in turns; each visit is somebody's first, so there is nothing to warm up. One that fails is left
 * alone from then on, and its row says what happened.
 */
export async function measureAll<Name extends string, On extends Named>(
  subjects: readonly On[],
  measure: (subject: On) => Promise<Figures<Name>>,
  runs: number,
): Promise<Measured<Name>[]> {
  const failures = new Map<On, string>();
  const attempts = subjects.map((subject) => async () => {
    const nothing = {} as Figures<Name>;
    if (failures.has(subject)) return nothing;
    process.stderr.write(`\r\u001b[K${nameOf(subject)}`);
    try {
      return await measure(subject);
    } catch (error) {
      const [sentence] = (error as Error).message.split('\n');
      console.error(`\r\u001b[K${nameOf(subject)}: ${sentence}`);
      failures.set(subject, sentence!);
      return nothing;
    }
  });
  const measured = await inTurns(attempts, { counted: runs, warmUps: 0 });
  process.stderr.write('\r\u001b[K');
  return subjects.map(({ page, maker }, index) => {
    const failure = failures.get(subjects[index]!);
    return failure ? { page, maker, failure } : { page, maker, figures: measured[index]! };
  });
}
