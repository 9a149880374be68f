import createAjvInstance from '@rjsf/validator-ajv8/lib/createAjvInstance.js';
import type { Ajv, CodeKeywordDefinition, KeywordCxt } from 'ajv';
import { _, Name, operators, stringify } from 'ajv/dist/compile/codegen/index.js';
import { usePattern as expressionOf } from 'ajv/dist/vocabularies/code.js';

/** Matches YYYY-MM-DD in the years 1000 to 9999. 29 February matches in leap years only. */
export const realDate =
  /^(?:[1-9]\d{3}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:[1-9]\d(?:0[48]|[2468][048]|[13579][26])|(?:[2468][048]|[13579][26])00)-02-29)$/;

export const partialDate = new RegExp(`^[1-9]\\d{3}(?:-(?:0[1-9]|1[0-2]))?$|${realDate.source}`);

const formats = {
  date: realDate,
  'year-month': /^[1-9]\d{3}-(?:0[1-9]|1[0-2])$/,
  'partial-date': partialDate,
  /** HH:MM, the format of `<input type="time">`. */
  time: /^(?:[01]\d|2[0-3]):[0-5]\d$/,
  /** Only sending a message shows whether an address exists, so only impossible ones are rejected. */
  email: /^[^\s@.]+(?:\.[^\s@.]+)*@[^\s@.]+(?:\.[^\s@.]+)+$/,
  uri: /^[a-z][a-z\d+.-]*:[^\s\\<>"{}|^`]+$/i,
};

/**
 * Creates an AJV instance like RJSF's, so that browser, server and RJSF accept the same answers, but without
 * options that only enlarge the generated code.
 */
export function newAjv(): Ajv {
  const ajv = createAjvInstance(
    undefined,
    formats,
    {
      verbose: false,
      messages: false,
      meta: false,
      validateSchema: false,
      inlineRefs: false,
      code: { source: true, esm: true, lines: true, optimize: 2 },
    },
    false,
  );
  for (const keyword of [enumOnce, uniqueOptions, minLengthKeyword, maxLengthKeyword, patternWithin]) {
    ajv.removeKeyword(keyword.keyword as string);
    ajv.addKeyword(keyword);
  }
  for (const keyword of [notBeforeDay, notAfterDay]) ajv.addKeyword(keyword);
  return ajv;
}

type Code = ReturnType<typeof _>;

/** Defines a keyword that rejects an answer if the code that `isWrong` returns is true. */
function keyword(
  name: string,
  rules: Partial<CodeKeywordDefinition>,
  isWrong: (context: KeywordCxt) => Code,
): CodeKeywordDefinition {
  return {
    keyword: name,
    error: { message: '', params: _`{}` },
    ...rules,
    code: (context: KeywordCxt) => context.fail(isWrong(context)),
  };
}

/** Replaces AJV's own `enum`, which would repeat the options in the code of each field that uses the list. */
const enumOnce = keyword(
  'enum',
  { schemaType: 'array' },
  (context) => _`!${listIn(context, context.schema)}.includes(${context.data})`,
);

/**
 * Replaces AJV's own `uniqueItems`, which throws for objects without a prototype: the engine stores answers
 * in such objects.
 */
const uniqueOptions = keyword('uniqueItems', { type: 'array', schemaType: 'boolean' }, ({ data, schema }) =>
  schema ? _`new Set(${data}).size < ${data}.length` : _`false`,
);

/**
 * The keywords `minLength` and `maxLength` below count Unicode code points, as JSON Schema requires: an emoji
 * counts as one, although its `length` in JavaScript is two. AJV's own keywords would add a function to each
 * form's code.
 */
const ofLength: Partial<CodeKeywordDefinition> = {
  type: 'string',
  schemaType: 'number',
  error: { message: '', params: ({ schemaCode }) => _`{limit: ${schemaCode}}` },
};
const minLengthKeyword = keyword(
  'minLength',
  ofLength,
  ({ data, schema: limit }) => _`${data}.length < ${2 * limit} && [...${data}].length < ${limit}`,
);
const maxLengthKeyword = keyword(
  'maxLength',
  ofLength,
  ({ data, schema: limit }) => _`${data}.length > ${limit} && [...${data}].length > ${limit}`,
);

/**
 * Replaces AJV's own `pattern`. Skips the pattern for texts longer than twice `maxLength`, which `maxLength`
 * rejects anyway: otherwise, a text of 60,000 characters and a pattern that takes quadratic time could block
 * the server.
 */
const patternWithin = keyword(
  'pattern',
  {
    type: 'string',
    schemaType: 'string',
    error: { message: '', params: ({ schemaCode }) => _`{pattern: ${schemaCode}}` },
  },
  (context) => {
    const { data, schema, parentSchema } = context;
    const isWrong = _`!${expressionOf(context, schema)}.test(${data})`;
    const { maxLength } = parentSchema;
    return maxLength === undefined ? isWrong : _`${data}.length <= ${2 * maxLength} && ${isWrong}`;
  },
);

/**
 * In a condition, these keywords compare a date or time with a limit: a fixed date or time, the name of a
 * question, or a relative day such as `today-18y`. The engine adds the relative days to the answers, so the
 * validator finds every limit that is not fixed among the answers. If the limit is missing, the comparison
 * fails.
 */
const notBeforeDay = dayKeyword('from', operators.LT);
const notAfterDay = dayKeyword('to', operators.GT);

function dayKeyword(name: 'from' | 'to', isBeyond: (typeof operators)['LT']): CodeKeywordDefinition {
  return keyword(name, { schemaType: 'string' }, ({ data, gen, schema }) => {
    const allAnswers = new Name('rootData');
    const limit = gen.const('limit', /^\d/.test(schema) ? _`${schema}` : _`${allAnswers}[${schema}]`);
    const common = _`${data}.slice(0, ${limit}.length) ${isBeyond} ${limit}.slice(0, ${data}.length)`;
    return _`typeof ${data} != "string" || typeof ${limit} != "string" || ${common}`;
  });
}

function listIn({ gen }: KeywordCxt, list: readonly string[]): Name {
  const code = stringify(list);
  return gen.scopeValue('obj', { key: `${code}`, ref: list, code });
}
