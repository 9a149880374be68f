import type { WidgetName } from '#engine/core/index.ts';
import { type AnswerKind, answerKind } from '../../../source/answer-kind.ts';
import { choicesOf } from '../../../source/field-sets.ts';
import { quoted } from '../../../source/nearest.ts';
import type { FieldEntry } from '../../../source/schema-files.ts';
import { placeOfKey, placeOfValue, type Source } from '../../../source/source.ts';
import { unknownValue } from '../../../source/unknown.ts';
import { foreignWidgets } from '../../words-elsewhere.ts';
import { eachQuestion } from '../rule.ts';

export type WidgetKind = AnswerKind | 'phone' | 'consent' | 'computed';

export const widgetKindWords: { readonly [kind in WidgetKind]: string } = {
  text: 'a typed answer',
  phone: 'a phone number',
  number: 'a number',
  yesNo: 'yes or no',
  consent: 'a box that must be ticked',
  choice: 'an answer from a list',
  several: 'several answers from a list',
  date: 'a date',
  time: 'a time',
  file: 'a file',
  files: 'several files',
  group: 'a group of questions',
  rows: 'rows of questions',
  computed: 'a computed answer',
};

/**
 * The widgets that ui files can name. They cannot name `international-phone` and `files`, which
 * compile/resolve-field.ts derives from the schema.
 */
type WrittenWidget = Exclude<WidgetName, 'international-phone' | 'files'>;

const known: { readonly [widget in WrittenWidget]: readonly WidgetKind[] | 'any' } = {
  text: ['text'],
  textarea: ['text'],
  number: ['number'],
  digits: ['text'],
  decimal: ['text'],
  email: ['text'],
  phone: ['text', 'phone'],
  password: ['text'],
  select: ['choice'],
  search: ['choice'],
  radios: ['choice', 'yesNo'],
  checkbox: ['consent', 'yesNo'],
  checkboxes: ['several'],
  date: ['date'],
  time: ['time'],
  file: ['file', 'files'],
  group: ['group'],
  matrix: ['group'],
  rows: ['rows'],
  computed: ['computed'],
  hidden: 'any',
};

export const widgets = eachQuestion(function* (question, { schema, ui }, { source }) {
  const { name, field, path, entry, words } = question;
  const widget = entry?.['ui:widget'];
  if (widget === undefined) return;
  if (entry?.note && !['number', 'decimal', 'digits'].includes(widget)) {
    const message = `A note is about a number, but "${name}" is asked with the widget "${widget}".`;
    const fix = 'Delete the note, or write "ui:widget": "number".';
    yield { ...placeOfKey(ui, [...words, 'note']), message, fix };
  }
  if (field.hardToGuess && widget !== 'password') {
    const message = `Only a password is to be hard to guess, but "${name}" is asked with the widget "${widget}".`;
    const fix = 'Delete it, or write "ui:widget": "password".';
    yield { ...placeOfKey(schema, [...path, 'hardToGuess']), message, fix };
  }
  const place = [...words, 'ui:widget'];
  if (!isWidget(widget)) {
    const message = `There is no widget "${widget}".`;
    const instead = foreignWidgets.get(widget);
    const fix = instead && { fix: instead, edit: undefined };
    yield { ...unknownValue(ui, place, Object.keys(known)), ...fix, message };
    return;
  }
  const takes = known[widget];
  const kind = widgetKind(source, schema.path, field);
  if (!kind || takes === 'any' || takes.includes(kind)) return;
  const better = (Object.keys(known) as WrittenWidget[]).filter((each) => known[each].includes(kind));
  const taken = takes.map((each) => widgetKindWords[each]).join(' or ');
  const message = `The widget "${widget}" takes ${taken}, but "${name}" is ${widgetKindWords[kind]}.`;
  yield { ...placeOfValue(ui, place), message, fix: `Write ${quoted(better)}.` };
});

const isWidget = (name: string): name is WrittenWidget => Object.hasOwn(known, name);

export function widgetKind(source: Source, from: string, field: FieldEntry): WidgetKind | undefined {
  if (field.computed) return 'computed';
  const kind = answerKind(field);
  if (kind === 'yesNo' && field.const) return 'consent';
  if (kind === 'choice' || kind === 'several') return choicesOf(source, from, field) && kind;
  if (kind !== 'text' || field.format === undefined) return kind;
  if (field.format === 'phone') return 'phone';
  return field.format === 'email' || field.format === 'uri' ? 'text' : undefined;
}
