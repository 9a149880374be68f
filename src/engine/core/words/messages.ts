import { type Answer, textOf } from '../answers.ts';
import { messagesOf, spokenLanguage } from '../environment.ts';
import type { ActiveField, FieldSchema, FieldUi, Message } from '../field.ts';
import type { FieldError, Parts } from '../parts.ts';
import { type DateParts, partsOf } from '../values/date-parts.ts';
import { partsIn } from '../values/dates.ts';
import { fieldMessages } from './field-messages.ts';

/** Of hundreds of problems so many are shown at once, and the others after these are drawn. */
export const errorBatchSize = 50;

const chosen = new Set(['select', 'search', 'radios', 'checkboxes', 'file', 'files']);

/** The words for a broken rule, named by its keyword: those of the ui file, else `words`, which know more, else words of the noun. */
export function messageOf(
  { typed }: Parts,
  field: Pick<ActiveField, 'schema' | 'ui'>,
  keyword: string,
  value: Answer = '',
  words = typed?.wordsOf(field, keyword, value),
): Pick<FieldError, 'message' | 'toast'> {
  const { schema, ui } = field;
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
  const { noun, nouns, widget } = ui;
  const words = messagesOf(fieldMessages);
  if (keyword === 'maxLength' || keyword === 'minLength' || keyword === 'pastYears')
    return words[keyword](noun, schema[keyword]);
  if (keyword === 'sameAs') return words.sameAs(noun, nouns?.[schema.sameAs!] ?? '');
  if (keyword === 'format' && schema.format === 'email') return words.email(noun);
  if (keyword === 'format') {
    const parts = partsOf(value);
    const isNeeded = (part: keyof DateParts) =>
      schema.format !== 'partial-date' || part === 'year' || (part === 'month' && parts.day);
    const order = partsIn(schema.format, spokenLanguage().dateOrder);
    const missing = order.filter((part) => !parts[part] && isNeeded(part));
    return missing.length > 0 ? words.missingDateParts(noun, missing) : words.noRealDate(noun);
  }
  if (keyword === 'empty') return words.emptyFile;
  return keyword === 'enum' || chosen.has(widget) ? words.select(noun) : words.enter(noun);
}

/** The words beside a number that is outside the limits of its ui file: said, and no hindrance. */
export function noteOf({ note }: Pick<FieldUi, 'note'>, number = Number.NaN): string | undefined {
  if (!note) return undefined;
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = note.outside;
  return number < min || number > max ? note.text : undefined;
}
