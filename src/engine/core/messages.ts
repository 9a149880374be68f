import { partsOf } from './dates.ts';
import type { FieldSchema, FieldUi, Message } from './definition.ts';

/** One broken rule of one field, in the student's words. */
export interface FieldError {
  readonly step: string;
  readonly field: string;
  readonly keyword: string;
  readonly message: string;
  /** Shown beside the message, for some of them. */
  readonly toast?: { readonly title: string; readonly text?: string };
}

/** Of hundreds of problems so many are shown at once, and the others after these are drawn. */
export const errorBatchSize = 50;

const chosen = new Set(['select', 'radios', 'file']);

/** The parts of a field that its messages depend on. */
export interface MessageContext {
  readonly schema: FieldSchema;
  readonly ui: FieldUi;
}

/** The words for a broken rule: those of the ui file, else made from the field's noun. */
export function messageOf(
  { schema, ui }: MessageContext,
  keyword: string,
  value = '',
): Pick<FieldError, 'message' | 'toast'> {
  const fixed: Message | undefined = ui.messages?.[keyword];
  if (fixed) return { message: fixed.text, ...(fixed.toast && { toast: fixed.toast }) };
  return { message: defaultMessage(keyword, schema, ui, value) };
}

function defaultMessage(keyword: string, schema: FieldSchema, ui: FieldUi, value: string): string {
  const Noun = ui.noun.charAt(0).toUpperCase() + ui.noun.slice(1);
  switch (keyword) {
    case 'maxLength':
      return `${Noun} must be ${schema.maxLength} characters or fewer`;
    case 'minLength':
      return `${Noun} must be at least ${schema.minLength} characters`;
    case 'format':
      return `${Noun} must ${missingParts(value) || 'be a real date'}`;
    case 'pastYears':
      return `${Noun} must be in the past, within the last ${schema.pastYears} years`;
    case 'empty':
      return 'This file is empty. Choose another one';
    case 'enum':
      return `Select ${ui.noun}`;
    default:
      return `${chosen.has(ui.widget) ? 'Select' : 'Enter'} ${ui.noun}`;
  }
}

/** `include a month and a year`, for a date of which only some parts were chosen. */
function missingParts(date: string): string {
  const { day, month, year } = partsOf(date);
  const missing = [!day && 'a day', !month && 'a month', !year && 'a year'].filter(Boolean);
  return missing.length > 0 ? `include ${missing.join(' and ')}` : '';
}
