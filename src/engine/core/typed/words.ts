import { type Answer, isAnswers, textOf } from '../answers.ts';
import { messagesOf, spokenLanguage } from '../environment.ts';
import type { ActiveField } from '../field.ts';
import { decimalPlaces, numberInWords, plainNumber, shownNumber } from '../values/numbers.ts';
import { optionTitle } from '../values/options.ts';
import { numberInGroups } from '../values/phone-numbers.ts';
import { fieldMessages } from '../words/field-messages.ts';
import { typeMessages } from './type-messages.ts';

type Field = Pick<ActiveField, 'schema' | 'ui'>;

/** The words for a broken rule; undefined where those of a text say it. */
export function wordsOf({ schema, ui }: Field, keyword: string, answer: Answer): string | undefined {
  const { noun, widget, countries } = ui;
  const words = messagesOf(typeMessages);
  if (widget === 'rows' && keyword === 'maxItems') return words.removeRows(schema.maxItems);
  if (widget === 'rows' && keyword !== 'type') return words.addRows(noun, schema.minItems);
  if (schema.const && (keyword === 'const' || keyword === 'required')) return words.confirm(noun);
  switch (keyword) {
    case 'format':
      if (schema.format === 'time') return words.noTime(noun);
      return schema.format === 'uri' ? words.uri(noun) : undefined;
    case 'pattern': {
      const names = countries?.map(({ name }) => name);
      return names && words.phoneNumber(noun, names);
    }
    case 'exclusive': {
      const alone = (ui.exclusive ?? []).map((each) => `“${optionTitle({ ui }, each)}”`);
      return words.exclusive(noun, alone.join(', '));
    }
    case 'type':
      return noNumber({ schema, ui }, textOf(answer));
    case 'minimum':
    case 'maximum':
      return words[keyword](noun, numberInWords({ schema, ui }, schema[keyword] ?? 0));
    case 'decimals':
      return words.decimals(noun, schema.decimals);
    case 'minItems':
      return words[widget === 'files' ? 'fewFiles' : 'fewChoices'](noun, schema.minItems);
    case 'maxItems':
      return words[widget === 'files' ? 'manyFiles' : 'manyChoices'](noun, schema.maxItems);
    default:
      return undefined;
  }
}

/** The message for a text where a number is expected. */
function noNumber({ schema, ui }: Field, typed: string): string | undefined {
  const words = messagesOf(typeMessages);
  if (schema.type !== 'number' && schema.type !== 'integer') return undefined;
  const read = plainNumber(typed, { schema: { decimals: typed.length }, ui });
  const [whole = '', places = ''] = read?.split('.') ?? [];
  const most = schema.type === 'integer' ? 0 : (schema.decimals ?? places.length);
  const decimal = read?.replace(/\.?0+$/, '') ?? '';
  if (plainNumber(typed, { schema: {}, ui }) !== read && decimalPlaces(Number(decimal)) <= most)
    return words.thousands(typed, whole + places, shownNumber(decimal, spokenLanguage().numberSigns));
  return schema.type === 'integer' ? words.decimals(ui.noun) : words.type(ui.noun);
}

/** An answer as people read it, each of several choices by itself; undefined where it is read like a text. */
export function inWords(field: ActiveField, answer: Answer): readonly string[] | undefined {
  if (field.list) return [field.list.titleOf(textOf(answer))];
  if (field.ui.countries) return [numberInGroups(textOf(answer), field.ui.countries)];
  return choicesInWords(field, answer);
}

function choicesInWords(field: Field, answer: Answer): readonly string[] | undefined {
  if (Array.isArray(answer))
    return answer.flatMap((each) => choicesInWords(field, each) ?? optionTitle(field, textOf(each)));
  if (isAnswers(answer)) return [];
  if (typeof answer === 'boolean') return [messagesOf(fieldMessages)[answer ? 'yes' : 'no']];
  return typeof answer === 'number' ? [numberInWords(field, answer)] : undefined;
}
