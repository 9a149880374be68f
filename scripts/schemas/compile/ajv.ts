import createAjvInstance from '@rjsf/validator-ajv8/lib/createAjvInstance.js';
import type { Ajv, CodeKeywordDefinition, KeywordCxt } from 'ajv';
import { _, Name, operators, stringify } from 'ajv/dist/compile/codegen/index.js';
import { usePattern as expressionOf } from 'ajv/dist/vocabularies/code.js';

/** A calendar date from 1000 to 9999, with 29 February in leap years only. */
export const realDate =
  /^(?:[1-9]\d{3}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:[1-9]\d(?:0[48]|[2468][048]|[13579][26])|(?:[2468][048]|[13579][26])00)-02-29)$/;

/** A date of which the day may be left out, and the month as well. */
export const partialDate = new RegExp(`^[1-9]\\d{3}(?:-(?:0[1-9]|1[0-2]))?$|${realDate.source}`);

const formats = {
  date: realDate,
  'year-month': /^[1-9]\d{3}-(?:0[1-9]|1[0-2])$/,
  'partial-date': partialDate,
  /** Hours and minutes, as browsers give them. */
  time: /^(?:[01]\d|2[0-3]):[0-5]\d$/,
  /** What cannot be one is refused; whether there is one, only a message to it tells. */
  email: /^[^\s@.]+(?:\.[^\s@.]+)*@[^\s@.]+(?:\.[^\s@.]+)+$/,
  uri: /^[a-z][a-z\d+.-]*:[^\s\\<>"{}|^`]+$/i,
};

/** RJSF's AJV, so that browser, server and RJSF agree, less what only makes its code larger. */
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
  for (const keyword of [enumOnce, uniqueOptions, minSigns, maxSigns, patternWithin]) {
    ajv.removeKeyword(keyword.keyword as string);
    ajv.addKeyword(keyword);
  }
  for (const keyword of [notBeforeDay, notAfterDay]) ajv.addKeyword(keyword);
  return ajv;
}

/** `enum` for lists of texts: AJV's own writes a list several times, this one once for all who use it. */
const enumOnce: CodeKeywordDefinition = {
  keyword: 'enum',
  schemaType: 'array',
  error: { message: '', params: _`{}` },
  code(context: KeywordCxt) {
    context.fail(_`!${listIn(context, context.schema)}.includes(${context.data})`);
  },
};

/** `uniqueItems` for several choices, which are texts. AJV's own compares objects, and fails at those of the engine. */
const uniqueOptions: CodeKeywordDefinition = {
  keyword: 'uniqueItems',
  type: 'array',
  schemaType: 'boolean',
  error: { message: '', params: _`{}` },
  code(context: KeywordCxt) {
    if (context.schema) context.fail(_`new Set(${context.data}).size < ${context.data}.length`);
  },
};

/**
 * Lengths by Unicode's signs, as JSON Schema has them and people count: an emoji is one, and two by `length`. They are
 * counted only where that leaves it open. AJV's own would bring a function to each form.
 */
const minSigns = lengthKeyword(
  'minLength',
  (data, limit) => _`${data}.length < ${2 * limit} && [...${data}].length < ${limit}`,
);
const maxSigns = lengthKeyword(
  'maxLength',
  (data, limit) => _`${data}.length > ${limit} && [...${data}].length > ${limit}`,
);

function lengthKeyword(
  keyword: string,
  isWrong: (data: Name, limit: number) => ReturnType<typeof _>,
): CodeKeywordDefinition {
  return {
    keyword,
    type: 'string',
    schemaType: 'number',
    error: { message: '', params: ({ schemaCode }) => _`{limit: ${schemaCode}}` },
    code: (context: KeywordCxt) => context.fail(isWrong(context.data, context.schema)),
  };
}

/**
 * `pattern`, but not for what is far too long anyway: some patterns take the square of a text's length, and whoever
 * sends a text of 60,000 characters must not keep the server busy with it.
 */
const patternWithin: CodeKeywordDefinition = {
  keyword: 'pattern',
  type: 'string',
  schemaType: 'string',
  error: { message: '', params: ({ schemaCode }) => _`{pattern: ${schemaCode}}` },
  code(context: KeywordCxt) {
    const { data, schema, parentSchema } = context;
    const isWrong = _`!${expressionOf(context, schema)}.test(${data})`;
    const { maxLength } = parentSchema;
    context.fail(maxLength === undefined ? isWrong : _`${data}.length <= ${2 * maxLength} && ${isWrong}`);
  },
};

/**
 * In a condition: a date, or a time, against a day that is written out or that stands among the answers, by the name of
 * a question or as `today-18y`. Where there is none the condition does not hold.
 */
const notBeforeDay = dayKeyword('from', operators.LT);
const notAfterDay = dayKeyword('to', operators.GT);

/** What AJV calls all that a validator is given. */
const allAnswers = new Name('rootData');

function dayKeyword(keyword: 'from' | 'to', isBeyond: (typeof operators)['LT']): CodeKeywordDefinition {
  return {
    keyword,
    schemaType: 'string',
    error: { message: '', params: _`{}` },
    code(context: KeywordCxt) {
      const { data, gen, schema } = context;
      const limit = gen.const('limit', /^\d/.test(schema) ? _`${schema}` : _`${allAnswers}[${schema}]`);
      const common = _`${data}.slice(0, ${limit}.length) ${isBeyond} ${limit}.slice(0, ${data}.length)`;
      context.fail(_`typeof ${data} != "string" || typeof ${limit} != "string" || ${common}`);
    },
  };
}

function listIn({ gen }: KeywordCxt, list: readonly string[]): Name {
  const code = stringify(list);
  return gen.scopeValue('obj', { key: `${code}`, ref: list, code });
}
