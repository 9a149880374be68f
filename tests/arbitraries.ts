import fc from 'fast-check';
import type { Answers, FieldSchema, FieldSet, Flow, OptionList, StepAnswers } from '#engine/core/index.ts';

/** The seed is fixed, so every run generates the same answers. */
export const samples = { numRuns: process.env.TEST_ALL ? 1000 : 50, seed: 7 };

interface GeneratorOptions {
  readonly lists: Flow['lists'];
  readonly today: string;
  readonly isValid: boolean;
  readonly isTyped: boolean;
}

/** Generates answers to a form. Unless `isTyped` is true, some are values that nobody could type into it. */
export function anyAnswers(
  { definition, lists }: Flow,
  today: string,
  { isTyped = false }: Partial<GeneratorOptions> = {},
): fc.Arbitrary<Answers> {
  const asking = definition.steps.filter((step) => step.fields);
  const answersIf = (isValid: boolean) => {
    const options = { lists, today, isValid, isTyped };
    return fc.record(Object.fromEntries(asking.map((step) => [step.id, answersTo(step, options)])));
  };
  return fc.oneof(answersIf(true), { weight: 2, arbitrary: answersIf(false) });
}

function answersTo(set: FieldSet, options: GeneratorOptions): fc.Arbitrary<StepAnswers> {
  const { fields = {}, fieldSets = {} } = set;
  const entries = Object.keys(fields).map((name) => {
    const schemas = schemasOf(set, name).map((schema) => answerTo(schema, fieldSets[name], options));
    const fitting = fc.oneof(...schemas);
    const odd = options.isTyped ? typedOddly(fields[name]!, fitting) : fc.oneof(oddTexts, others);
    return [name, options.isValid ? fitting : fc.oneof({ weight: 4, arbitrary: fitting }, odd)] as const;
  });
  const all = fc.record(Object.fromEntries(entries));
  const some = fc.record(Object.fromEntries(entries), { requiredKeys: [] });
  return fc.tuple(options.isValid ? all : fc.oneof(all, some), fc.boolean()).map(([own, isOdd]) => {
    const repeated = Object.entries(fields).flatMap(([name, { sameAs }]) =>
      sameAs && sameAs in own && (options.isValid || isOdd) ? [[name, own[sameAs]] as const] : [],
    );
    return { ...own, ...Object.fromEntries(repeated) } as StepAnswers;
  });
}

function schemasOf({ fields = {}, conditions = [] }: FieldSet, name: string): FieldSchema[] {
  const branches = conditions.flatMap((condition) => [condition.then, condition.else]);
  const narrowed = branches.flatMap((branch) => branch?.properties?.[name] || []);
  return [fields[name]!, ...narrowed.map((each) => ({ ...fields[name]!, ...each }))];
}

const oddTexts = fc.constantFrom(
  ...['', ' ', '\n\u00a0', 'x', '0', '-1', '1e3', '1,500', '1.005', 'true', 'constructor'],
);
/**
 * Generates unusual answers. To a file question, the answer is a file name, and only an empty one is unusual.
 */
function typedOddly({ type, fileTypes }: FieldSchema, fitting: fc.Arbitrary<unknown>) {
  if (fileTypes) return fc.constant('');
  return ['string', 'number', 'integer'].includes(type!) ? oddTexts : fitting;
}

const others = fc.oneof(
  fc.constant('😀'.repeat(3000)),
  fc.constantFrom(null, true, false, 0, -1, 1.005, 1e21, [], [''], ['x', 'x'], {}, { x: '' }, [{}], [null]),
  fc.jsonValue({ maxDepth: 2 }),
);

function answerTo(
  schema: FieldSchema,
  inner: FieldSet | undefined,
  options: GeneratorOptions,
): fc.Arbitrary<unknown> {
  const { type, minItems = 0, maxItems = minItems + 3 } = schema;
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.list) return optionOf(options.lists?.[schema.list]);
  if (type === 'boolean') return schema.const ? fc.constant(true) : fc.boolean();
  if (type === 'number' || type === 'integer') return numberFor(schema, options);
  if (type === 'object') return inner ? answersTo(inner, options) : others;
  if (type !== 'array') return textFor(schema, options);
  const items = inner ? answersTo(inner, options) : answerTo(schema.items as FieldSchema, undefined, options);
  const lengths = { minLength: minItems, maxLength: Math.min(maxItems, minItems + 3) };
  const other = { minLength: Math.max(0, minItems - 1), maxLength: Math.min(maxItems + 1, minItems + 4) };
  const list = options.isValid && !inner ? fc.uniqueArray : fc.array;
  return list(items, options.isValid ? lengths : other);
}

