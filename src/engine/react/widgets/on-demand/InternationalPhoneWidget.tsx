import { useEffect, useState } from 'react';
import { textOf } from '../../../core/answers.ts';
import { messagesOf } from '../../../core/environment.ts';
import type { PhoneCountry } from '../../../core/field.ts';
import {
  countryOf,
  internationalNumber,
  type TypedNumber,
  typedNumber,
} from '../../../core/values/international-phones.ts';
import { typeMessages } from '../../../core/words/type-messages.ts';
import { Measured, measuredBy } from '../Measured.tsx';
import { registerWidget } from '../registry.tsx';
import { controlProps, type WidgetProps } from '../widget.ts';
import './international-phone.css';

/**
 * Leaves the text as typed until blur, but the answer is always the whole number (+2203001234). If only a
 * country is chosen, the answer is empty.
 */
export function InternationalPhoneWidget(props: WidgetProps) {
  const { field, id, onChange } = props;
  const { countries = [], autocomplete } = field.ui;
  const value = textOf(props.value);
  const [last, setLast] = useState(() => typedNumber(value, countries));
  // The answer can also change from outside this widget, when the draft or a default from the account is
  // loaded. What was typed last is then outdated.
  const typed = internationalNumber(last, field) === value ? last : typedNumber(value, countries);
  const number = internationalNumber(typed, field);
  useEffect(() => {
    if (number !== value) onChange(number);
  });
  const codes = [...new Set(countries.map(({ calling }) => calling))];
  const onlyCode = codes.length === 1 ? { prefix: `+${codes[0]}` } : {};

  function change(part: Partial<TypedNumber>) {
    const next = { ...typed, ...part };
    setLast(next);
    onChange(internationalNumber(next, field));
  }

  const input = (
    <input
      {...controlProps(props)}
      type="tel"
      inputMode="tel"
      aria-label={codes.length === 1 ? field.ui.label : undefined}
      autoComplete={autocomplete ? 'tel-national' : 'off'}
      aria-describedby={measuredBy({ id, ui: onlyCode }, props.describedBy)}
      value={typed.text}
      onChange={(event) => change({ text: event.target.value })}
      onBlur={() => number && setLast(typedNumber(number, countries))}
    />
  );
  if (codes.length === 1) {
    return (
      <Measured id={id} ui={onlyCode}>
        {input}
      </Measured>
    );
  }
  const words = messagesOf(typeMessages);
  return (
    <div className="international-phone">
      <label htmlFor={`${id}-country`}>
        {words.countryCode}
        <select
          {...controlProps(props)}
          id={`${id}-country`}
          name={`${field.name}.country`}
          autoComplete={autocomplete ? 'tel-country-code' : 'off'}
          value={`+${countryOf(number, countries)?.calling ?? typed.calling}`}
          onChange={(event) => change({ calling: event.target.value.slice(1) })}
        >
          {codes.map((calling) => (
            <option key={calling} value={`+${calling}`}>
              {`${namesOf(calling, countries)} (+${calling})`}
            </option>
          ))}
        </select>
      </label>
      <label htmlFor={id}>
        {words.nationalNumber}
        {input}
      </label>
    </div>
  );
}

/**
 * Returns the names of all countries with a calling code. They share one option, because a phone number does
 * not show to which of them it belongs.
 */
const namesOf = (code: string, countries: readonly PhoneCountry[]) =>
  countries.flatMap(({ calling, name }) => (calling === code ? name : [])).join(', ');

export const register = () => registerWidget('international-phone', InternationalPhoneWidget);
