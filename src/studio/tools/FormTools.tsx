import Button from '@mui/material/Button';
import { Fragment } from 'react';
import { lenderFile } from '../lender/lender-parts.ts';
import { copyForm, newForm, waysTo } from '../operations/forms.ts';
import { GoThere } from '../outline/GoThere.tsx';
import { hrefOf } from '../outline.ts';
import { filesNow, jsonOf, run } from '../store.ts';
import { Ask } from './Ask.tsx';

export function FormTools({ form }: { readonly form: string }) {
  return (
    <>
      <WayToForm form={form} />
      <div className="studio-tool-row">
        <Button href={hrefOf({ kind: 'paths', form })}>Every path through this form</Button>
        <Button href={hrefOf({ kind: 'states', at: form })}>All states of this form</Button>
        <Ask
          action="Copy this form"
          label="Title of the new form"
          onGiven={(title) => void run(() => copyForm(jsonOf, filesNow().texts, form, title))}
        />
      </div>
    </>
  );
}

function WayToForm({ form }: { readonly form: string }) {
  const ways = waysTo(jsonOf, form);
  if (!ways) return null;
  const { address, buttons } = ways;
  if (buttons.length === 0)
    return (
      <p>
        No button leads students to this form. Add one with its address, {address}, to a card of the{' '}
        <a href={hrefOf({ kind: 'file', file: lenderFile, part: 'resources' })}>Resource Hub</a>.
      </p>
    );
  return (
    <p className="studio-help">
      Students find it in the Resource Hub:{' '}
      {buttons.map(({ text, card, path }, index) => (
        <Fragment key={path.join('.')}>
          {index > 0 && ', '}
          <GoThere file={lenderFile} path={path}>
            “{text}” ({card})
          </GoThere>
        </Fragment>
      ))}
    </p>
  );
}

export function NewForm() {
  return (
    <Ask
      action="New form"
      label="Title of the form"
      onGiven={(title) => void run(() => newForm(filesNow().texts.keys(), title))}
    />
  );
}
