import type { Options } from '../options.ts';
import type { Figures } from '../statistics.ts';
import { buildPages } from './build-pages.ts';
import type { Measured } from './comparison.ts';
import type { Contender } from './contender.ts';
import { measureAll } from './measure.ts';
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
