import fc from 'fast-check';
import { type CalendarDate, isRealDate } from '#domain/dates.ts';
import {
  type ActiveField,
  type Answer,
  type Answers,
  activeFields,
  type FieldSchema,
  type Flow,
  type StepAnswers,
  type StepDefinition,
  validateStep,
  yearChoices,
} from '#engine/core/index.ts';
import { passwordStrength } from '#server/questionnaires/password-strength.ts';

/*
 * Answers made from the generated definitions, with no line for any one flow. What fits a field is decided here
 * a second time, from its schema alone, so that the engine is not asked whether the engine is right.
 */

/** Answers that lead to the end of a flow. */
export function validAnswers(flow: Flow, today: CalendarDate): fc.Arbitrary<Answers> {
  const asking = flow.definition.steps.filter((step) => step.fields);
  return fc.record(Object.fromEntries(asking.map((step) => [step.id, validStep(flow, step, today)])));
}

/** Field by field in screen order, since what one may hold can depend on another. */
function validStep(flow: Flow, step: StepDefinition, today: CalendarDate): fc.Arbitrary<StepAnswers> {
  const answered = Object.keys(step.ui ?? {}).reduce<fc.Arbitrary<StepAnswers>>(
    (sofar, name) => sofar.chain((answers) => answering(flow, step, name, answers, today)),
    fc.constant({}),
  );
  return answered.chain((answers) => mended(flow, step, answers, today));
}

function answering(
  flow: Flow,
  step: StepDefinition,
  name: string,
  answers: StepAnswers,
  today: CalendarDate,
) {
  const field = activeFields(flow, step, answers).find((each) => each.name === name);
  if (!field) return fc.constant(answers);
  return answerTo(field, answers, today).map((value) => ({ ...answers, [name]: value }));
}

/** A condition may look at a field further down: what it changed above is answered again. */
function mended(
  flow: Flow,
  step: StepDefinition,
  answers: StepAnswers,
  today: CalendarDate,
  rounds = 3,
): fc.Arbitrary<StepAnswers> {
  const [problem] = rounds > 0 && step.conditions ? validateStep(flow, step, answers, { today }) : [];
  if (!problem) return fc.constant(answers);
  return answering(flow, step, problem.field, answers, today).chain((again) =>
    mended(flow, step, again, today, rounds - 1),
  );
}

function answerTo(field: ActiveField, answers: StepAnswers, today: CalendarDate): fc.Arbitrary<Answer> {
  const given = fitting(field.schema, answers, today);
  return field.required ? given : fc.oneof({ weight: 3, arbitrary: given }, fc.constantFrom('', ' '));
}

function fitting(schema: FieldSchema, answers: StepAnswers, today: CalendarDate): fc.Arbitrary<Answer> {
  if (schema.type === 'number' || schema.type === 'integer') return numbers(schema);
  if (schema.sameAs) return fc.constant(answers[schema.sameAs] ?? '');
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.format === 'date') return dates(schema.pastYears ?? 100, today);
  if (schema.fileTypes) return fc.constantFrom(...schema.fileTypes).map((type) => `invoice.${type}`);
  const { minLength = 1, maxLength = 100 } = schema;
  const text = schema.pattern
    ? fc.stringMatching(new RegExp(schema.pattern, 'u'), { maxLength })
    : fc.string({ unit: 'grapheme', minLength, maxLength });
  return text.filter((value) => fits(schema, value));
}

/** As a person types them, or as they travel. */
function numbers({ type, minimum = -1e6, maximum = 1e6, decimals = 2 }: FieldSchema): fc.Arbitrary<Answer> {
  const places = type === 'integer' ? 0 : decimals;
  const [least, most] = [Math.ceil(minimum), Math.floor(Math.min(maximum, minimum + 1e12))];
  return fc
    .tuple(
      fc.integer({ min: least, max: most - 1 }),
      fc.integer({ min: 0, max: 10 ** places - 1 }),
      fc.boolean(),
    )
    .map(([whole, part, isTyped]) => {
      const number = Number(`${whole}.${String(part).padStart(places, '0')}`);
      return isTyped ? String(number) : number;
    });
}

/** Lengths are in signs, of which an emoji is one. Nobody types NUL, and the server leaves it out. */
function fits(schema: FieldSchema, value: string): boolean {
  const { minLength = 1, maxLength = 100, pattern = '', hardToGuess } = schema;
  if (hardToGuess && passwordStrength.isGuessable(value, [])) return false;
  const isOfLength = lengthOf(value.trim()) >= minLength && lengthOf(value) <= maxLength;
  return isOfLength && new RegExp(pattern, 'u').test(value.trim()) && !value.includes('\0');
}

const lengthOf = (text: string) => [...text].length;

