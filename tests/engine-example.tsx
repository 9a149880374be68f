import { Ajv } from 'ajv';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { configureEngine, type Flow, type StepAnswers } from '#engine/core/index.ts';
import { loadWidgets, Wizard } from '#engine/react/index.ts';
import { createDraft } from '#engine/storage/index.ts';

// Call this once, before anything is rendered or stored.
configureEngine({
  productName: 'Library',
  database: 'forms',
  today: () => new Date().toISOString().slice(0, 10),
  subscribeToToday: () => () => undefined,
  serverTime: Date.now,
  isEpochOver: () => false,
  canonicalPhone: (text) => text.replace(/\D/g, ''),
  dateOrder: ['day', 'month', 'year'],
  numberSigns: { decimal: '.', thousands: ',' },
  reviewDate: (date) => date,
  trustedTypesPolicy: 'library',
  Link,
  messages: { next: 'Continue' },
});

// The portal compiles a step's schema and ui from the staff's files; here both are written by hand.
const fields = {
  name: { type: 'string', maxLength: 60 },
  phone: { type: 'string', maxLength: 15, pattern: '^[0-9]+$' },
} as const;
const required = ['name'];

const flow: Flow = {
  definition: {
    id: 'card',
    version: 1,
    title: 'Library card',
    access: 'public',
    draft: { days: 7 },
    steps: [
      {
        ...{ id: 'person', kind: 'form', title: 'About you', check: 'step', fields, required },
        ui: {
          name: { label: 'Name', noun: 'your name', widget: 'text' },
          phone: { label: 'Phone', noun: 'your phone number', widget: 'phone' },
        },
      },
      { id: 'review', kind: 'review', title: 'Check your answers', check: 'submit', submit: 'Send' },
    ],
  },
  validators: { person: new Ajv().compile({ type: 'object', properties: fields, required }) },
  // Optional widgets and kinds of steps, loaded only with forms that need them.
  widgets: [() => import('#engine/react/step-kinds/Review.tsx')],
};
const draft = createDraft(flow);

// Await this before rendering the form.
export const ready = () => loadWidgets(flow);

export function LibraryCard({ send }: { send: (answers: StepAnswers) => void }) {
  const [stepId, setStepId] = useState('person');
  const shown = { flow, draft, stepId, goTo: (step: { id: string }) => setStepId(step.id) };
  return (
    <Wizard
      {...shown}
      onSubmit={({ flatAnswers }) => send(flatAnswers)}
      notify={({ title }) => alert(title)}
    />
  );
}
