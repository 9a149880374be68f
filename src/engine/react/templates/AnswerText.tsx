import type { ReactNode } from 'react';
import { type Answer, textOf } from '../../core/answers.ts';
import { messagesOf } from '../../core/environment.ts';
import type { ActiveField, WidgetName } from '../../core/field.ts';
import type { OptionList } from '../../core/values/lists.ts';
import { wizardMessages } from '../../core/words/wizard-messages.ts';
import { answerInWords } from '../answer-in-words.ts';
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
  if (field.ui.widget === 'files')
    return (
      <ul className="choices">
        {(answer as readonly Answer[]).map((each) => (
          <li key={textOf(each)}>
            <FileName widget="files" id={textOf(each)} />
          </li>
        ))}
      </ul>
    );
  if (field.ui.widget === 'email') return <Email>{textOf(answer)}</Email>;
  if (field.list) return <ListTitle list={field.list} value={textOf(answer)} />;
  const words = answerInWords(field, answer);
  if (words.length < 2) return words;
  return (
    <ul className="choices">
      {words.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  );
}

function ListTitle({ list, value }: { list: OptionList; value: string }): ReactNode {
  useOptionList(list);
  return list.titleOf(value);
}

function FileName({ widget, id }: { widget: WidgetName; id: string }): ReactNode {
  const Name = widgetOf(widget).FileName!;
  return <Name id={id} />;
}
