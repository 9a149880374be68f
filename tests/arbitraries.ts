import fc from 'fast-check';
import { type CalendarDate, isRealDate } from '#domain/dates.ts';
import {
  type ActiveField,
  type Answer,
  type Answers,
  activeFields,
  answerAt,
  evaluate,
  type FieldSchema,
  type FieldSet,
  type Flow,
  isAnswers,
  isBlank,
  type StepAnswers,
  type StepDefinition,
  validateStep,
  withAnswerAt,
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
  return asking.reduce<fc.Arbitrary<Answers>>(
    (sofar, step) =>
      sofar.chain((before) => {
        const place = { flow, step, today, earlier: evaluate(flow, before, { today }).flatAnswers };
        return validStep(place).map((answers) => ({ ...before, [step.id]: answers }));
      }),
    fc.constant({}),
  );
}

function validStep(place: Place): fc.Arbitrary<StepAnswers> {
  return answeringSet(place, place.step, '', {}).chain((answers) => mended(place, answers));
}

interface Place {
  readonly flow: Flow;
  readonly step: StepDefinition;
  readonly today: CalendarDate;
  /** The answers of the steps before, flat. */
  readonly earlier: StepAnswers;
}

/** Field by field in screen order, since what one may hold can depend on another. */
function answeringSet(
  place: Place,
  { ui = {}, fieldSets = {} }: FieldSet,
  path: string,
  answers: StepAnswers,
): fc.Arbitrary<StepAnswers> {
  return Object.keys(ui).reduce<fc.Arbitrary<StepAnswers>>(
    (sofar, name) =>
      sofar.chain((before) => answering(place, { path, name, inner: fieldSets[name] }, before)),
    fc.constant(answers),
  );
}

interface Asked {
  /** Of its group or row. */
  readonly path: string;
  readonly name: string;
  readonly inner?: FieldSet | undefined;
}

function answering(
  place: Place,
  { path, name, inner }: Asked,
  answers: StepAnswers,
): fc.Arbitrary<StepAnswers> {
  const { flow, step, today, earlier } = place;
  const field = activeFields(flow, step, answers, { path, earlier }).find((each) => each.name === name);
  // What follows from other answers, or is set beforehand for good, nobody gives.
  if (!field || field.schema.computed || field.schema.readOnly) return fc.constant(answers);
  const at = within(path, name);
  const filled = inner ? answeringInner(place, field, inner, at, answers) : undefined;
  if (filled) return field.required ? filled : fc.oneof(filled, fc.constant(answers));
  const own = (answerAt(answers, path) ?? answers) as StepAnswers;
  return answerTo(field, own, today).map((value) => withAnswerAt(answers, at, value));
}

/** A group, or as many rows as there must be and up to two more. */
function answeringInner(
  place: Place,
  { schema }: ActiveField,
  inner: FieldSet,
  at: string,
  answers: StepAnswers,
): fc.Arbitrary<StepAnswers> {
  const filling = (path: string) => (sofar: StepAnswers) =>
    answeringSet(place, inner, path, withAnswerAt(sofar, path, {}));
  if (schema.type === 'object') return filling(at)(answers);
  const { minItems = 0, maxItems = minItems + 2 } = schema;
  return fc
    .integer({ min: Math.max(1, minItems), max: Math.min(maxItems, minItems + 2) })
    .chain((count) =>
      Array.from({ length: count }, (_, row) => filling(within(at, row))).reduce<fc.Arbitrary<StepAnswers>>(
        (sofar, fill) => sofar.chain(fill),
        fc.constant(answers),
      ),
    );
}

const within = (path: string, name: string | number) => (path ? `${path}.${name}` : String(name));

/** A condition may look at a field further down: what it changed above is answered again. */
function mended(place: Place, answers: StepAnswers, rounds = 3): fc.Arbitrary<StepAnswers> {
  const { flow, step, today, earlier } = place;
  const [problem] = rounds > 0 ? validateStep(flow, step, answers, { today, earlier }) : [];
  if (!problem) return fc.constant(answers);
  const names = problem.field.split('.');
  const asked = { path: names.slice(0, -1).join('.'), name: names.at(-1)! };
  return answering(place, asked, answers).chain((again) => mended(place, again, rounds - 1));
}

