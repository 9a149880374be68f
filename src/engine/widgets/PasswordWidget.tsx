import { useEffect, useRef, useState } from 'react';
import { Button } from '../templates/Button.tsx';
import { controlOf } from './control.ts';
import type { WidgetProps } from './widget.ts';

/** A password with a button that shows it; hidden again as soon as its form is sent. */
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
  return (
    <div className="password">
      <input
        {...controlOf(props)}
        ref={input}
        type={isShown ? 'text' : 'password'}
        onChange={(event) => onChange(event.target.value)}
        spellCheck={false}
        autoCapitalize="none"
      />
      <Button
        look="text"
        onClick={() => setShown(!isShown)}
        aria-controls={id}
        aria-label={`${isShown ? 'Hide' : 'Show'} ${field.ui.label.toLowerCase()}`}
      >
        {isShown ? 'Hide' : 'Show'}
      </Button>
    </div>
  );
}
