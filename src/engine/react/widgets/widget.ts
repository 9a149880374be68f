import { type ComponentType, createContext, type ReactNode } from 'react';
import { type Answer, textOf } from '../../core/answers.ts';
import type { ActiveField } from '../../core/field.ts';

/** A widget depends neither on its flow nor on the library that renders it. */
export interface WidgetProps {
  readonly field: ActiveField;
  readonly id: string;
  /** '' if there is no answer. */
  readonly value: Answer;
  readonly onChange: (value: Answer) => void;
  readonly invalid: boolean;
  /** The ids of the hint and the error that belong to the control. */
  readonly describedBy: string | undefined;
  /** Without JavaScript: the text typed to search for an answer. */
  readonly search?: string | undefined;
  /** Announces, politely and once, why typed text was not accepted. */
  readonly announce: (text: string) => void;
  /** Shows why a choice was rejected. */
  readonly setError: (words: string | undefined) => void;
}

export type Widget = ComponentType<WidgetProps> & {
  /** The number in an answer, for widgets that take numbers; NaN for any other answer. */
  readonly numberIn?: (field: ActiveField, answer: Answer) => number;
  /** Advice on an answer as it is typed. */
  readonly advice?: (field: ActiveField, answer: Answer) => string | undefined;
  /** The name of a stored file, for widgets whose answers are ids of files. */
  readonly FileName?: ComponentType<{ readonly id: string }>;
};

/** A quiz's feedback on the chosen option, rendered in its tile. */
interface ChoiceFeedback {
  /** Undefined until the answers are checked. */
  readonly verdict: 'right' | 'wrong' | undefined;
  /** A live region, which must be in the page before its text. */
  readonly region: ReactNode;
}

export const FeedbackContext = createContext<ChoiceFeedback | undefined>(undefined);

/** The props of every native control. fields.css styles it by its class and `aria-invalid`. */
export function controlProps({ field, id, value, invalid, describedBy }: Omit<WidgetProps, 'onChange'>) {
  return {
    id,
    name: field.name,
    value: textOf(value),
    className: 'control',
    autoComplete: field.ui.autocomplete ?? 'off',
    'aria-describedby': describedBy,
    'aria-invalid': invalid,
    'aria-required': field.required || undefined,
  };
}

/**
 * The character that was typed into a text, and the text in front of it. Undefined if anything else changed: a text that
 * was pasted over the whole value can be one character longer, too.
 */
export function keyAdded(text: string, before: string): { sign: string; behind: string } | undefined {
  if (text.length !== before.length + 1) return undefined;
  let at = 0;
  while (at < before.length && text[at] === before[at]) at += 1;
  return text.slice(at + 1) === before.slice(at) ? { sign: text[at]!, behind: text.slice(0, at) } : undefined;
}
