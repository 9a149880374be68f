import {
  type ActiveField,
  type Answers,
  activeFields,
  evaluate,
  isSubmitStep,
  messageOf,
  type StepDefinition,
  validateStep,
  withAnswersInTexts,
} from '#engine/core/index.ts';
import { type Assignment, branchesOf } from './conditions.ts';
import { distinct, filledStates, idAndFile, pressed, untouched } from './make-state.ts';
import { addressOf, type ChosenFile, type Material, type State, type StepStates } from './state.ts';

export function formStates(material: Material): StepStates {
  const { flow, step, base, valid, authored } = material;
  const start = base[step.id] ?? {};
  const branches = branchesOf(flow, step, authored.conditions, start, [
    {},
    ...[...valid, ...material.wrong].map(({ answers }) => answers[step.id] ?? {}),
  ]);
  const states: State[] = [
    { ...untouched, id: 'empty', title: 'Empty', answers: { ...base, [step.id]: {} } },
    ...filledStates(
      valid.filter(({ answers }) => answers[step.id]),
      ({ answers }) => answers[step.id],
    ),
    ...branches.reached.flatMap(({ answers, assignment }, index) =>
      assignment.length === 0
        ? []
        : [
            {
              ...untouched,
              id: `branch-${index + 1}`,
              title: inWords(step, assignment),
              answers: { ...base, [step.id]: answers },
            },
          ],
    ),
    ...wrongStates(material),
    ...fileStates(material),
  ];
  return { states, unreached: branches.unreached };
}

function inWords(step: StepDefinition, assignment: Assignment): string {
  const parts = assignment.map(([field, value]) => {
    const { label = field, optionTitles } = step.ui?.[field] ?? {};
    return `${label}: ${value === '' ? 'not answered' : (optionTitles?.[value] ?? value)}`;
  });
  return parts.join('; ');
}

/**
 * Returns the states in which the step shows errors. On the step with the submit button, these include the
 * errors of all other steps.
 */
function wrongStates({ flow, step, base, wrong, today }: Material): State[] {
  const isAlone = addressOf(flow, step) === undefined;
  const sends = !isAlone && isSubmitStep(evaluate(flow, base, { today }).steps, step.id);
  if (step.check === 'submit' && !sends && !isAlone) return [];
  const problemsAt = (answers: Answers) => {
    const { errors, flatAnswers } = evaluate(flow, answers, { today });
    return [
      ...(sends ? errors.filter((problem) => problem.step !== step.id) : []),
      ...validateStep(flow, withAnswersInTexts(step, flatAnswers, flow), answers[step.id] ?? {}, { today }),
    ];
  };
  const nothing = {
    id: 'missing',
    title: 'Nothing answered, and the button pressed',
    answers: { ...base, [step.id]: {} },
  };
  const found = [
    nothing,
    ...wrong.map(({ sample, answers }) => ({
      ...idAndFile('wrong', sample),
      title: `Wrong: ${sample.title}`,
      answers,
    })),
  ].map((each) => ({ ...each, problems: problemsAt(each.answers) }));
  const shown = distinct(found, ({ answers, problems }) => [answers[step.id] ?? {}, problems]);
  return shown.flatMap(({ problems, ...each }) => (problems.length > 0 ? [pressed(each, problems)] : []));
}

const isFile = ({ ui }: ActiveField) => ui.widget === 'file' || ui.widget === 'files';

/**
 * Returns states in which the preview chooses an invalid file. Samples have no invalid files, because a form
 * already checks files when they are chosen.
 */
function fileStates({ flow, step, base, today }: Material): State[] {
  const filled = withAnswersInTexts(step, evaluate(flow, base, { today }).flatAnswers, flow);
  return activeFields(flow, filled, base[step.id] ?? {}).flatMap((field) => {
    const { maxBytes, fileTypes } = field.schema;
    if (!isFile(field)) return [];
    const refused = (keyword: string, title: string, file: Omit<ChosenFile, 'field'>): State => ({
      ...untouched,
      id: `${field.name}-${keyword}`,
      title,
      answers: {
        ...base,
        [step.id]: { ...base[step.id], [field.name]: field.ui.widget === 'files' ? [] : '' },
      },
      choose: { field: field.name, ...file },
      says: [messageOf(field, keyword).message],
    });
    const type = fileTypes?.[0] ?? 'txt';
    return [
      ...(maxBytes
        ? [refused('maxBytes', 'File too large', { name: `file.${type}`, size: maxBytes + 1 })]
        : []),
      ...(fileTypes
        ? [refused('fileTypes', 'File of another type', { name: 'file.other', size: 1000 })]
        : []),
    ];
  });
}
