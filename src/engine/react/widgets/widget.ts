import { type ComponentType, createContext, type ReactNode } from 'react';
import { type Answer, textOf } from '../../core/answers.ts';
import type { ActiveField } from '../../core/field.ts';

/** The props of a widget. Widgets depend neither on a particular flow nor on RJSF. */
export interface WidgetProps {
  readonly field: ActiveField;
  readonly id: string;
  /** The answer; '' if there is none. */
  readonly value: Answer;
  readonly onChange: (value: Answer) => void;
  readonly invalid: boolean;
  /** The ids of the hint and the error, for `aria-describedby`. */
  readonly describedBy: string | undefined;
  /** The text in the search input of a long list, from a form posted without JavaScript. */
  readonly search?: string | undefined;
  /**
   * Shows a note that explains why typed text was not accepted. Screen readers announce the note without
   * interrupting.
   */
  readonly announce: (text: string) => void;
  /** Shows an error message because a choice, such as a file, was rejected. */
  readonly setError: (words: string | undefined) => void;
}

export type Widget = ComponentType<WidgetProps> & {
  /** Number widgets only: returns the number in an answer, or NaN if the answer is not a number. */
  readonly numberIn?: (field: ActiveField, answer: Answer) => number;
  /** Returns advice on an answer, which is shown when the user leaves the field. */
  readonly advice?: (field: ActiveField, answer: Answer) => string | undefined;
  /** File widgets only: renders the name of the file with this id. */
  readonly FileName?: ComponentType<{ readonly id: string }>;
};

/** A quiz's feedback on the chosen option. `RadiosWidget` renders it. */
interface ChoiceFeedback {
  /** Whether the answer is right; undefined until the answers are checked. */
  readonly verdict: 'right' | 'wrong' | undefined;
  /**
   * The live region with the feedback. It is rendered empty before the check, because screen readers announce
   * only changes of an existing region.
   */
  readonly region: ReactNode;
}

export const FeedbackContext = createContext<ChoiceFeedback | undefined>(undefined);

/**
 * Returns the props that all native controls share. fields.css styles controls by `className` and
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

/**
 * Returns the character that was typed into a text, and the text before the character. Returns undefined if
 * the text changed in another way, for example if a longer text was pasted over the whole value.
 */
export function keyAdded(text: string, before: string): { sign: string; behind: string } | undefined {
  if (text.length !== before.length + 1) return undefined;
  let at = 0;
  while (at < before.length && text[at] === before[at]) at += 1;
  return text.slice(at + 1) === before.slice(at) ? { sign: text[at]!, behind: text.slice(0, at) } : undefined;
}
