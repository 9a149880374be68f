import { type Answer, textOf } from '../../../core/answers.ts';
import { environment, messagesOf, spokenLanguage } from '../../../core/environment.ts';
import type { ActiveField } from '../../../core/field.ts';
import { typeMessages } from '../../../core/typed/type-messages.ts';
import { keptNumber, shownNumber } from '../../../core/values/decimal.ts';
import { plainNumber, readNumber, writtenNumber } from '../../../core/values/numbers.ts';
import { Measured, measuredBy } from '../Measured.tsx';
import { registerWidget } from '../registry.ts';
import { controlProps, type WidgetProps } from '../widget.ts';

/**
 * A number as people write it, with its currency or unit beside it. Everything that can be part of one may be typed and
 * pasted, and is kept as it was: it is put in order when the field is left, and what is no number then, the check names.
 */
export function NumberWidget(props: WidgetProps) {
  const { field, id, onChange, announce, describedBy } = props;
  const { prefix, suffix, inputmode } = field.ui;
  const signs = spokenLanguage().numberSigns;
  const kept = typeof props.value === 'number' ? writtenNumber(field, props.value) : textOf(props.value);
  return (
    <Measured id={id} ui={field.ui}>
      <input
        {...controlProps(props)}
        type="text"
        inputMode={inputmode ?? keysFor(field.schema)}
        aria-describedby={measuredBy({ id, ui: field.ui }, describedBy)}
        value={shownNumber(kept, signs)}
        onBeforeInput={(event) => {
          const { data } = event.nativeEvent as InputEvent;
          const beside = `${prefix ?? ''}${suffix ?? ''}${environment().currencySign}`;
          if (data?.length !== 1 || !/\p{L}/u.test(data) || isIn(beside, data)) return;
          event.preventDefault();
          announce(messagesOf(typeMessages).onlyNumbers);
        }}
        onChange={(event) => onChange(keptNumber(event.target.value, signs))}
        onBlur={() => {
          const plain = plainNumber(kept, [prefix, suffix, environment().currencySign]);
          const written = plain === undefined ? kept : writtenNumber(field, plain);
          if (written !== kept) onChange(written);
        }}
      />
    </Measured>
  );
}

NumberWidget.numberIn = ({ ui }: ActiveField, answer: Answer) =>
  readNumber(textOf(answer), [ui.prefix, ui.suffix]);

const isIn = (signs: string, typed: string) => signs.toLowerCase().includes(typed.toLowerCase());

/** The keys of a phone: those of digits alone have no minus. */
function keysFor({ type, minimum = 0, decimals }: WidgetProps['field']['schema']) {
  if (minimum < 0) return 'text';
  return type === 'integer' || decimals === 0 ? 'numeric' : 'decimal';
}

export const register = () => registerWidget('number', NumberWidget);