function answerTo(field: ActiveField, answers: StepAnswers, today: CalendarDate): fc.Arbitrary<Answer> {
  const { exclusive = [] } = field.ui;
  const whole = listed(field) ?? fitting(field.schema, answers, today);
  const given = whole.map((answer) => (Array.isArray(answer) ? alone(answer, exclusive) : answer));
  // Cleared, it would be as it was set beforehand.
  const isAlwaysGiven = field.required || field.schema.default !== undefined;
  return isAlwaysGiven ? given : fc.oneof({ weight: 3, arbitrary: given }, fc.constantFrom('', ' '));
}

/** One that stands alone takes the others away. */
const alone = (chosen: readonly Answer[], exclusive: readonly string[]): Answer => {
  const single = chosen.find((each) => exclusive.includes(String(each)));
  return single === undefined ? chosen : [single];
};

/** An option of a long list. */
function listed({ list }: ActiveField): fc.Arbitrary<Answer> | undefined {
  if (!list) return undefined;
  const values = [...(list.options() ?? [])].map(([value]) => value);
  return fc.constantFrom(...values.filter((value) => list.has(value, list.wanted)));
}

function fitting(schema: FieldSchema, answers: StepAnswers, today: CalendarDate): fc.Arbitrary<Answer> {
  if (schema.type === 'number' || schema.type === 'integer') return numbers(schema);
  if (schema.type === 'boolean') return schema.const ? fc.constant(true) : fc.boolean();
  if (schema.type === 'array') return choices(schema);
  const same = schema.sameAs ?? schema.notBefore;
  if (same && answers[same] !== undefined) return fc.constant(answers[same]);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.format === 'date') return dates(schema.pastYears ?? 100, today);
  if (schema.format === 'partial-date')
    return fc.tuple(dates(100, today), fc.constantFrom(4, 7, 10)).map(([day, known]) => day.slice(0, known));
  if (schema.format === 'uri') return fc.stringMatching(/^https:\/\/[a-z]{1,9}\.[a-z]{2,5}(\/[a-z]{1,9})?$/);
  if (schema.format === 'email')
    return fc.stringMatching(/^[a-z]{1,9}(\.[a-z]{1,9})?@[a-z]{1,9}(\.[a-z]{2,5}){1,2}$/);
  if (schema.fileTypes) return files(schema.fileTypes);
  const { minLength = 1, maxLength = 100 } = schema;
  const text = schema.pattern
    ? textsLike(schema.pattern, maxLength)
    : fc.string({ unit: 'grapheme', minLength, maxLength });
  return text.filter((value) => fits(schema, value));
}

const files = (types: readonly string[]) => fc.constantFrom(...types).map((type) => `invoice.${type}`);

/** Texts of a pattern, and some that only what it looks ahead at refuses. */
export function textsLike(pattern: string, maxLength: number): fc.Arbitrary<string> {
  return fc.stringMatching(new RegExp(pattern.replace(/\(\?=[^)]*\)/g, ''), 'u'), { maxLength });
}

