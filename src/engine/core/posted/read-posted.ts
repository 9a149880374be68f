import { type Answer, answerAt, isEqual, type StepAnswers } from '../answers.ts';
import { activeFields, type Surroundings } from '../asked-fields.ts';
import { applyChange } from '../change.ts';
import type { StepDefinition } from '../definition.ts';
import type { ActiveField } from '../field.ts';
import type { Flow } from '../flow-types.ts';
import { rowsOf } from '../rows/rows.ts';
import { dateOf } from '../values/date-parts.ts';
import { codeLength, readDigits } from '../values/digits.ts';
import { internationalNumber } from '../values/international-phones.ts';
import { exactOption } from '../values/lists.ts';
import { decimalText, keptNumber } from '../values/numbers.ts';

export interface Reading extends Surroundings {
  readonly canonicalPhone: (text: string) => string;
}

/**
 * What a posted page contains. `searches` contains texts that the user typed into search fields and that
 * match no option. The page shows these texts again.
 */
export interface ReadStep {
  readonly answers: StepAnswers;
  readonly searches: { readonly [path: string]: string };
}

/**
 * Reads the answers to a step from a posted page. Keeps the answers to fields that were not on the page, and
 * ignores unknown parameters.
 */
export function readPosted(
  flow: Flow,
  step: StepDefinition,
  before: StepAnswers,
  posted: URLSearchParams,
  around: Reading,
): ReadStep {
  const read = new Set<string>();
  const searches: Record<string, string> = {};
  let answers = before;
  // An answer can make more fields visible. The loop repeats, because the posted page may contain these
  // fields too.
  for (let next = unread(); next.length > 0; next = unread()) {
    for (const { field, path } of next) {
      read.add(path);
      const search = field.ui.widget === 'search' ? posted.get(`${path}.search`)?.trim() : undefined;
      const found = search ? exactOption(field.list?.options() ?? [], search, field.list?.wanted) : undefined;
      const value = found ?? answerFrom(field, path, posted, around);
      if (search && found === undefined) searches[path] = search;
      const isNew = value !== undefined && !isEqual(value, answerAt(answers, path) ?? '');
      if (isNew) answers = applyChange(flow, step, answers, path, value, around);
    }
  }
  return { answers, searches };

  function unread() {
    return fieldsAt('').filter(({ path }) => !read.has(path));
  }

  function fieldsAt(parent: string): { field: ActiveField; path: string }[] {
    return activeFields(flow, step, answers, { path: parent, ...around }).flatMap((field) => {
      const path = parent ? `${parent}.${field.name}` : field.name;
      if (field.schema.readOnly || neverRead.has(field.ui.widget)) return [];
      if (field.ui.widget === 'rows')
        return rowsOf(answerAt(answers, path)).flatMap((_, index) => fieldsAt(`${path}.${index}`));
      if (field.schema.type === 'object') return fieldsAt(path);
      return [{ field, path }];
    });
  }
}

/** Hidden and computed values have no input, passwords are never stored, and a post contains no files. */
const neverRead: ReadonlySet<string> = new Set(['hidden', 'computed', 'password', 'file', 'files']);

function answerFrom(
  { schema, ui }: ActiveField,
  path: string,
  posted: URLSearchParams,
  { canonicalPhone }: Reading,
): Answer | undefined {
  const all = posted.getAll(path);
  const text = all.at(-1);
  switch (ui.widget) {
    case 'checkbox':
      return text === undefined ? undefined : all.some(Boolean);
    case 'checkboxes':
      return text === undefined ? undefined : [...new Set(all.filter(Boolean))];
    case 'date':
      return partsOf(['year', 'month', 'day'], path, posted, ([year = '', month = '', day = '']) =>
        dateOf({ year, month, day }),
      );
    case 'time':
      return partsOf(['hour', 'minute'], path, posted, (parts) => parts.join(':').replace(/^:$/, ''));
    case 'international-phone': {
      if (text === undefined) return undefined;
      const calling = posted.get(`${path}.country`)?.slice(1) ?? ui.countries?.[0]?.calling ?? '';
      return internationalNumber({ calling, text }, { schema, ui });
    }
    case 'number':
      return text && keptNumber(text);
    case 'decimal':
      return text && decimalText(keptNumber(text), { schema, ui });
    case 'phone':
      return text && canonicalPhone(text);
    case 'digits':
      return text && readDigits(text, codeLength(schema));
    default:
      if (schema.type === 'boolean') return text === undefined ? undefined : text === 'true';
      // Browsers post line breaks as CRLF, but answers contain LF.
      return text?.replace(/\r\n/g, '\n');
  }
}

function partsOf(
  names: readonly string[],
  path: string,
  posted: URLSearchParams,
  join: (parts: readonly string[]) => string,
): string | undefined {
  const parts = names.map((name) => posted.get(`${path}.${name}`));
  return parts.every((part) => part === null) ? undefined : join(parts.map((part) => part ?? ''));
}
