import {
  type Answer,
  type CalendarDate,
  dayAt,
  type FieldSchema,
  type FieldUi,
  optionsOf,
  type StepAnswers,
} from '#engine/core/index.ts';
import { examplePhone } from '../compile/phones.ts';

type ByWidget = { readonly [widget: string]: readonly string[] };

const words = ['A few words about it.', 'A', 'a', '12', '1.5'];
const byWidget: ByWidget = {
  digits: ['12', '1'],
  decimal: ['100', '1.5', '3'],
  email: ['someone@example.com'],
  password: ['a-boat-by-the-river', 'Boat7River'],
  file: ['document.pdf'],
  textarea: ['A few words about it.'],
};

/** What a made-up person could answer, the likeliest first; `given` are the other answers of the step. */
export function likelyAnswers(
  field: FieldSchema,
  ui: FieldUi | undefined,
  given: StepAnswers,
  { today, likely = {} }: { readonly today: CalendarDate; readonly likely?: ByWidget | undefined },
): Answer[] {
  if (field.sameAs !== undefined) return [given[field.sameAs] ?? ''];
  if (field.type !== 'string') return likelyOfType(field, ui);
  if (field.enum) return field.enum.filter((option) => !ui?.deprecated?.includes(option));
  const days = likelyDays(field, today);
  if (days) return days;
  if (ui?.countries) return ui.countries.map(({ code }) => examplePhone(code));
  const widget = ui?.widget ?? 'text';
  const typed = [likely[widget], byWidget[widget], likely.text, words].flatMap((answers) => answers ?? []);
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = field;
  const padded = typed.map((text) => text.padEnd(minLength, text));
  return [...typed, ...padded].filter(({ length }) => length >= minLength && length <= maxLength);
}

/** Days that a rule names stay as they are written: `today` is right next year, too. */
function likelyDays({ format, from, to }: FieldSchema, today: CalendarDate): Answer[] | undefined {
  const limits = [from, to].flatMap((limit) => (limit && dayAt(limit, today) ? limit : []));
  const years = [-20, -5, -1, 1, 5].map((ahead) => Number(today.slice(0, 4)) + ahead);
  if (format === 'date' || format === 'partial-date')
    return [...limits, ...years.map((year) => `${year}-02-13`), 'today', 'today+30d', 'today-30d'];
  if (format === 'year-month') return [...limits, ...years.map((year) => `${year}-02`)];
  if (format === 'time') return [...limits, '09:00', '12:00', '16:30', '20:00', '23:59'];
  return undefined;
}

function likelyOfType(field: FieldSchema, ui: FieldUi | undefined): Answer[] {
  const { type, minimum = 0, maximum = minimum + 1, minItems = 1 } = field;
  if (type === 'boolean') return [true, false];
  if (type === 'object') return [{}];
  if (type === 'array') {
    if (!field.items) return [Array.from({ length: minItems }, () => ({}))];
    const options = optionsOf(field)?.filter(
      (option) => ![...(ui?.deprecated ?? []), ...(ui?.exclusive ?? [])].includes(option),
    );
    const files = Array.from({ length: minItems }, (_, index) => `document-${index + 1}.pdf`);
    return [options?.slice(0, minItems) ?? files];
  }
  return [1, 10, 100, minimum, maximum].filter((number) => number >= minimum && number <= maximum);
}
