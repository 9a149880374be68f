import { type ReactNode, useRef, useState } from 'react';
import type { Answer } from '../../core/answers.ts';
import type { ActiveField, WidgetName } from '../../core/field.ts';
import { fieldId } from '../../core/places/field-id.ts';
import { noteOf } from '../../core/words/compose-message.ts';
import { ControlContext, isComposite, widgetNameOf, widgetOf } from '../widgets/registry.tsx';
import { describedBy, FieldWords, labelOf } from './FieldWords.tsx';

interface FieldProps {
  readonly field: ActiveField;
  readonly value: Answer;
  readonly error: string | undefined;
  readonly search?: string | undefined;
  readonly onChange: (value: Answer) => void;
  readonly children: ReactNode;
}

const isLabelled = (widget: WidgetName) => widget !== 'checkbox';

/**
 * The delay in milliseconds between blur and the removal of a note. Removing the note at once would move a
 * button that the user is tapping.
 */
const tapDuration = 300;

export function Field({ field, value, error, search, onChange, children }: FieldProps) {
  const { note, announce, isTyping, type, leave } = useNote();
  const [refusal, setRefusal] = useState<string>();
  const { ui, name, required } = field;
  const widget = widgetNameOf(field);
  const { numberIn, advice: adviceOn } = widgetOf(widget);

  const id = fieldId(name);
  const message = refusal ?? error;
  // No warning is shown while the user types, because the next digit may still bring the number within the
  // limits.
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
 * Keeps a note (such as "Use digits only.") until blur. While `isTyping` is true, warnings about a number are
 * not shown.
 */
function useNote() {
  const [note, setNote] = useState('');
  const [isTyping, setTyping] = useState(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  return {
    note,
    /** Shows a note. Cancels a pending removal, because the focus may have just returned to the field. */
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
