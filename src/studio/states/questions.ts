import {
  type ActiveField,
  activeFields,
  type FieldError,
  type Flow,
  optionsOf as listedIn,
  messageOf,
  type StepDefinition,
} from '#engine/core/index.ts';
import type { Place, SchemaFiles } from '../files/schema-files.ts';
import { placesOfField } from './model/authored.ts';
import type { State } from './model/state.ts';

export interface Question {
  readonly name: string;
  readonly label: string;
  readonly places: readonly Place[];
  readonly options: readonly string[];
  readonly says: readonly Saying[];
}

interface Saying {
  /** Says when the message is shown, for example "too short". */
  readonly when: string;
  readonly message: string;
  readonly toast?: FieldError['toast'];
}

export function questionsOf(
  flow: Flow,
  step: StepDefinition,
  states: readonly State[],
  files: SchemaFiles,
): Question[] {
  const seen = new Set(
    [{}, ...states.map(({ answers }) => answers[step.id] ?? {})].flatMap((answers) =>
      activeFields(flow, step, answers),
    ),
  );
  return Object.entries(step.ui ?? {}).map(([name, { label }]) => {
    const variants = [...seen].filter((field) => field.name === name);
    return {
      name,
      label,
      places: placesOfField(files, flow.definition.id, step.id, name),
      options: [...new Set(variants.flatMap(optionsOf))],
      says: sayingsOf(step, variants),
    };
  });
}

function optionsOf({ schema, ui }: ActiveField): string[] {
  return (listedIn(schema) ?? []).map((option) => {
    const title = ui.optionTitles?.[option] ?? option;
    return ui.deprecated?.includes(option) ? `${title} (no longer offered)` : title;
  });
}

/**
 * Returns the messages that a question can show. If several errors have the same message, it is listed once
 * with all of these errors.
 */
export function sayingsOf(step: StepDefinition, variants: readonly ActiveField[]): Saying[] {
  const all = variants.flatMap((field) => (step.kind === 'quiz' ? feedbackOf(field) : problemsOf(field)));
  const said = new Map<string, { saying: Saying; whens: Set<string> }>();
  for (const saying of all) {
    const known = said.get(saying.message);
    if (known) known.whens.add(saying.when);
    else said.set(saying.message, { saying, whens: new Set([saying.when]) });
  }
  return [...said.values()].map(({ saying, whens }) => ({ ...saying, when: [...whens].join(', ') }));
}

function feedbackOf({ ui: { feedback } }: ActiveField): Saying[] {
  if (!feedback) return [];
  return [
    { when: 'right answer', message: feedback.right },
    { when: 'wrong answer', message: feedback.wrong },
  ];
}

const isNumber = ({ type }: ActiveField['schema']) => type === 'number' || type === 'integer';

function problemsOf(field: ActiveField): Saying[] {
  const { schema, ui, required } = field;
  if (ui.widget === 'hidden') return [];
  const say = (applies: unknown, keyword: string, when: string, value?: string): Saying[] =>
    applies ? [{ when, ...messageOf(field, keyword, value) }] : [];
  return [
    ...say(required, 'required', 'no answer'),
    ...say(schema.minLength !== undefined, 'minLength', 'too short'),
    ...say(schema.maxLength !== undefined && ui.widget !== 'file', 'maxLength', 'too long'),
    // Leaves out a pattern without a message of its own: it rejects only blanks, which count as a missing
    // answer.
    ...say(schema.pattern && ui.messages?.pattern, 'pattern', 'in the wrong format'),
    ...say(listedIn(schema), 'enum', 'not in the list'),
    ...say(isNumber(schema), 'type', 'no number'),
    ...say(schema.minimum !== undefined, 'minimum', 'too little'),
    ...say(schema.maximum !== undefined, 'maximum', 'too much'),
    ...say(schema.decimals !== undefined, 'decimals', 'too many decimal places'),
    ...say(schema.minItems !== undefined, 'minItems', 'too few'),
    ...say(schema.maxItems !== undefined, 'maxItems', 'too many'),
    ...say(schema.const, 'const', 'not ticked'),
    ...say(ui.exclusive, 'exclusive', 'an exclusive option chosen with others'),
    ...say(schema.format === 'email' || schema.format === 'uri', 'format', 'no address'),
    ...say(schema.format === 'date', 'format', 'only a year chosen', '2003--'),
    ...say(schema.format === 'date', 'format', 'not a real date', '2003-02-31'),
    ...say(schema.pastYears, 'pastYears', 'too long ago, or in the future'),
    ...say(schema.sameAs, 'sameAs', 'not the same'),
    ...say(schema.hardToGuess, 'hardToGuess', 'easy to guess'),
    ...say(schema.maxBytes, 'maxBytes', 'file too large'),
    ...say(schema.fileTypes, 'fileTypes', 'file of another type'),
    ...say(schema.fileTypes?.includes('pdf'), 'locked', 'a PDF that needs a password'),
    ...say(ui.messages?.refused, 'refused', 'refused by the server'),
    ...(ui.note ? [{ when: 'outside the limits (a note only)', message: ui.note.text }] : []),
  ];
}
