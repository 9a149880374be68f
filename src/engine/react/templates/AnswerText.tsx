import type { ReactNode } from 'react';
import { type Answer, textOf } from '../../core/answers.ts';
import { environment, messagesOf } from '../../core/environment.ts';
import type { ActiveField, WidgetName } from '../../core/field.ts';
import type { OptionList } from '../../core/values/lists.ts';
import { numberInWords, readNumber, shownNumber } from '../../core/values/numbers.ts';
import { inWords } from '../../core/words/interpolation.ts';
import { wizardMessages } from '../../core/words/wizard-messages.ts';
import { widgetOf } from '../widgets/registry.tsx';
import { useOptionList } from '../widgets/use-option-list.ts';
import { Email } from './Email.tsx';

interface AnswerTextProps {
  readonly field: ActiveField;
  readonly answer: Answer | undefined;
}

export function AnswerText({ field, answer }: AnswerTextProps): ReactNode {
  if (answer === undefined) return messagesOf(wizardMessages).noAnswer;
  if (field.ui.widget === 'file') return <FileName widget="file" id={textOf(answer)} />;
  if (field.ui.widget === 'files') {
    return listOf((answer as readonly Answer[]).map(textOf), (id) => <FileName widget="files" id={id} />);
  }
  if (field.ui.widget === 'email') return <Email>{textOf(answer)}</Email>;
  if (field.list) return <ListTitle list={field.list} value={textOf(answer)} />;
  const words = answerInWords(field, answer);
  return words.length < 2 ? words : listOf(words, (each) => each);
}

const listOf = (items: readonly string[], shown: (item: string) => ReactNode) => (
  <ul className="choices">
    {items.map((item) => (
      <li key={item}>{shown(item)}</li>
    ))}
  </ul>
);

/**
 * Returns an answer as texts, one for each choice. Returns none for files, because their names are stored
 * only on the phone.
 */
export function answerInWords(field: ActiveField, answer: Answer | undefined): readonly string[] {
  const { ui, schema } = field;
  if (answer === undefined || ui.widget === 'file' || ui.widget === 'files') return [];
  if (schema.format === 'date') return [environment().reviewDate(textOf(answer))];
  if (ui.widget === 'decimal') return [decimalInWords(field, textOf(answer))];
  return inWords(field, answer);
}

function decimalInWords({ schema, ui }: ActiveField, text: string): string {
  const number = readNumber(text, { schema, ui });
  const isAmount = !Number.isNaN(number) && (ui.prefix ?? ui.suffix) !== undefined;
  return isAmount ? numberInWords({ schema: { decimals: 2 }, ui }, number) : shownNumber(text);
}

function ListTitle({ list, value }: { list: OptionList; value: string }): ReactNode {
  useOptionList(list);
  return list.titleOf(value);
}

function FileName({ widget, id }: { widget: WidgetName; id: string }): ReactNode {
  const Name = widgetOf(widget).FileName!;
  return <Name id={id} />;
}