function optionOf(list: OptionList | undefined): fc.Arbitrary<string> {
  const some = [...(list?.options() ?? [])].slice(0, 20);
  return fc.constantFrom(...some.map(([value]) => value));
}

function numberFor(
  { type, decimals, minimum = -1000, maximum = 10_000 }: FieldSchema,
  { isValid }: GeneratorOptions,
) {
  const [least, most] = [Math.ceil(minimum), Math.floor(Math.max(minimum, maximum))];
  const places = type === 'integer' ? 0 : (decimals ?? 3);
  const part = fc.integer({ min: 0, max: 10 ** places - 1 });
  const within = fc.oneof(
    fc.integer({ min: least, max: most }),
    fc.constantFrom(least, most),
    part.map((digits) => Math.min(most, Number(`${least}.${String(digits).padStart(places, '0')}`))),
  );
  const outside = fc.constantFrom(minimum - 1, maximum + 1, least + 0.5, least + 0.123456);
  const number = isValid ? within : fc.oneof({ weight: 3, arbitrary: within }, outside);
  return fc.oneof(
    number,
    number.map(String),
    number.map((each) => each.toLocaleString('en', { maximumFractionDigits: 6 })),
  );
}

const addresses = [
  'someone@example.org',
  'https://example.com/a?b=c',
  '+2203012345',
  'someone@example',
  'example.com',
  '+12015550123',
  '+221771234567',
  '+4474',
  '3012345',
];

function textFor(schema: FieldSchema, options: GeneratorOptions): fc.Arbitrary<string> {
  const { format, fileTypes, pattern, minLength = 1, maxLength = 100 } = schema;
  if (fileTypes && options.isTyped) return fc.constantFrom(...fileTypes.map((type) => `invoice.${type}`));
  if (format === 'date' || format === 'year-month' || format === 'partial-date')
    return dateFor(format, options);
  if (format === 'time') {
    const limits = [schema.from, schema.to].filter((limit) => limit?.includes(':')) as string[];
    const times = ['00:00', '08:30', '10:15', '17:45', '23:59', ...limits];
    return fc.constantFrom(...times, ...(options.isValid ? [] : ['24:00', '8:30']));
  }
  if (format) return fc.constantFrom(...addresses);
  const sign = fc.constantFrom('a', 'B', '7', 'é', '😀');
  const free = fc.string({ unit: sign, minLength, maxLength: Math.min(maxLength, minLength + 12) });
  const fitting =
    pattern === undefined
      ? free
      : textsLike(pattern, maxLength).filter((text) => new RegExp(pattern, 'u').test(text));
  const right = schema.hardToGuess ? fc.constant('a good password') : fitting;
  if (options.isValid) return right;
  const full = sign.map((each) => each.repeat(maxLength));
  const others = [
    free,
    full,
    full.map((each) => `${each}x`),
    fc.string({ unit: sign, maxLength: minLength }),
  ];
  return fc.oneof(
    { weight: 4, arbitrary: right },
    ...others,
    fc.constantFrom(...addresses, 'password', 'x y '),
  );
}

export function textsLike(pattern: string, maxLength: number): fc.Arbitrary<string> {
  return fc.stringMatching(new RegExp(pattern.replace(/\(\?=[^)]*\)/g, ''), 'u'), { maxLength });
}

function dateFor(format: string, { today, isValid }: GeneratorOptions): fc.Arbitrary<string> {
  const daysAfter = (days: number) =>
    new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
  const past = fc.integer({ min: -1500, max: 0 }).map(daysAfter);
  const any = fc
    .oneof(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -60_000, max: 8000 }))
    .map(daysAfter);
  const odd = fc.constantFrom('2004-02-29', '2005-02-29', '2003--05', '2003-13-01', '0999-01-01', '2003-2-1');
  const date = isValid ? past : fc.oneof({ weight: 2, arbitrary: past }, any, odd);
  const lengths = { date: [10], 'year-month': [7], 'partial-date': [4, 7, 10] }[format]!;
  const length = fc.constantFrom(...(isValid ? lengths : [4, 7, 10, 10]));
  return fc.tuple(date, length).map(([whole, cut]) => whole.slice(0, cut));
}
