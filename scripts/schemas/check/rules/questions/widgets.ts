import type { WidgetName } from '#engine/core/index.ts';
import { quoted } from '../../../source/nearest.ts';
import { optionsOf } from '../../../source/options.ts';
import type { FieldEntry } from '../../../source/schema-files.ts';
import { placeOfKey, placeOfValue } from '../../../source/source.ts';
import { unknownValue } from '../../../source/unknown.ts';
import { eachQuestion } from '../rule.ts';

const fitting = {
  typed: 'a typed answer',
  options: 'an answer from a list',
  date: 'a date',
  file: 'a file',
  any: 'any answer',
};

const known: { readonly [widget in WidgetName]: keyof typeof fitting } = {
  text: 'typed',
  textarea: 'typed',
  digits: 'typed',
  decimal: 'typed',
  number: 'typed',
  email: 'typed',
  phone: 'typed',
  password: 'typed',
  select: 'options',
  search: 'options',
  radios: 'options',
  date: 'date',
  checkbox: 'any',
  checkboxes: 'any',
  time: 'any',
  group: 'any',
  matrix: 'any',
  rows: 'any',
  computed: 'any',
  file: 'file',
  hidden: 'any',
};

/** Each question is asked in a way that exists and that fits its answer. */
export const widgets = eachQuestion(function* ({ name, field, path, entry }, { schema, ui }, { source }) {
  const widget = entry?.['ui:widget'];
  if (widget === undefined) return;
  if (entry?.note && !['number', 'decimal', 'digits'].includes(widget)) {
    const message = `A note is about a number, but "${name}" is asked with the widget "${widget}".`;
    const fix = 'Delete the note, or write "ui:widget": "number".';
    yield { ...placeOfKey(ui, [name, 'note']), message, fix };
  }
  if (field.hardToGuess && widget !== 'password') {
    const message = `Only a password is to be hard to guess, but "${name}" is asked with the widget "${widget}".`;
    const fix = 'Delete it, or write "ui:widget": "password".';
    yield { ...placeOfKey(schema, [...path, 'hardToGuess']), message, fix };
  }
  const place = [name, 'ui:widget'];
  if (!isWidget(widget)) {
    const message = `There is no widget "${widget}".`;
    yield { ...unknownValue(ui, place, Object.keys(known)), message };
    return;
  }
  const takes = known[widget];
  const options = optionsOf(source, schema.path, field);
  const needed = options ? 'options' : kindOf(field);
  // A list that cannot be found is the concern of rules/files/references.ts.
  if (takes === 'any' || takes === needed || (field.$ref && !options)) return;
  const better = (Object.keys(known) as WidgetName[]).filter((each) => known[each] === needed);
  const message = `The widget "${widget}" takes ${fitting[takes]}, but "${name}" is ${fitting[needed]}.`;
  yield { ...placeOfValue(ui, place), message, fix: `Write ${quoted(better)}.` };
});

const isWidget = (name: string): name is WidgetName => Object.hasOwn(known, name);

/** How an answer that is chosen from no list is given. */
const kindOf = ({ format }: FieldEntry) => (format === 'date' || format === 'file' ? format : 'typed');
