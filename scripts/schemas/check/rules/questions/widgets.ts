import type { WidgetName } from '#engine/core/index.ts';
import { blockPathOf } from '../../../source/field-sets.ts';
import { quoted } from '../../../source/nearest.ts';
import { optionsOf } from '../../../source/options.ts';
import type { FieldEntry } from '../../../source/schema-files.ts';
import { placeOfKey, placeOfValue, type Source } from '../../../source/source.ts';
import { unknownValue } from '../../../source/unknown.ts';
import { widgetsElsewhere } from '../../words-elsewhere.ts';
import { eachQuestion } from '../rule.ts';

/** How an answer is given, as staff read it. */
export const fitting = {
  typed: 'a typed answer',
  phone: 'a phone number',
  number: 'a number',
  yesNo: 'yes or no',
  consent: 'a box that must be ticked',
  options: 'an answer from a list',
  choices: 'several answers from a list',
  date: 'a date',
  time: 'a time',
  file: 'a file',
  files: 'several files',
  group: 'a group of questions',
  rows: 'rows of questions',
  computed: 'a computed answer',
};

export type Kind = keyof typeof fitting;

/** All that staff may write. */
type WrittenWidget = Exclude<WidgetName, 'international-phone' | 'files'>;

const known: { readonly [widget in WrittenWidget]: readonly Kind[] | 'any' } = {
  text: ['typed'],
  textarea: ['typed'],
  number: ['number'],
  digits: ['typed'],
  decimal: ['typed'],
  email: ['typed'],
  phone: ['typed', 'phone'],
  password: ['typed'],
  select: ['options'],
  search: ['options'],
  radios: ['options', 'yesNo'],
  checkbox: ['consent', 'yesNo'],
  checkboxes: ['choices'],
  date: ['date'],
  time: ['time'],
  file: ['file', 'files'],
  group: ['group'],
  matrix: ['group'],
  rows: ['rows'],
  computed: ['computed'],
  hidden: 'any',
};

/** Each question is asked in a way that exists and that fits its answer. */
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
    const instead = widgetsElsewhere.get(widget);
    const fix = instead && { fix: instead, edit: undefined };
    yield { ...unknownValue(ui, place, Object.keys(known)), ...fix, message };
    return;
  }
  const takes = known[widget];
  const kind = kindOf(source, schema.path, field);
  if (!kind || takes === 'any' || takes.includes(kind)) return;
  const better = (Object.keys(known) as WrittenWidget[]).filter((each) => known[each].includes(kind));
  const taken = takes.map((each) => fitting[each]).join(' or ');
  const message = `The widget "${widget}" takes ${taken}, but "${name}" is ${fitting[kind]}.`;
  yield { ...placeOfValue(ui, place), message, fix: `Write ${quoted(better)}.` };
});

const isWidget = (name: string): name is WrittenWidget => Object.hasOwn(known, name);

/** How a question is answered; undefined where that cannot be known, which other rules tell. */
export function kindOf(source: Source, from: string, field: FieldEntry): Kind | undefined {
  const { type, format, items, $ref } = field;
  if (field.computed) return 'computed';
  const isBlock = blockPathOf(from, field) !== undefined;
  if (type === 'array') {
    if (items?.properties || isBlock) return 'rows';
    if (items?.format === 'file') return 'files';
    return items && optionsOf(source, from, items) && 'choices';
  }
  if (type === 'object' || isBlock) return 'group';
  if (optionsOf(source, from, field)) return 'options';
  if ($ref) return undefined;
  if (type === 'boolean') return field.const ? 'consent' : 'yesNo';
  if (type === 'number' || type === 'integer') return 'number';
  return format === undefined ? 'typed' : kindOfFormat[format];
}

const kindOfFormat: { readonly [format: string]: Kind } = {
  ...{ date: 'date', 'year-month': 'date', 'partial-date': 'date', time: 'time' },
  ...{ file: 'file', phone: 'phone', email: 'typed', uri: 'typed' },
};
