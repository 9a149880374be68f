import { compareDates, dayAt } from '#engine/core/index.ts';
import { partialDate } from '../../../compile/ajv.ts';
import { answerKind } from '../../../source/answer-kind.ts';
import { placeOfKey, placeOfValue } from '../../../source/source.ts';
import { eachQuestion } from '../rule.ts';
import { kindWords } from '../scope.ts';

export const dayLimits = eachQuestion(function* ({ name, field, path }, { schema }, context) {
  const kind = answerKind(field);
  const isDay = kind === 'date' || kind === 'time';
  for (const key of ['from', 'to', 'age'] as const) {
    if (field[key] === undefined || isDay) continue;
    const message = `"${key}" is for a date${key === 'age' ? '' : ' or a time'}, and "${name}" is ${kindWords[kind]}.`;
    yield { ...placeOfKey(schema, [...path, key]), message, fix: 'Delete it, or add "format": "date".' };
  }
  if (!isDay) return;
  if (field.age && kind === 'time') {
    const message = `A time has no age, and "${name}" is one.`;
    yield { ...placeOfKey(schema, [...path, 'age']), message, fix: 'Delete it.' };
  }
  for (const key of ['from', 'to'] as const) {
    const written = field[key];
    if (written === undefined || isFitting(written, kind, context.today)) continue;
    const message =
      kind === 'time'
        ? `A time is limited by times, and "${written}" is none.`
        : `"${written}" is no day of the calendar.`;
    const fix = kind === 'time' ? 'Write a time, such as "08:00".' : 'Write a day, such as "2027-09-01".';
    yield { ...placeOfValue(schema, [...path, key]), message, fix };
  }
  const { minimum = 0, maximum = Number.POSITIVE_INFINITY } = field.age ?? {};
  if (minimum > maximum) {
    const message = `No answer to "${name}" can be right: the lowest age (${minimum}) is higher than the highest (${maximum}).`;
    const fix = 'Make "minimum" smaller or "maximum" larger.';
    yield { ...placeOfValue(schema, [...path, 'age', 'maximum']), message, fix };
  }
  const [from, to] = [field.from, field.to].map((limit) => limit && dayAt(limit, context.today));
  if (from && field.pastYears && compareDates(from, context.today) > 0) {
    const message = `No answer to "${name}" can be right: it must be from "${field.from}", and "pastYears" allows no day to come.`;
    yield { ...placeOfKey(schema, [...path, 'pastYears']), message, fix: 'Delete "pastYears", or "from".' };
  }
  if (from && to && compareDates(from, to) > 0) {
    const message = `No answer to "${name}" can be right: it must be from "${field.from}" to "${field.to}".`;
    yield { ...placeOfValue(schema, [...path, 'to']), message, fix: 'Change "from" or "to".' };
  }
});

function isFitting(written: string, kind: 'date' | 'time', today: string): boolean {
  if (kind === 'time') return /^([01]\d|2[0-3]):[0-5]\d$|^(?!today)[A-Za-z]/.test(written);
  const day = dayAt(written, today);
  return day === undefined ? /^[A-Za-z]/.test(written) : partialDate.test(day);
}
