import { type ComponentType, createContext, type ReactNode } from 'react';
import { type Answer, textOf } from '../../core/answers.ts';
import type { ActiveField } from '../../core/field.ts';

export interface WidgetProps {
  readonly field: ActiveField;
  readonly id: string;
  readonly value: Answer;
  readonly onChange: (value: Answer) => void;
  readonly invalid: boolean;
  readonly describedBy: string | undefined;
  /** The text in the search input of a long list, if the user posted the form without JavaScript. */
  readonly search?: string | undefined;
  /** Shows why typed text was not accepted. Screen readers announce the note without interrupting. */
  readonly announce: (text: string) => void;
  readonly setError: (words: string | undefined) => void;
}

export type Widget = ComponentType<WidgetProps> & {
  /**
   * Returns the number in an answer, or NaN if the answer is not a number. Only number widgets have this
   * function.
   */
  readonly numberIn?: (field: ActiveField, answer: Answer) => number;
  readonly advice?: (field: ActiveField, answer: Answer) => string | undefined;
  readonly FileName?: ComponentType<{ readonly id: string }>;
};

interface ChoiceFeedback {
  readonly verdict: 'right' | 'wrong' | undefined;
  /**
   * The live region with the feedback. It is rendered before the check too, without text, because screen
   * readers announce only changes of an existing region.
   */
  readonly region: ReactNode;
}

export const FeedbackContext = createContext<ChoiceFeedback | undefined>(undefined);

/**
 * Returns the attributes that all controls have in common. fields.css selects controls by `className` and
 * `aria-invalid`.
 */
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

/** Returns the typed character and the text before it, or undefined if no single character was typed. */
export function keyAdded(text: string, before: string): { sign: string; behind: string } | undefined {
  if (text.length !== before.length + 1) return undefined;
  let at = 0;
  while (at < before.length && text[at] === before[at]) at += 1;
  return text.slice(at + 1) === before.slice(at) ? { sign: text[at]!, behind: text.slice(0, at) } : undefined;
}
