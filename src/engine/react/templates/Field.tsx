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
  /** The error, after the button was pressed. */
  readonly error: string | undefined;
  /** Without JavaScript: the text typed to search for the answer. */
  readonly search?: string | undefined;
  readonly onChange: (value: Answer) => void;
  /** The control, which takes its props from `ControlContext`. */
  readonly children: ReactNode;
}

/** A checkbox precedes its label. */
const isLabelled = (widget: WidgetName) => widget !== 'checkbox';

/** Hints that change on blur must not move the button that is being pressed. */
const tapDuration = 300;

/** Label, hint, control and error of one field, associated for assistive technology. */
export function Field({ field, value, error, search, onChange, children }: FieldProps) {
  const { note, announce, isTyping, type, leave } = useNote();
  const [refusal, setRefusal] = useState<string>();
  const { ui, name, required } = field;
  const widget = widgetNameOf(field);
  const { numberIn, advice: adviceOn } = widgetOf(widget);

  const id = fieldId(name);
  const message = refusal ?? error;
  // A half-typed number is not outside the limits yet.
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

/** The note on an answer: only while the field has focus, and no advice before the answer is complete. */
function useNote() {
  const [note, setNote] = useState('');
  const [isTyping, setTyping] = useState(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  return {
    note,
    /** After the focus returns to the field, the note stays until it leaves. */
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
