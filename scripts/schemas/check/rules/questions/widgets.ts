import type { WidgetName } from '#engine/core/index.ts';
import { quoted } from '../../../source/nearest.ts';
import { optionsOf } from '../../../source/options.ts';
import { placeOfKey, placeOfValue } from '../../../source/source.ts';
import { unknownValue } from '../../../source/unknown.ts';
import { askingSteps, baseFields, type Rule, uiOf } from '../rule.ts';

const known: { readonly [widget in WidgetName]: 'typed' | 'options' | 'date' | 'file' | 'any' } = {
  text: 'typed',
  textarea: 'typed',
  digits: 'typed',
  decimal: 'typed',
  email: 'typed',
  phone: 'typed',
  password: 'typed',
  select: 'options',
  radios: 'options',
  date: 'date',
  file: 'file',
  hidden: 'any',
};

const fitting = {
  typed: 'a typed answer',
  options: 'an answer from a list',
  date: 'a date',
  file: 'a file',
  any: 'any answer',
};

/** Each question is asked in a way that exists and that fits its answer. */
export const widgets: Rule = function* ({ source, flows }) {
  for (const step of askingSteps(flows)) {
    const ui = uiOf(step);
    for (const { name, field, path } of baseFields(step)) {
      const widget = ui.get(name)?.['ui:widget'];
      if (widget === undefined) continue;
      const place = placeOfValue(step.ui, [name, 'ui:widget']);
      if (ui.get(name)?.note && widget !== 'decimal' && widget !== 'digits') {
        yield {
          ...placeOfKey(step.ui, [name, 'note']),
          message: `A note is about a number, but "${name}" is asked with the widget "${widget}".`,
          fix: 'Delete the note, or write "ui:widget": "decimal".',
        };
      }
      if (field.hardToGuess && widget !== 'password') {
        yield {
          ...placeOfKey(step.schema, [...path, 'hardToGuess']),
          message: `Only a password is to be hard to guess, but "${name}" is asked with the widget "${widget}".`,
          fix: 'Delete it, or write "ui:widget": "password".',
        };
      }
      const takes = Object.hasOwn(known, widget) ? known[widget as WidgetName] : undefined;
      if (!takes) {
        const message = `There is no widget "${widget}".`;
        yield { ...unknownValue(step.ui, [name, 'ui:widget'], Object.keys(known)), message };
        continue;
      }
      const options = optionsOf(source, step.schema.path, field);
      const needed = options
        ? 'options'
        : field.format === 'date' || field.format === 'file'
          ? field.format
          : 'typed';
      // A list that cannot be found is the concern of rules/files/references.ts.
      if (takes === 'any' || takes === needed || (field.$ref && !options)) continue;
      const better = (Object.keys(known) as WidgetName[]).filter((each) => known[each] === needed);
      const message = `The widget "${widget}" takes ${fitting[takes]}, but "${name}" is ${fitting[needed]}.`;
      yield { ...place, message, fix: `Write ${quoted(better)}.` };
    }
  }
};
