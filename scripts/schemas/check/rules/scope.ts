import { type AnswerKind, answerKind } from '../../source/answer-kind.ts';
import {
  askedIn,
  askingSteps,
  choicesOf,
  conditionsOf,
  type QuestionSet,
  withAncestors,
} from '../../source/field-sets.ts';
import type { Finding } from '../../source/finding.ts';
import { type FlowSource, stepAsking } from '../../source/flows.ts';
import type { Option } from '../../source/options.ts';
import type { FieldEntry } from '../../source/schema-files.ts';
import { type JsonFile, type Path, placeOfValue, type Source } from '../../source/source.ts';
import { unknownValue } from '../../source/unknown.ts';
import type { Context } from './rule.ts';

export interface Asked {
  readonly field: FieldEntry;
  /** The options of a single or multiple choice; undefined for other questions. */
  readonly options: readonly Option[] | undefined;
  readonly inner: QuestionSet | undefined;
}

export const askedByThen = 'Name a question that is asked by then.';

/**
 * `asked` maps each name that can be used here to its question. For any other name, `where` returns the end
 * of the error message, such as "in any step before this one".
 */
interface Scope {
  readonly asked: ReadonlyMap<string, Asked>;
  readonly where: (name: string) => string;
}

export interface ConditionScope extends Scope {
  readonly context: Context;
  readonly file: JsonFile;
}

export function* allConditions(
  context: Context,
): Iterable<{ scope: ConditionScope; condition: unknown; path: Path }> {
  for (const flow of context.flows) {
    for (const [index, { entry, path }] of flow.steps.entries()) {
      if (entry.when === undefined) continue;
      const scope = { ...scopeBefore(context, flow, index), context, file: flow.file };
      yield { scope, condition: entry.when, path: [...path, 'when'] };
    }
  }
  for (const set of context.sets) {
    for (const { entry, path } of conditionsOf(set)) {
      const scope = { ...scopeOf(context, set), context, file: set.schema };
      yield { scope, condition: entry.if, path: [...path, 'if'] };
    }
  }
}

export function scopeOf({ source, flows }: Context, set: QuestionSet): Scope {
  const around = withAncestors(set).reverse();
  const [id, file = ''] = set.schema.path.split('/');
  const flow = flows.find((each) => each.id === id);
  if (!flow) return { asked: askedBy(source, around), where: () => `in ${set.title}` };
  const own = flow.steps.findIndex((step) => `${step.id}.schema.json` === file);
  const earlier = askingSteps({ steps: flow.steps.slice(0, own) });
  const more = [set.outer && 'around it', earlier.length > 0 && 'before it'].filter(Boolean);
  const here = [`in ${set.title}`, ...more].join(' or ');
  return {
    asked: askedBy(source, [...earlier, ...around]),
    where: (name) => laterThan(flow, own + 1, name) ?? here,
  };
}

function scopeBefore({ source }: Context, flow: FlowSource, index: number): Scope {
  const { steps } = flow;
  const where = (name: string) => {
    const isOwn = steps[index]!.schema?.value.properties?.[name] !== undefined;
    if (isOwn) return 'before this step: it is asked in the step itself';
    return laterThan(flow, index + 1, name) ?? 'in any step before this one';
  };
  return { asked: askedBy(source, askingSteps({ steps: steps.slice(0, index) })), where };
}

function laterThan({ steps }: FlowSource, from: number, name: string): string | undefined {
  const later = stepAsking(steps.slice(from), name);
  return later && `before this step: it comes later, in "${later.id}"`;
}

/**
 * Maps each name in the sets to its question. If a name occurs in several sets, the question of the last one
 * counts.
 */
export function askedBy(source: Source, sets: readonly QuestionSet[]): Map<string, Asked> {
  return new Map(
    sets.flatMap((set) =>
      Object.entries(set.fieldSet.properties ?? {}).map(([name, field]) => {
        const options = choicesOf(source, set.schema.path, field);
        return [name, { field, options, inner: askedIn(source, set, name) }] as const;
      }),
    ),
  );
}

export const kindWords: { readonly [kind in AnswerKind]: string } = {
  number: 'a number',
  date: 'a date',
  time: 'a time',
  choice: 'a choice from a list',
  several: 'a list',
  files: 'a list',
  rows: 'a list',
  group: 'a group of questions',
  yesNo: 'yes or no',
  file: 'a file',
  text: 'a text',
};

interface Reference {
  readonly context: Context;
  readonly set: QuestionSet;
  readonly path: Path;
  /**
   * If the referenced name does not exist, the check suggests questions of these kinds or, if there are none,
   * questions of any kind.
   */
  readonly kinds: readonly AnswerKind[];
}

/** Returns the question with the given name or dotted path, or a finding if the question does not exist. */
export function questionAt({ context, set, path, kinds }: Reference, written: string): Asked | Finding {
  const names = written.split('.');
  let { asked, where }: Scope = scopeOf(context, set);
  let found: Asked | undefined;
  for (const [at, name] of names.entries()) {
    const before = names.slice(0, at);
    if (found && !found.inner) {
      const message = `"${before.join('.')}" holds no questions, so that nothing can be called "${written}".`;
      return { ...placeOfValue(set.schema, path), message, fix: `Write "${before.join('.')}".` };
    }
    const inner = found?.inner;
    if (inner) asked = askedBy(context.source, [inner]);
    if (inner) where = () => `in ${inner.title}`;
    found = asked.get(name);
    if (found) continue;
    const fitting = [...asked].filter(([, { field }]) => kinds.includes(answerKind(field)));
    const known = fitting.length > 0 ? fitting.map(([each]) => each) : [...asked.keys()];
    const others = known.filter((each) => each !== path.at(-2)).map((each) => [...before, each].join('.'));
    const message = `There is no question "${name}" ${where(name)}.`;
    const usual = inner ? {} : { fix: askedByThen };
    return { ...usual, ...unknownValue(set.schema, path, others), message };
  }
  return found!;
}

export const isFinding = (found: Asked | Finding): found is Finding => 'message' in found;
