import { type ReactNode, useRef, useState } from 'react';
import type { Answer } from '../../core/answers.ts';
import type { ActiveField, WidgetName } from '../../core/field.ts';
import { fieldId } from '../../core/places/field-id.ts';
import { noteOf } from '../../core/words/messages.ts';
import { ControlContext, isComposite, widgetNameOf, widgetOf } from '../widgets/registry.tsx';
import { describedBy, FieldWords, labelOf } from './FieldWords.tsx';

interface FieldProps {
  readonly field: ActiveField;
  readonly value: Answer;
  /** The error message; undefined until the step has been validated. */
  readonly error: string | undefined;
  /** Without JavaScript: the text typed to search for an option. */
  readonly search?: string | undefined;
  readonly onChange: (value: Answer) => void;
  /** The control, which reads its props from `ControlContext`. */
  readonly children: ReactNode;
}

/** Returns whether the label is above the control. A checkbox widget renders its own label, next to the box. */
const isLabelled = (widget: WidgetName) => widget !== 'checkbox';

/**
 * Milliseconds between the blur of a field and the removal of its note: removing the note at once would move a
 * button that the user is tapping.
 */
const tapDuration = 300;

/** Renders the label, hint, control and error of one field, linked for assistive technology. */
export function Field({ field, value, error, search, onChange, children }: FieldProps) {
  const { note, announce, isTyping, type, leave } = useNote();
  const [refusal, setRefusal] = useState<string>();
  const { ui, name, required } = field;
  const widget = widgetNameOf(field);
  const { numberIn, advice: adviceOn } = widgetOf(widget);

  const id = fieldId(name);
  const message = refusal ?? error;
  // There is no warning while the user types, because a half-typed number may still come within the limits.
  const advice = isTyping ? undefined : (noteOf(ui, numberIn?.(field, value)) ?? adviceOn?.(field, value));
  const label = widget === 'computed' ? ui.label : labelOf(field);
  const words = { id, ui, error: message };
  const description = describedBy(words, advice && `${id}-note`);
  const grouped = isComposite(widget);
  const Group = grouped ? 'fieldset' : 'div';

  return (
    <Group
      className="field"
      {...(widget === 'radios' && {
        role: 'radiogroup',
        'aria-required': required,
        'aria-invalid': message !== undefined,
      })}
      aria-describedby={grouped ? description : undefined}
      onBlur={leave}
    >
      {grouped ? <legend>{label}</legend> : isLabelled(widget) && <label htmlFor={id}>{label}</label>}
      <FieldWords {...words} />
      <ControlContext
        value={{
          ...{ field, id, value, search, announce },
          onChange(next) {
            setRefusal(undefined);
            type();
            onChange(next);
          },
          invalid: message !== undefined,
          describedBy: description,
          setError: setRefusal,
        }}
      >
        {children}
      </ControlContext>
      <p id={`${id}-note`} role="status" className={advice && !note ? 'note-words' : 'quiet'}>
        {note || advice}
      </p>
    </Group>
  );
}

/**
 * Returns the state of a field's note (such as "Use digits only."), which is shown only while the field has the
 * focus; and `isTyping`, which delays a warning about a number until the user leaves the field.
 */
function useNote() {
  const [note, setNote] = useState('');
  const [isTyping, setTyping] = useState(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  return {
    note,
    /** Shows a note, and cancels its removal if the focus has just returned to the field. */
    announce(words: string) {
      clearTimeout(leaving.current);
      setNote(words);
    },
    isTyping,
    type() {
      clearTimeout(leaving.current);
      setTyping(true);
    },
    leave() {
      clearTimeout(leaving.current);
      leaving.current = setTimeout(() => {
        setNote('');
        setTyping(false);
      }, tapDuration);
    },
  };
}
