import Button from '@mui/material/Button';
import { copyForm, newForm } from '../operations/forms.ts';
import { hrefOf } from '../outline.ts';
import { jsonOf, run, store } from '../store.ts';
import { Ask, toolButton } from './Ask.tsx';

export function FormTools({ form }: { readonly form: string }) {
  return (
    <div className="studio-tool-row">
      <Button {...toolButton} href={hrefOf({ kind: 'paths', form })}>
        Every path through this form
      </Button>
      <Button {...toolButton} href={hrefOf({ kind: 'states', at: form })}>
        All states of this form
      </Button>
      <Ask
        action="Copy this form"
        label="Title of the new form"
        onGiven={async (title) => {
          const copied = await run(() => copyForm(jsonOf, store.snapshot().texts, form, title));
          if (copied) window.location.hash = copied.form;
        }}
      />
    </div>
  );
}

export function NewForm() {
  return (
    <Ask
      action="New form"
      label="Title of the form"
      onGiven={async (title) => {
        const begun = await run(() => newForm(store.snapshot().texts.keys(), title));
        if (begun) window.location.hash = begun.form;
      }}
    />
  );
}
