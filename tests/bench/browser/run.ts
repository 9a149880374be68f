import { type Figures, inTurns } from '../statistics.ts';
import { buildPages } from './build-pages.ts';
import type { Measured } from './comparison.ts';
import type { Contender } from './contender.ts';
import { onStage, type Stage } from './stage.ts';
import type { Subject } from './subject.ts';

/**
 * Measures all subjects in turn, in several rounds. If a measurement fails, its subject is not measured again,
 * and its row of the table shows the error.
 */
export async function run<Name extends string>(
  subjects: readonly Subject[],
  contenders: readonly Contender[],
  measure: (stage: Stage, subject: Subject) => Promise<Figures<Name>>,
): Promise<readonly Measured<Name>[]> {
  for (const contender of contenders) await buildPages(contender);
  const failures = new Map<Subject, string>();
  const measured = await onStage((stage) => {
    const attempts = subjects.map((subject) => async () => {
      const nothing = {} as Figures<Name>;
      if (failures.has(subject)) return nothing;
      try {
        return await measure(stage, subject);
      } catch (error) {
        const [sentence] = (error as Error).message.split('\n');
        console.error(`${subject.page}, ${subject.maker}: ${sentence}`);
        failures.set(subject, sentence!);
        return nothing;
      }
    });
    return inTurns(attempts);
  });
  return subjects.map((subject, index) => {
    const { page, maker } = subject;
    const failure = failures.get(subject);
    return failure ? { page, maker, failure } : { page, maker, figures: measured[index]! };
  });
}
