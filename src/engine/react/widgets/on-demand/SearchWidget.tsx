import { useEffect, useState } from 'react';
import { textOf } from '../../../core/answers.ts';
import { messagesOf } from '../../../core/environment.ts';
import { exactOption, searchOptions } from '../../../core/values/lists.ts';
import { fieldMessages } from '../../../core/words/field-messages.ts';
import { typeMessages } from '../../../core/words/type-messages.ts';
import { Button } from '../../templates/Button.tsx';
import { registerWidget } from '../registry.tsx';
import { useOptionList } from '../use-option-list.ts';
import type { WidgetProps } from '../widget.ts';

const maxShown = 10;

/**
 * Uses a search input and radio buttons, which work with every screen reader and phone, unlike a combobox. If
 * no option is selected but the typed text equals an option's title, the answer is that option. Otherwise,
 * the answer is the typed text, which validation reports.
 */
export function SearchWidget({ field, search, id, value, onChange, invalid, describedBy }: WidgetProps) {
  const { list, ui } = field;
  const [ownTyped, setTyped] = useState(search);
  const words = messagesOf({ ...fieldMessages, ...typeMessages });
  const { options, hasFailed, load } = useOptionList(list);
  const wanted = list?.wanted ?? {};
  const chosen = textOf(value);
  const isOption = chosen !== '' && list?.has(chosen) !== false;
  const typed = ownTyped ?? (isOption ? '' : chosen);
  const offered = [...(options ?? [])].filter(([each]) => !ui.deprecated?.includes(each));
  const { found, count } = searchOptions(offered, typed, maxShown, wanted);
  const values = found.map(([each]) => each);
  const shown = isOption && !values.includes(chosen) ? [chosen, ...values] : values;
  const answerTo = (text: string) => exactOption(offered, text, wanted) ?? text.trim();
  const isLoaded = options !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for text that was typed before the list loaded
  useEffect(() => {
    if (isLoaded && typed && !chosen) onChange(answerTo(typed));
  }, [isLoaded]);
  return (
    <div className="stack">
      <input
        id={id}
        name={`${field.name}.search`}
        type="search"
        className="control"
        value={typed}
        onChange={(event) => {
          const text = event.target.value;
          setTyped(text);
          if (isLoaded && (!isOption || answerTo(typed) === chosen)) onChange(answerTo(text));
        }}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        autoComplete="off"
        aria-label={words.searchFor(ui.label)}
        aria-describedby={describedBy}
        aria-invalid={invalid}
      />
      {hasFailed && (
        <p role="alert" className="error-words">
          {words.listNotLoaded}{' '}
          <Button variant="plain" onClick={load}>
            {words.tryAgain}
          </Button>
        </p>
      )}
      {shown.map((option, index) => (
        <label key={option} className="choice">
          <input
            type="radio"
            id={`${id}-${index + 2}`}
            name={field.name}
            value={option}
            checked={option === chosen}
            onChange={() => onChange(option)}
          />
          {list?.titleOf(option) ?? option}
        </label>
      ))}
      <p role="status" className="quiet">
        {field.waitsFor ? words.selectFirst(field.waitsFor) : options && words.found(found.length, count)}
      </p>
    </div>
  );
}

export const register = () => registerWidget('search', SearchWidget);
