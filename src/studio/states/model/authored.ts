import type { Answers } from '#engine/core/index.ts';
import { at, type Fields, fieldsOf, listOf, textAt } from '../../files/json.ts';
import { type Place, placesOf, type SchemaFiles } from '../../files/schema-files.ts';
import { entriesOf } from '../../operations/conditions/entries.ts';
import { flowFile, rulesFile, wordsFile } from '../../operations/files.ts';

export interface Sample {
  readonly file: string;
  readonly title: string;
  /** The version of the form that was answered. Defaults to the current version. */
  readonly version?: number;
  readonly answers: Answers;
}

/** Contains what is in the files of a step but not in the compiled flow. */
export interface AuthoredStep {
  /** Holds the `if` of each condition in the step, in the order of the compiled step. */
  readonly conditions: readonly unknown[];
  readonly when: unknown;
  readonly files: readonly Place[];
}

export function samplesOf({ texts, read }: SchemaFiles, flow: string): Sample[] {
  return [...texts.keys()]
    .filter((file) => file.startsWith(`${flow}/samples/`))
    .flatMap((file) => {
      const sample = read(file) as Partial<Sample> | undefined;
      return sample?.answers
        ? [{ ...sample, file, title: sample.title ?? file, answers: sample.answers }]
        : [];
    });
}

export function authoredStep(files: SchemaFiles, flow: string, step: string): AuthoredStep {
  const steps = listOf(at(files.read(flowFile(flow)), ['steps']));
  const index = steps.findIndex((each) => at(each, ['id']) === step);
  const own = [rulesFile(flow, step), wordsFile(flow, step), `${flow}/content/${step}.md`];
  return {
    conditions: entriesOf(rulesOf(files, flow, step)).map(({ entry }) => entry.if),
    when: at(steps[index], ['when']),
    files: [
      ...placesOf(files, flowFile(flow), ['steps', index]),
      ...own.filter((file) => files.texts.has(file)),
    ],
  };
}

export function placesOfField(files: SchemaFiles, flow: string, step: string, field: string): Place[] {
  const rules = rulesOf(files, flow, step);
  const branches = entriesOf(rules).flatMap(({ entry }) => [entry.then, entry.else]);
  const lists = [rules, ...branches].flatMap((part) => textAt(part, ['properties', field, '$ref']) ?? []);
  return [
    ...placesOf(files, wordsFile(flow, step), [field]),
    ...placesOf(files, rulesFile(flow, step), ['properties', field]),
    ...new Set(lists.map((list) => new URL(list, `file:///${flow}/`).pathname.slice(1))),
  ];
}

const rulesOf = ({ read }: SchemaFiles, flow: string, step: string): Fields =>
  fieldsOf(read(rulesFile(flow, step)));
