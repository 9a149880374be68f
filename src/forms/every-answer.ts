import type { Flow, Walk } from '#engine/flow.ts';

type FieldsOf<Step> = Step extends unknown ? keyof Step : never;
/** Every question of a flow, by the generated type of its answers, '' where there is no answer. */
export type EveryAnswer<Answers> = Readonly<Record<FieldsOf<Answers[keyof Answers]>, string>>;

/** A flow's answers, flat. A question that staff add travels along without a line of code. */
export function everyAnswer<Answers>(flow: Flow, { merged }: Walk): EveryAnswer<Answers> {
  const questions = flow.definition.steps.flatMap((step) => Object.keys(step.fields ?? {}));
  return Object.fromEntries(questions.map((name) => [name, merged[name] ?? ''])) as EveryAnswer<Answers>;
}
