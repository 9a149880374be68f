import { todayInBanjul } from '#domain/dates.ts';
import { evaluate, type Flow, type StepDefinition } from '#engine/core/index.ts';
import { flows } from './flows.ts';
import { type Question, questionsOf } from './questions.ts';
import type { Place } from './schema-files.ts';
import { wordsIn } from './search.ts';
import { authoredStep, samplesOf } from './states/authored.ts';
import { namedIn } from './states/conditions.ts';
import type { State } from './states/state.ts';
import { statesOf } from './states/states.ts';

/** A step with everything that the gallery shows of it. */
export interface StepEntry {
  /** The anchor of its place in the page. */
  readonly id: string;
  readonly flow: Flow;
  readonly step: StepDefinition;
  readonly files: readonly Place[];
  /** The questions on which it depends whether students see the step. */
  readonly dependsOn: readonly string[];
  readonly states: readonly State[];
  readonly unreached: readonly number[];
  readonly questions: readonly Question[];
  /** What the search looks through. */
  readonly words: string;
}

export interface FlowEntry {
  readonly flow: Flow;
  readonly file: Place;
  readonly steps: readonly StepEntry[];
}

export const catalogue: readonly FlowEntry[] = flows.map((flow) => {
  const { id, steps } = flow.definition;
  return { flow, file: `schemas/${id}/flow.json`, steps: steps.map((step) => stepEntry(flow, step)) };
});

function stepEntry(flow: Flow, step: StepDefinition): StepEntry {
  const { id, title } = flow.definition;
  const authored = authoredStep(id, step.id);
  const { states, unreached } = statesOf(flow, step, samplesOf(id), authored, todayInBanjul());
  const questions = questionsOf(flow, step, states);
  const { fields: _rules, conditions: _conditions, when: _when, ...shown } = step;
  return {
    id: `${id}.${step.id}`,
    flow,
    step,
    files: authored.files,
    dependsOn: [...namedIn(authored.when).keys()],
    states,
    unreached,
    questions,
    words: wordsIn([id, title, flow.definition.header, shown, authored.files, questions]),
  };
}

export function findState(flow: string, step: string, state: string) {
  const entry = catalogue
    .flatMap(({ steps }) => steps)
    .find((each) => each.flow.definition.id === flow && each.step.id === step);
  const found = entry?.states.find(({ id }) => id === state);
  return entry && found && { ...entry, state: found };
}

/** A step that answers lead past is shown in the gallery and not to students. */
export function isOnTheWay({ flow, step }: StepEntry, { answers }: State): boolean {
  return evaluate(flow, answers, { today: todayInBanjul() }).steps.includes(step);
}
