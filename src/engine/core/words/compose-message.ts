import { type Answer, textOf } from '../answers.ts';
import { messagesOf, spokenLanguage } from '../environment.ts';
import type { ActiveField, FieldSchema, FieldUi, Message } from '../field.ts';
import type { FieldError } from '../flow-types.ts';
import { type DateParts, partsOf } from '../values/date-parts.ts';
import { partsIn } from '../values/dates.ts';
import { decimalPlaces, numberInWords, plainNumber, shownNumber } from '../values/numbers.ts';
import { optionTitle } from '../values/options.ts';
import { fieldMessages } from './field-messages.ts';
import { typeMessages } from './type-messages.ts';

/**
 * The number of errors that are rendered immediately after Next is pressed. Further errors are rendered
 * later, so that the page responds without delay.
 */
export const errorBatchSize = 50;

const chosen = new Set(['select', 'search', 'radios', 'checkboxes', 'file', 'files']);

type Field = Pick<ActiveField, 'schema' | 'ui'>;

/**
 * Returns the message in the form's ui file, otherwise `words`, otherwise a general message with the field's
 * noun.
 */
export function messageOf(
  field: Field,
  keyword: string,
  value: Answer = '',
  words?: string,
): Pick<FieldError, 'message' | 'toast'> {
  const { schema, ui } = field;
  const fixed: Message | undefined = ui.messages?.[keyword] ?? ui.messages?.[twinOf(schema, keyword)];
  if (fixed) return { message: fixed.text, ...(fixed.toast && { toast: fixed.toast }) };
  return { message: words ?? defaultMessage(field, keyword, textOf(value)) };
}

/**
 * Returns the other keyword under which a required checkbox may have its message: it has one message for both
 * `required` (untouched) and `const` (unticked).
 */
function twinOf(schema: FieldSchema, keyword: string): string {
  if (!schema.const) return keyword;
  return keyword === 'required' ? 'const' : 'required';
}

function defaultMessage(field: Field, keyword: string, value: string): string {
  const { schema, ui } = field;
  const { noun, nouns, widget, countries, exclusive = [] } = ui;
  const words = messagesOf({ ...fieldMessages, ...typeMessages });
  const general = keyword === 'enum' || chosen.has(widget) ? words.select(noun) : words.enter(noun);
  if (widget === 'rows' && keyword === 'maxItems') return words.removeRows(schema.maxItems);
  if (widget === 'rows' && keyword !== 'type') return words.addRows(noun, schema.minItems);
  if (schema.const && (keyword === 'const' || keyword === 'required')) return words.confirm(noun);
  switch (keyword) {
    case 'maxLength':
    case 'minLength':
    case 'pastYears':
      return words[keyword](noun, schema[keyword]);
    case 'sameAs':
      return words.sameAs(noun, nouns?.[schema.sameAs!] ?? '');
    case 'format':
      return wrongFormat(schema, noun, value);
    case 'pattern':
      return countries
        ? words.phoneNumber(
            noun,
            countries.map(({ name }) => name),
          )
        : general;
    case 'exclusive':
      return words.exclusive(noun, exclusive.map((each) => `“${optionTitle({ ui }, each)}”`).join(', '));
    case 'type':
      return noNumber(field, value) ?? general;
    case 'minimum':
    case 'maximum':
      return words[keyword](noun, numberInWords(field, schema[keyword] ?? 0));
    case 'decimals':
      return words.decimals(noun, schema.decimals);
    case 'minItems':
      return words[widget === 'files' ? 'fewFiles' : 'fewChoices'](noun, schema.minItems);
    case 'maxItems':
      return words[widget === 'files' ? 'manyFiles' : 'manyChoices'](noun, schema.maxItems);
    case 'empty':
      return words.emptyFile;
    default:
      return general;
  }
}

function wrongFormat({ format }: FieldSchema, noun: string, value: string): string {
  const words = messagesOf({ ...fieldMessages, ...typeMessages });
  if (format === 'time') return words.noTime(noun);
  if (format === 'uri') return words.uri(noun);
  if (format === 'email') return words.email(noun);
  const parts = partsOf(value);
  const isNeeded = (part: keyof DateParts) =>
    format !== 'partial-date' || part === 'year' || (part === 'month' && parts.day);
  const order = partsIn(format, spokenLanguage().dateOrder);
  const missing = order.filter((part) => !parts[part] && isNeeded(part));
  return missing.length > 0 ? words.missingDateParts(noun, missing) : words.noRealDate(noun);
}

function noNumber({ schema, ui }: Field, typed: string): string | undefined {
  const words = messagesOf(typeMessages);
  if (schema.type !== 'number' && schema.type !== 'integer') return undefined;
  const read = plainNumber(typed, { schema: { decimals: typed.length }, ui });
  const [whole = '', places = ''] = read?.split('.') ?? [];
  const most = schema.type === 'integer' ? 0 : (schema.decimals ?? places.length);
  const decimal = read?.replace(/\.?0+$/, '') ?? '';
  if (plainNumber(typed, { schema: {}, ui }) !== read && decimalPlaces(Number(decimal)) <= most)
    return words.thousands(typed, whole + places, shownNumber(decimal));
  return schema.type === 'integer' ? words.decimals(ui.noun) : words.type(ui.noun);
}

export function noteOf({ note }: Pick<FieldUi, 'note'>, number = Number.NaN): string | undefined {
  if (!note) return undefined;
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = note.outside;
  return number < min || number > max ? note.text : undefined;
}
