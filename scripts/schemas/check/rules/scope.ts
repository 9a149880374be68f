import { askedIn, askingSteps, choicesOf, type QuestionSet, withOuter } from '../../source/field-sets.ts';
import { asks, type FlowSource } from '../../source/flows.ts';
import type { Option } from '../../source/options.ts';
import type { FieldEntry } from '../../source/schema-files.ts';
import type { Source } from '../../source/source.ts';
import type { Context } from './rule.ts';

/** A question as rules about others name it. */
export interface Asked {
  readonly field: FieldEntry;
  /** What is chosen from; undefined where it is no list. */
  readonly options: readonly Option[] | undefined;
  /** The questions of a group or of a row. */
  readonly inner: QuestionSet | undefined;
}

/** What to do about a name that is none of these, where no other one suggests itself. */
export const askedByThen = 'Name a question that is asked by then.';

/** Questions by the names that rules may use for them, and where a question of another name would have to be. */
export interface Scope {
  readonly asked: ReadonlyMap<string, Asked>;
  readonly where: (name: string) => string;
}

/** What the rules of a set may name: its own questions, those of the sets around it and of earlier steps. */
export function scopeOf({ source, flows }: Context, set: QuestionSet): Scope {
  const around = withOuter(set).reverse();
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

/** What decides whether a step is shown may name: the questions of the steps before it. */
export function scopeBefore({ source }: Context, flow: FlowSource, index: number): Scope {
  const { steps } = flow;
  const where = (name: string) => {
    const isOwn = steps[index]!.schema?.value.properties?.[name] !== undefined;
    if (isOwn) return 'before this step: it is asked in the step itself';
    return laterThan(flow, index + 1, name) ?? 'in any step before this one';
  };
  return { asked: askedBy(source, askingSteps({ steps: steps.slice(0, index) })), where };
}

function laterThan({ steps }: FlowSource, from: number, name: string): string | undefined {
  const later = steps.slice(from).find((step) => asks(step) && step.schema?.value.properties?.[name]);
  return later && `before this step: it comes later, in "${later.id}"`;
}

/** By name, the nearest last: it hides another of that name. */
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
