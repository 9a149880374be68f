import type { Options } from '../options.ts';
import { type Figures, inTurns } from '../statistics.ts';
import { buildPages } from './build-pages.ts';
import type { Measured } from './comparison.ts';
import type { Contender } from './contender.ts';
import { onStage, type Stage } from './stage.ts';
import { type Named, nameOf, type Subject } from './subject.ts';

export type Measure<Name extends string, On = Subject> = (
  stage: Stage,
  subject: On,
) => Promise<Figures<Name>>;

/** Builds what is to be measured, and measures it; one table a measure. */
export async function run<Name extends string, On extends Named>(
  all: readonly On[],
  contenders: readonly Contender[],
  measures: readonly Measure<Name, On>[],
  { only, runs }: Options,
): Promise<readonly (readonly Measured<Name>[])[]> {
  const subjects = all.filter((subject) => !only || only.test(nameOf(subject)));
  if (subjects.length === 0) throw new Error(`No page has a name like ${only?.source}.`);
  for (const contender of contenders) {
    if (subjects.some(({ maker }) => maker === contender.name)) await buildPages(contender);
  }
  return onStage(async (stage) => {
    const tables = [];
    for (const measure of measures) {
      tables.push(await measureAll(subjects, (subject) => measure(stage, subject), runs));
    }
    return tables;
  });
}

/**
 * Measures the pages in turns; each visit is somebody's first, so there is nothing to warm up. One that fails is left
 * alone from then on, and its row says what happened.
 */
async function measureAll<Name extends string, On extends Named>(
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
