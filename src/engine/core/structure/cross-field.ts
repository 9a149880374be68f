import { type Answer, ownValue, type StepAnswers } from '../answers.ts';
import type { FieldSet } from '../definition.ts';
import { messagesOf } from '../environment.ts';
import type { ActiveField } from '../field.ts';
import type { RuleContext, Structure } from '../flow-types.ts';
import { type CalendarDate, compareDates, dateInWords, dayAt, yearsBetween } from '../values/dates.ts';
import { fieldMessages } from '../words/field-messages.ts';
import { total } from './compute.ts';
import { crossFieldMessages } from './cross-field-messages.ts';

type Broken = ReturnType<Structure['validateCrossField']>;

/**
 * Returns the first rule that the answer breaks, such as a limit, an age or a comparison with another answer.
 * Skips a rule about two answers while one of them is missing.
 */
export const validateCrossField: Structure['validateCrossField'] = (set, field, answers, context) => {
  const value = answers[field.name];
  const own =
    value === undefined
      ? undefined
      : (brokenLimit(field, value, context) ??
        brokenAge(field, value, context.today) ??
        brokenOrder(field, value, context.scope));
  return own ?? brokenTogether(set, field, answers, context.fields);
};

function brokenLimit({ schema, ui }: ActiveField, value: Answer, { scope, today }: RuleContext): Broken {
  const words = messagesOf(crossFieldMessages);
  for (const rule of ['from', 'to'] as const) {
    const written = schema[rule];
    if (!written) continue;
    const limit = dayAt(written, today) ?? ownValue(scope, written);
    const order = orderOf(value, limit);
    if (order === undefined || (rule === 'from' ? order >= 0 : order <= 0)) continue;
    const other = ui.nouns?.[written];
    if (other !== undefined)
      return {
        rule,
        words: rule === 'from' ? words.notBefore(ui.noun, other, false) : words.notAfter(ui.noun, other),
      };
    if (written === 'today')
      return { rule, words: rule === 'from' ? words.todayOrLater(ui.noun) : words.todayOrEarlier(ui.noun) };
    const day = String(limit);
    return {
      rule,
      words: words[rule](ui.noun, dateInWords(day, messagesOf(fieldMessages).months), day.length === 10),
    };
  }
  return undefined;
}

/**
 * Checks the limits of an age. Accepts an incomplete date if any day of its year or month would be accepted.
 */
function brokenAge({ schema, ui }: ActiveField, value: Answer, today: CalendarDate): Broken {
  const { minimum = 0, maximum = Number.POSITIVE_INFINITY } = schema.age ?? {};
  if (!schema.age || !isDate(value)) return undefined;
  const words = messagesOf(crossFieldMessages);
  const within = (rest: string) => yearsBetween(`${value}${rest.slice(value.length)}`, today);
  if (within('yyyy-01-01') < minimum) return { rule: 'age', words: words.youngest(ui.noun, minimum) };
  if (within('yyyy-12-31') > maximum) return { rule: 'age', words: words.oldest(ui.noun, maximum) };
  return undefined;
}

function brokenOrder({ schema, ui }: ActiveField, value: Answer, scope: StepAnswers): Broken {
  const words = messagesOf(crossFieldMessages);
  const isNumber = typeof value === 'number';
  for (const rule of ['after', 'notBefore', 'different'] as const) {
    const name = schema[rule];
    const other = name && ownValue(scope, name);
    if (!name || other === undefined) continue;
    const order = orderOf(value, other);
    const isBroken =
      rule === 'different'
        ? value === other
        : order !== undefined && (order < 0 || (rule === 'after' && order === 0 && isAsExact(value, other)));
    if (isBroken) return { rule, words: words[rule](ui.noun, ui.nouns?.[name] ?? name, isNumber) };
  }
  return undefined;
}

/** Reports a rule about several fields only once, at the first of these fields that is visible. */
function brokenTogether(
  { sumIs, atLeastOneOf }: FieldSet,
  { name }: ActiveField,
  answers: StepAnswers,
  fields: readonly ActiveField[],
): Broken {
  const words = messagesOf(crossFieldMessages);
  const shownOf = (names: readonly string[] | undefined) =>
    fields.filter((each) => names?.includes(each.name));
  const nounsOf = (shown: readonly ActiveField[]) => shown.map(({ ui }) => ui.noun);
  const parts = shownOf(sumIs?.fields);
  if (sumIs && parts[0]?.name === name) {
    const given = parts.map((part) => answers[part.name]);
    const isWhole = parts.every(({ required }, at) =>
      given[at] === undefined ? !required : typeof given[at] === 'number',
    );
    const sum = total(given.filter((each) => typeof each === 'number'));
    if (isWhole && sum !== undefined && sum !== sumIs.total)
      return { rule: 'sumIs', words: words.sumIs(nounsOf(parts), sumIs.total) };
  }
  const choices = shownOf(atLeastOneOf);
  // In this rule an unticked checkbox counts as unanswered, although it is an answer in all other rules.
  const isGiven = (each: ActiveField) => answers[each.name] !== undefined && answers[each.name] !== false;
  if (choices[0]?.name !== name || choices.some(isGiven)) return undefined;
  return { rule: 'atLeastOneOf', words: words.atLeastOneOf(nounsOf(choices)) };
}

/**
 * Compares two numbers, dates or times, as a sort function does. Returns undefined if they cannot be
 * compared.
 */
function orderOf(one: Answer, other: Answer | undefined): number | undefined {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  const isComparable = (isDate(one) && isDate(other)) || (isTime(one) && isTime(other));
  return isComparable ? compareDates(one as string, other as string) : undefined;
}

const isDate = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}(-\d\d){0,2}$/.test(value);
const isTime = (value: unknown) => typeof value === 'string' && /^\d\d:\d\d$/.test(value);

/**
 * Returns true if both answers are equally precise. 2003 and 2003-05 compare as equal, but the day in 2003
 * may be later than May, so `after` accepts them.
 */
const isAsExact = (one: Answer, other: Answer) =>
  String(one).length === String(other).length || typeof one === 'number';
