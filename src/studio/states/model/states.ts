import { type CalendarDate, todayInBanjul } from '#domain/dates.ts';
import {
  type Answers,
  activeFields,
  evaluate,
  type FieldError,
  type Flow,
  migrate,
  type StepAnswers,
  type StepDefinition,
  withAnswersInTexts,
  withDays,
} from '#engine/core/index.ts';
import type { SchemaFiles } from '../../files/schema-files.ts';
import { type AuthoredStep, authoredStep, type Sample, samplesOf } from './authored.ts';
import { type Assignment, assignmentsFor } from './conditions.ts';
import { formStates } from './form-states.ts';
import { filledStates, idAndFile, pressed, untouched } from './make-state.ts';
import { quizStates } from './quiz-states.ts';
import type { Material, ReadSample, State, StepStates } from './state.ts';

export function statesIn(
  flow: Flow,
  step: StepDefinition,
  files: SchemaFiles,
): StepStates & { readonly authored: AuthoredStep } {
  const { id } = flow.definition;
  const authored = authoredStep(files, id, step.id);
  return { ...statesOf(flow, step, samplesOf(files, id), authored, todayInBanjul()), authored };
}

export function statesAt(flow: Flow | undefined, step: string, files: SchemaFiles): readonly State[] {
  const shown = flow?.definition.steps.find(({ id }) => id === step);
  return flow && shown ? statesIn(flow, shown, files).states : [];
}

export const sampleAnswers = (states: readonly State[], step: string): StepAnswers | undefined =>
  states.map(({ answers }) => answers[step]).find((own) => own && Object.keys(own).length > 0);

export function isAsked(flow: Flow, step: StepDefinition, answers: Answers, question: string): boolean {
  const { flatAnswers } = evaluate(flow, answers, { today: todayInBanjul() });
  const asked = activeFields(flow, withAnswersInTexts(step, flatAnswers, flow), answers[step.id] ?? {});
  return asked.some(({ name }) => name === question);
}

export function statesOf(
  flow: Flow,
  step: StepDefinition,
  samples: readonly Sample[],
  authored: AuthoredStep,
  today: CalendarDate,
): StepStates {
  const read = samples.map((sample): ReadSample => {
    const { version = flow.definition.version } = sample;
    const given = withDays(sample.answers, today);
    const { answers } = migrate(flow, { version, answers: given });
    // Answers of the current version are not migrated, because migration would drop invalid answers, which
    // must be shown here.
    const now = version === flow.definition.version ? given : answers;
    return { sample, answers: now, problems: evaluate(flow, now, { today }).errors };
  });
  const valid = read.filter(({ problems }) => problems.length === 0);
  const wrong = read.filter(({ problems }) => problems.length > 0);
  const base = answersLeadingTo(flow, step, valid, authored, today);
  const material: Material = { flow, step, base, valid, wrong, authored, today };
  switch (step.kind) {
    case 'form':
      return formStates(material);
    case 'quiz':
      return { states: quizStates(material), unreached: [] };
    case 'review':
      return { states: reviewStates(material), unreached: [] };
    default:
      return { states: [{ ...untouched, id: 'page', title: 'To read', answers: base }], unreached: [] };
  }
}

/**
 * Returns the answers of a sample that leads to the step or, if there is none, answers that make the step's
 * `when` true. If neither exists, returns the answers of the first valid sample.
 */
function answersLeadingTo(
  flow: Flow,
  step: StepDefinition,
  valid: readonly ReadSample[],
  { when }: AuthoredStep,
  today: CalendarDate,
): Answers {
  const comesBy = (answers: Answers) => evaluate(flow, answers, { today }).steps.includes(step);
  const known = valid.map(({ answers }) => answers);
  const tried = step.when
    ? assignmentsFor(when, (field) => homeOf(flow, field)?.fields?.[field]?.enum).map((assignment) =>
        assign(flow, known[0] ?? {}, assignment),
      )
    : [];
  return [...known, ...tried].find(comesBy) ?? known[0] ?? {};
}

function homeOf({ definition }: Flow, field: string): StepDefinition | undefined {
  return definition.steps.find((step) => step.fields?.[field]);
}

function assign(flow: Flow, answers: Answers, assignment: Assignment): Answers {
  const assigned = { ...answers };
  for (const [field, value] of assignment) {
    const home = homeOf(flow, field)?.id;
    if (home) assigned[home] = { ...assigned[home], [field]: value };
  }
  return assigned;
}

function reviewStates({ flow, valid, wrong, today }: Material): State[] {
  const leftToReview = (problem: FieldError) =>
    flow.definition.steps.some(({ id, check }) => id === problem.step && check === 'submit');
  const answers = firstAnswer(valid);
  const missing = { id: 'missing', title: 'All but one answer missing, and the button pressed', answers };
  return [
    ...filledStates(valid, ({ answers }) => answers),
    pressed(missing, evaluate(flow, answers, { today }).errors),
    ...wrong
      .filter(({ problems }) => problems.some(leftToReview))
      .map(({ sample, answers, problems }) =>
        pressed({ ...idAndFile('wrong', sample), title: `Wrong: ${sample.title}`, answers }, problems),
      ),
  ];
}

/**
 * Returns a single answer, for the state in which the review is almost empty. Without any answer, the review
 * would lead back to the first step.
 */
function firstAnswer(valid: Material['valid']): Answers {
  for (const { answers } of valid)
    for (const [step, own] of Object.entries(answers)) {
      const [first] = Object.entries(own);
      if (first) return { [step]: Object.fromEntries([first]) };
    }
  return {};
}
