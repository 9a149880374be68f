import { type Answer, textOf } from '../answers.ts';
import type { FieldSchema, FieldUi, Message } from '../definition.ts';
import { messagesOf, spokenLanguage } from '../environment.ts';
import { type DateParts, partsOf } from '../values/date-parts.ts';
import { partsIn } from '../values/dates.ts';
import { numberInWords, readNumber } from '../values/numbers.ts';
import { optionTitle } from '../values/options.ts';
import { fieldMessages } from './field-messages.ts';

/** One broken rule of one field, in the student's words. */
export interface FieldError {
  readonly step: string;
  readonly field: string;
  readonly keyword: string;
  readonly message: string;
  /** What the field stands in, where the same is asked elsewhere on the step as well. */
  readonly within?: string;
  /** Shown beside the message, for some of them. */
  readonly toast?: { readonly title: string; readonly text?: string };
}

/** Of hundreds of problems so many are shown at once, and the others after these are drawn. */
export const errorBatchSize = 50;

const chosen = new Set(['select', 'search', 'radios', 'checkboxes', 'file', 'files']);

/** The words for a broken rule, named by its keyword: those of the ui file, else `words`, which know more, else words of the noun. */
export function messageOf(
  { schema, ui }: { readonly schema: FieldSchema; readonly ui: FieldUi },
  keyword: string,
  value: Answer = '',
  words?: string,
): Pick<FieldError, 'message' | 'toast'> {
  const fixed: Message | undefined = ui.messages?.[keyword] ?? ui.messages?.[twinOf(schema, keyword)];
  if (fixed) return { message: fixed.text, ...(fixed.toast && { toast: fixed.toast }) };
  return { message: words ?? defaultMessage(keyword, schema, ui, textOf(value)) };
}

/** A box that nobody has touched is told in the same words as one whose tick was taken away. */
function twinOf(schema: FieldSchema, keyword: string): string {
  if (!schema.const) return keyword;
  return keyword === 'required' ? 'const' : 'required';
}

function defaultMessage(keyword: string, schema: FieldSchema, ui: FieldUi, value: string): string {
  const { noun, nouns, widget, countries } = ui;
  const words = messagesOf(fieldMessages);
  if (widget === 'rows' && keyword === 'maxItems') return words.removeRows(schema.maxItems);
  if (widget === 'rows' && keyword !== 'type') return words.addRows(noun, schema.minItems);
  if (keyword === 'maxLength' || keyword === 'minLength' || keyword === 'pastYears')
    return words[keyword](noun, schema[keyword]);
  if (keyword === 'sameAs') return words.sameAs(noun, nouns?.[schema.sameAs!] ?? '');
  if (keyword === 'format' && schema.format === 'time') return words.noTime(noun);
  if (keyword === 'format' && (schema.format === 'email' || schema.format === 'uri'))
    return words[schema.format](noun);
  if (keyword === 'format' && schema.format !== 'email' && schema.format !== 'uri') {
    const parts = partsOf(value);
    const isNeeded = (part: keyof DateParts) =>
      schema.format !== 'partial-date' || part === 'year' || (part === 'month' && parts.day);
    const order = partsIn(schema.format, spokenLanguage().dateOrder);
    const missing = order.filter((part) => !parts[part] && isNeeded(part));
    return missing.length > 0 ? words.missingDateParts(noun, missing) : words.noRealDate(noun);
  }
  if (keyword === 'pattern' && countries)
    return words.phoneNumber(
      noun,
      countries.map(({ name }) => name),
    );
  if (keyword === 'empty') return words.emptyFile;
  if (schema.const && (keyword === 'const' || keyword === 'required')) return words.confirm(noun);
  if (keyword === 'exclusive')
    return words.exclusive(
      noun,
      (ui.exclusive ?? []).map((each) => `“${optionTitle({ ui }, each)}”`).join(', '),
    );
  if (keyword === 'type' && schema.type === 'integer') return words.decimals(noun);
  if (keyword === 'type' && schema.type === 'number') return words.type(noun);
  if (keyword === 'minimum' || keyword === 'maximum')
    return words[keyword](noun, numberInWords({ schema, ui }, schema[keyword] ?? 0));
  if (keyword === 'decimals') return words.decimals(noun, schema.decimals);
  if (keyword === 'minItems' || keyword === 'maxItems') {
    const of = widget === 'files' ? 'Files' : 'Choices';
    return words[`${keyword === 'minItems' ? 'few' : 'many'}${of}`](noun, schema[keyword]);
  }
  return keyword === 'enum' || chosen.has(widget) ? words.select(noun) : words.enter(noun);
}

/** The words beside a number that is outside the limits of its ui file: said, and no hindrance. */
export function noteOf(
  { note, prefix, suffix }: Pick<FieldUi, 'note' | 'prefix' | 'suffix'>,
  answer: Answer,
): string | undefined {
  if (!note) return undefined;
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = note.outside;
  const number = readNumber(textOf(answer), [prefix, suffix]);
  return number < min || number > max ? note.text : undefined;
}