function choices({ items, fileTypes, minItems = 0, maxItems = 5 }: FieldSchema): fc.Arbitrary<Answer> {
  if (fileTypes) return fc.array(files(fileTypes), { minLength: Math.max(1, minItems), maxLength: maxItems });
  return fc.uniqueArray(fc.constantFrom(...(items?.enum ?? [])), {
    minLength: Math.max(1, minItems),
    maxLength: maxItems,
  });
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
  const first = `${yearChoices({ pastYears: years }, today).at(-1)}-01-01`;
  const anyDay = fc
    .date({ min: new Date(first), max: new Date(today), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const special = [today, '2004-02-29', '2000-02-29', '2003-12-31'].filter((day) => day >= first);
  return fc.oneof({ weight: 4, arbitrary: anyDay }, fc.constantFrom(...special));
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
  readonly value: fc.Arbitrary<Answer>;
}

function broken({ answers, step, field, how, value }: Break): fc.Arbitrary<Broken> {
  return value.map((wrong) => {
    const own = withAnswerAt(answers[step] ?? {}, field, wrong);
    return { answers: { ...answers, [step]: own }, step, field, how };
  });
}

function breaksOf(flow: Flow, answers: Answers, today: CalendarDate): Break[] {
  const { steps, flatAnswers: earlier } = evaluate(flow, answers, { today });
  return steps.flatMap((step) => {
    const own = answers[step.id] ?? {};
    return reachable({ flow, step, today, earlier }, own, '', own).flatMap(({ path, field }) =>
      Object.entries(wrongValues(field, today)).map(([how, value]) => ({
        ...{ answers, step: step.id, field: path, how, value },
      })),
    );
  });
}

/** The fields of a step, of its rows, and of its groups in which something is answered, each with its path. */
function reachable(
  place: Place,
  answers: StepAnswers,
  path: string,
  own: Answer,
): { path: string; field: ActiveField }[] {
  const { flow, step, earlier } = place;
  const given = activeFields(flow, step, answers, { path, earlier }).filter(({ schema }) => !schema.readOnly);
  return given.flatMap((field) => {
    const at = within(path, field.name);
    const answer = isAnswers(own) ? own[field.name] : undefined;
    const rows = Array.isArray(answer) ? (answer as readonly Answer[]) : [];
    if (field.schema.type === 'object')
      return answer !== undefined && !isBlank(answer) ? reachable(place, answers, at, answer) : [];
    const inRows = rows.flatMap((row, index) =>
      isAnswers(row) ? reachable(place, answers, within(at, index), row) : [],
    );
    // Without its only answer a group is not there, and nothing in it is missed.
    const isAlone = path !== '' && isAnswers(own) && isBlank({ ...own, [field.name]: '' });
    return [{ path: at, field: isAlone ? { ...field, required: false } : field }, ...inRows];
  });
}

/** Every way in which an answer to this field can be wrong. */
function wrongValues({ schema, ui, required, list }: ActiveField, today: CalendarDate) {
  const wrong: Record<string, fc.Arbitrary<Answer>> = {};
  if (required) wrong.dropped = fc.constant(schema.type === 'array' ? [] : '');
  if (schema.type === 'boolean')
    wrong.noYesOrNo = schema.const ? fc.constant(false) : fc.constantFrom('yes', 'true', 1);
  if (schema.type === 'number' || schema.type === 'integer')
    wrong.noNumber = fc.constantFrom('x', '--1', true);
  if (schema.minimum !== undefined) wrong.tooSmall = fc.constant(schema.minimum - 1);
  if (schema.maximum !== undefined) wrong.tooLarge = fc.constant(schema.maximum + 1);
  if (schema.items?.enum) wrong.noOption = noOption(schema.items.enum, []).map((option) => [option]);
  if (schema.type === 'array' && schema.maxItems)
    wrong.tooMany = fc.constant(tooMany(schema, schema.maxItems));
  if (schema.type !== 'string') return wrong;
  if (required && ui.widget !== 'password') wrong.blank = fc.constantFrom('', ' ', '\n\t', '\u00a0');
  if (schema.maxLength) wrong.tooLong = tooLong(schema.maxLength);
  if ((schema.minLength ?? 0) > 1)
    wrong.tooShort = fc.string({ minLength: 1, maxLength: schema.minLength! - 1 });
  if (schema.enum) wrong.noOption = noOption(schema.enum, Object.keys(ui.renamed ?? {}));
  if (list)
    wrong.noOption = noOption(
      [...(list.options() ?? [])].map(([value]) => value),
      [],
    );
  if (schema.format === 'date') wrong.noDate = noDate(schema.pastYears ?? 100, today);
  if (schema.format === 'email') wrong.noAddress = fc.constantFrom('x', 'a@b', '@b.c', 'a b@c.d', 'a@b.');
  if (schema.format === 'partial-date')
    wrong.noDate = fc.constantFrom(
      '2003-02-30',
      '2003-13',
      '2003-2',
      '203',
      '02-2003',
      'XXXX-05-01',
      'today',
    );
  if (schema.hardToGuess)
    wrong.guessable = fc.constantFrom('password', '12345678', 'Qwertyuiop1!', 'aaaaaaaa');
  if (schema.sameAs) wrong.other = fc.constant('not the same at all');
  const strange = strangeTexts.filter((text) => !new RegExp(schema.pattern ?? '', 'u').test(text));
  if (strange.length > 0) wrong.strange = fc.constantFrom(...strange);
  return wrong;
}

/** Choices, or rows in which nothing is answered. */
function tooMany({ items }: FieldSchema, most: number): Answer {
  return Array.from({ length: most + 1 }, (_, index) => items?.enum?.[index] ?? {});
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