function dates(years: number, today: CalendarDate): fc.Arbitrary<CalendarDate> {
  const anyDay = fc
    .date({
      min: new Date(`${yearChoices({ pastYears: years }, today).at(-1)}-01-01`),
      max: new Date(today),
      noInvalidDate: true,
    })
    .map((date) => date.toISOString().slice(0, 10));
  return fc.oneof(
    { weight: 4, arbitrary: anyDay },
    fc.constantFrom(today, '2004-02-29', '2000-02-29', '2003-12-31'),
  );
}

export interface Broken {
  readonly answers: Answers;
  /** Where it was broken. */
  readonly step: string;
  readonly field: string;
  readonly how: string;
}

/** Valid answers of which one was made wrong. */
export function brokenAnswers(flow: Flow, today: CalendarDate): fc.Arbitrary<Broken> {
  return validAnswers(flow, today).chain((answers) =>
    fc.constantFrom(...breaksOf(flow, answers, today)).chain(broken),
  );
}

interface Break extends Broken {
  readonly value: fc.Arbitrary<string | undefined>;
}

function broken({ answers, step, field, how, value }: Break): fc.Arbitrary<Broken> {
  return value.map((wrong) => {
    const { [field]: _, ...others } = answers[step] ?? {};
    const own = wrong === undefined ? others : { ...others, [field]: wrong };
    return { answers: { ...answers, [step]: own }, step, field, how };
  });
}

function breaksOf(flow: Flow, answers: Answers, today: CalendarDate): Break[] {
  return flow.definition.steps.flatMap((step) =>
    activeFields(flow, step, answers[step.id] ?? {}).flatMap((field) =>
      Object.entries(wrongValues(field, today)).map(([how, value]) => ({
        answers,
        step: step.id,
        field: field.name,
        how,
        value,
      })),
    ),
  );
}

/** Every way in which an answer to this field can be wrong. */
function wrongValues({ schema, ui, required }: ActiveField, today: CalendarDate) {
  const wrong: Record<string, fc.Arbitrary<string | undefined>> = {};
  if (required) wrong.dropped = fc.constant(undefined);
  if (required && ui.widget !== 'password') wrong.blank = fc.constantFrom('', ' ', '\n\t', '\u00a0');
  if (schema.maxLength) wrong.tooLong = tooLong(schema.maxLength);
  if (schema.minLength) wrong.tooShort = fc.string({ minLength: 1, maxLength: schema.minLength - 1 });
  if (schema.enum) wrong.noOption = noOption(schema.enum, Object.keys(ui.renamed ?? {}));
  if (schema.format === 'date') wrong.noDate = noDate(schema.pastYears ?? 100, today);
  if (schema.hardToGuess)
    wrong.guessable = fc.constantFrom('password', '12345678', 'Qwertyuiop1!', 'aaaaaaaa');
  if (schema.sameAs) wrong.other = fc.constant('not the same at all');
  const strange = strangeTexts.filter((text) => !new RegExp(schema.pattern ?? '', 'u').test(text));
  if (strange.length > 0) wrong.strange = fc.constantFrom(...strange);
  return wrong;
}

/** Numbers as JavaScript and others may write them, half addresses, signs: what patterns are there to refuse. */
const strangeTexts = [
  ...['1e3', '0x10', '-1', '+1', '1.', '.5', '1.234', '1,5', '1 000', 'D100', '٣', 'Infinity', 'NaN', 'null'],
  ...['x', 'a@b', '@b.c', 'a b@c.d', 'a@b.', '<b>', "'", '30l2345', '+220 301 2345', '[object Object]', 'ü'],
];

function tooLong(maxLength: number): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom('x', '9', 'ü', '😀'), fc.integer({ min: maxLength + 1, max: maxLength + 40 }))
    .map(([character, length]) => character.repeat(length));
}

/** Near misses, and names that every object has. */
function noOption(options: readonly string[], known: readonly string[]): fc.Arbitrary<string> {
  const near = fc
    .constantFrom(...options)
    .chain((option) =>
      fc.constantFrom(option.toUpperCase(), option.slice(0, -1), `${option}s`, option.replace(/\W/, '')),
    );
  const strange = fc.constantFrom('constructor', '__proto__', 'toString', '0', 'null', 'undefined');
  return fc
    .oneof(near, strange, fc.string({ unit: 'grapheme', maxLength: 20 }))
    .filter((text) => text.trim() !== '' && ![...options, ...known].includes(text.trim()));
}

function noDate(years: number, today: CalendarDate): fc.Arbitrary<string> {
  const impossible = fc
    .tuple(
      fc.integer({ min: 1900, max: 2030 }),
      fc.integer({ min: 0, max: 13 }),
      fc.integer({ min: 0, max: 32 }),
    )
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join('-'))
    .filter((date) => !isRealDate(date));
  const tooEarly = `${Number(yearChoices({ pastYears: years }, today).at(-1)) - 1}-12-31`;
  const tooLate = [1, 30, 400, 100_000].map((days) =>
    new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10),
  );
  return fc.oneof(
    impossible,
    fc.constantFrom(tooEarly, ...tooLate, '2003-2-1', '13/02/2003', '2003--01', 'today'),
  );
}
