import type { StepDefinition } from './definition.ts';

type GivenAnswers = { readonly [question: string]: string };

const expression = /\{\{(\w+)\}\}/g;

/** Puts answers into a text: "Vehicle of {{name}}". A missing one leaves nothing. What the product knows stands in it since the build. */
export function interpolate(text: string, answers: GivenAnswers): string {
  return text.replace(expression, (_, name: string) => answers[name] ?? '');
}

/**
 * The step with the answers given before it in the texts about its questions. The same answers give the same step, and
 * one that names none is given back as it is: typing on a step makes nothing new.
 */
export function fillIn(step: StepDefinition, answers: GivenAnswers): StepDefinition {
  const names = namesIn(step);
  if (names.length === 0) return step;
  const key = JSON.stringify(names.map((name) => answers[name]));
  const last = lastFilled.get(step);
  if (last?.key === key) return last.step;
  const { ui, groups } = step;
  const filled = { ...step, ...interpolateDeep({ ui, groups }, answers) };
  lastFilled.set(step, { key, step: filled });
  return filled;
}

const lastFilled = new WeakMap<StepDefinition, { readonly key: string; readonly step: StepDefinition }>();

/** The answers that a step's texts name. */
function namesIn(step: StepDefinition): readonly string[] {
  const known = namesOf.get(step);
  if (known) return known;
  const texts = JSON.stringify([step.ui, step.groups]);
  const names = [...new Set([...texts.matchAll(expression)].map(([, name]) => name!))];
  namesOf.set(step, names);
  return names;
}

const namesOf = new WeakMap<StepDefinition, readonly string[]>();

function interpolateDeep<Value>(value: Value, answers: GivenAnswers): Value {
  return JSON.parse(JSON.stringify(value), (_key, each) =>
    typeof each === 'string' ? interpolate(each, answers) : each,
  );
}
