import { useEffect, useRef, useState } from 'react';
import { messagesOf } from '../../core/environment.ts';
import { fieldMessages } from '../../core/words/field-messages.ts';
import { Button } from '../templates/Button.tsx';
import { controlProps, type WidgetProps } from './widget.ts';

/** Shows the password while the user wants to see it, and hides it again when the form is submitted. */
export function PasswordWidget(props: WidgetProps) {
  const { field, id, onChange } = props;
  const [isShown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  const { show, hide } = messagesOf(fieldMessages);
  const words = isShown ? hide : show;
  return (
    <div className="password">
      <input
        {...controlProps(props)}
        ref={input}
        type={isShown ? 'text' : 'password'}
        onChange={(event) => onChange(event.target.value)}
        spellCheck={false}
        autoCapitalize="none"
      />
      <Button
        variant="text"
        className="button button-text needs-script"
        onClick={() => setShown(!isShown)}
        aria-controls={id}
        aria-label={`${words} ${field.ui.label.toLowerCase()}`}
      >
        {words}
      </Button>
    </div>
  );
}
