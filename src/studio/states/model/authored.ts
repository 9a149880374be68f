import type { Answers } from '#engine/core/index.ts';
import { type Place, placesOf, type SchemaFiles } from '../../files/schema-files.ts';

/** One of staff's made-up students. */
export interface Sample {
  readonly file: string;
  readonly title: string;
  /** The version of the form in which the answers were given; the present one when left out. */
  readonly version?: number;
  readonly answers: Answers;
}

/** A step as staff wrote it, as far as the generated flow no longer tells. */
export interface AuthoredStep {
  /** The conditions' `if`, in the order of the definition's conditions, and the step's `when`. */
  readonly conditions: readonly unknown[];
  readonly when: unknown;
  /** The files in which it is edited. */
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
  const steps = entriesIn<{ id?: string; when?: unknown }>(files.read(`${flow}/flow.json`), 'steps');
  const at = steps.findIndex(({ id }) => id === step);
  const own = [`${flow}/${step}.schema.json`, `${flow}/${step}.ui.json`, `${flow}/content/${step}.md`];
  return {
    conditions: conditionsIn(schemaOf(files, flow, step)).map((condition) => condition.if),
    when: steps[at]?.when,
    files: [
      ...placesOf(files, `${flow}/flow.json`, ['steps', at]),
      ...own.filter((file) => files.texts.has(file)),
    ],
  };
}

/** Where a question is edited: its words, its rules, and the lists that it is answered from. */
export function placesOfField(files: SchemaFiles, flow: string, step: string, field: string): Place[] {
  const schema = schemaOf(files, flow, step);
  const branches = conditionsIn(schema).flatMap((condition) => [condition.then, condition.else]);
  const lists = [schema, ...branches].flatMap((part) => part?.properties?.[field]?.$ref ?? []);
  return [
    ...placesOf(files, `${flow}/${step}.ui.json`, [field]),
    ...placesOf(files, `${flow}/${step}.schema.json`, ['properties', field]),
    ...new Set(lists.map((list) => new URL(list, `file:///${flow}/`).pathname.slice(1))),
  ];
}

interface FieldsPart {
  readonly properties?: { readonly [field: string]: { readonly $ref?: string } };
}

interface AuthoredCondition {
  readonly if?: unknown;
  readonly then?: FieldsPart;
  readonly else?: FieldsPart;
}

type StepSchema = FieldsPart & AuthoredCondition & { readonly allOf?: readonly AuthoredCondition[] };

const schemaOf = ({ read }: SchemaFiles, flow: string, step: string): StepSchema =>
  (read(`${flow}/${step}.schema.json`) as StepSchema | undefined) ?? {};

/** A step's own condition, then those of its `allOf`, as the pipeline numbers them. */
function conditionsIn(schema: StepSchema): readonly AuthoredCondition[] {
  return [...(schema.if === undefined ? [] : [schema]), ...entriesIn<AuthoredCondition>(schema, 'allOf')];
}

/** A list of { … } in a file that may be half edited. */
function entriesIn<T>(value: unknown, name: string): readonly T[] {
  const list = (value as { readonly [name: string]: unknown } | null | undefined)?.[name];
  return Array.isArray(list) ? list.filter((each) => typeof each === 'object' && each !== null) : [];
}
