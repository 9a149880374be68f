import { useEffect, useState } from 'react';
import { todayInBanjul } from '#domain/dates.ts';
import { evaluate, type Flow, type StepDefinition } from '#engine/core/index.ts';
import { call } from '../call.ts';
import type { Place, SchemaFiles } from '../files/schema-files.ts';
import type { Outline } from '../outline.ts';
import { flowOf } from '../phone/flow-of.ts';
import { doing, filesNow, outlineNow, useStudio } from '../store.ts';
import { namedIn } from './model/conditions.ts';
import type { State } from './model/state.ts';
import { statesIn } from './model/states.ts';
import { type Question, questionsOf } from './questions.ts';
import { wordsIn } from './search.ts';

export interface StepEntry {
  readonly id: string;
  readonly flow: Flow;
  readonly step: StepDefinition;
  readonly files: readonly Place[];
  /** Holds the names of the questions that decide whether students see this step. */
  readonly dependsOn: readonly string[];
  readonly states: readonly State[];
  readonly unreached: readonly number[];
  readonly questions: readonly Question[];
  /** The searchable text, in lower case. */
  readonly words: string;
}

export interface FlowEntry {
  readonly flow: Flow;
  readonly steps: readonly StepEntry[];
}

interface Loaded {
  readonly entry: FlowEntry | undefined;
  readonly texts: ReadonlyMap<string, string>;
}

/** The loaded forms by id, kept outside the component for the next visit to the page. */
let known: ReadonlyMap<string, Loaded> = new Map();

/**
 * Loads the forms one after the other and, after a change, only the forms that the change can affect. A form
 * that has errors now is shown in its last valid version.
 */
export function useCatalogue() {
  const { texts } = useStudio();
  const { forms } = outlineNow();
  const [loaded, setLoaded] = useState(known);
  const [isFailed, setFailed] = useState(false);
  const next = forms.find(({ id }) => isStale(id, forms, loaded.get(id)?.texts, texts))?.id;
  useEffect(() => {
    if (next === undefined || isFailed) return;
    let isCurrent = true;
    void doing(async () => {
      const entry = (await load(next)) ?? known.get(next)?.entry;
      if (!isCurrent) return;
      known = new Map(known).set(next, { entry, texts });
      setLoaded(known);
    }).then((isDone) => setFailed(!isDone));
    return () => {
      isCurrent = false;
    };
  }, [next, texts, isFailed]);
  return {
    flows: forms.flatMap(({ id }) => loaded.get(id)?.entry ?? []),
    isWhole: next === undefined && forms.length > 0,
    retry: isFailed ? () => setFailed(false) : undefined,
  };
}

/**
 * Returns true if a form was never loaded, or if a file that can affect it has changed. Only the files in the
 * folders of other forms cannot.
 */
function isStale(
  form: string,
  forms: Outline['forms'],
  before: ReadonlyMap<string, string> | undefined,
  now: ReadonlyMap<string, string>,
): boolean {
  if (!before || before === now) return !before;
  const others = forms.filter(({ id }) => id !== form);
  const isOfOther = (file: string) => others.some(({ id }) => file.startsWith(`${id}/`));
  const files = new Set([...before.keys(), ...now.keys()]);
  return [...files].some((file) => before.get(file) !== now.get(file) && !isOfOther(file));
}

async function load(id: string): Promise<FlowEntry | undefined> {
  const compiled = await call('form', { id });
  return compiled ? flowEntry(await flowOf(compiled), filesNow()) : undefined;
}

const flowEntry = (flow: Flow, files: SchemaFiles): FlowEntry => ({
  flow,
  steps: flow.definition.steps.map((step) => stepEntry(flow, step, files)),
});

function stepEntry(flow: Flow, step: StepDefinition, schemas: SchemaFiles): StepEntry {
  const { id, title, header } = flow.definition;
  const { states, unreached, authored } = statesIn(flow, step, schemas);
  const { files, when } = authored;
  const questions = questionsOf(flow, step, states, schemas);
  const { fields: _rules, conditions: _conditions, when: _when, ...shown } = step;
  return {
    ...{ id: `${id}/${step.id}`, flow, step, files, states, unreached, questions },
    dependsOn: [...namedIn(when).keys()],
    words: wordsIn([id, title, header, shown, files, questions]),
  };
}

/** Returns whether a student with the answers of a state reaches the step. */
export function isOnTheWay({ flow, step }: StepEntry, { answers }: State): boolean {
  return evaluate(flow, answers, { today: todayInBanjul() }).steps.includes(step);
}
