import { useState } from 'react';
import { today } from '../clock.ts';
import type { StepDefinition } from './definition.ts';
import {
  type ActiveField,
  activeFields,
  applyChange,
  checkStep,
  type Flow,
  type StepAnswers,
} from './flow.ts';
import { messageOf, type Problem } from './messages.ts';

export interface StepForm {
  readonly fields: readonly ActiveField[];
  readonly problems: readonly Problem[];
  /** Counts the presses that failed. */
  readonly attempt: number;
  readonly change: (field: string, value: string) => void;
  /** Checks the step as its button is pressed; the problems found are shown and given back. */
  readonly submit: () => readonly Problem[];
  /** Shows the server's no at its field, in the words of the ui file, until that field is changed. */
  readonly refuse: (field: string) => Problem | undefined;
}

const refused = 'refused';

export interface StepFormOptions {
  readonly values: StepAnswers;
  readonly onChange: (values: StepAnswers) => void;
  /** Asks only these fields of the step. */
  readonly only?: readonly string[] | undefined;
  /** What is wrong on other steps, where this one's button sends them all. */
  readonly elsewhere?: readonly Problem[] | undefined;
}

/**
 * The behaviour of one step on screen: checked when the button is pressed, and from then on a field that is
 * wrong is checked again as it is mended. No other field is accused while the student types.
 */
export function useStepForm(
  flow: Flow,
  step: StepDefinition,
  { values, onChange, only, elsewhere = [] }: StepFormOptions,
): StepForm {
  const [own, setOwn] = useState<readonly Problem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const check = (answers: StepAnswers) => checkStep(flow, step, answers, { today: today(), only });
  const fields = activeFields(flow, step, values).filter(({ name }) => !only || only.includes(name));
  return {
    fields,
    problems: attempt > 0 ? [...elsewhere, ...own] : [],
    attempt,
    change(field, value) {
      const next = applyChange(flow, step, values, field, value);
      onChange(next);
      if (own.length === 0) return;
      const shown = new Set(own.map((problem) => problem.field));
      const stillRefused = own.filter((each) => each.keyword === refused && each.field !== field);
      setOwn([...stillRefused, ...check(next).filter((problem) => shown.has(problem.field))]);
    },
    submit() {
      const wrongHere = check(values);
      setOwn(wrongHere);
      const found = [...elsewhere, ...wrongHere];
      if (found.length > 0) setAttempt(attempt + 1);
      return found;
    },
    refuse(name) {
      const field = fields.find((each) => each.name === name);
      if (!field) return undefined;
      const problem = { step: step.id, field: name, keyword: refused, ...messageOf(field, refused) };
      setOwn([problem]);
      setAttempt((count) => count + 1);
      return problem;
    },
  };
}
