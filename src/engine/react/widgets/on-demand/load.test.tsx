import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Flow } from '../../../core/flow-types.ts';
import { flowOf, formStep } from '../../../core/testing/form.ts';
import { createDraft } from '../../../storage/drafts/drafts.ts';
import { Wizard } from '../../Wizard.tsx';
import { loadWidgets } from './load.ts';
import '../../../core/testing/environment.ts';

const flow: Flow = {
  ...flowOf([
    formStep('person', { name: [] }),
    { id: 'prose', kind: 'content', title: 'Prose', check: 'step', next: 'Go on' },
    formStep('trip', { seats: [{ enum: ['one'] }, { widget: 'radios' }] }, { title: 'Seats' }),
  ]),
  laterWidgets: [() => import('../RadiosWidget.tsx')],
};
const draft = createDraft(flow);
const doNothing = () => undefined;

const shown = (stepId: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Wizard {...{ flow, draft, stepId }} goTo={doNothing} onSubmit={doNothing} notify={doNothing} />
    </MemoryRouter>,
  );

test('renders the first step and prose before the widgets of other steps are loaded', async () => {
  await loadWidgets(flow, 'person');
  expect(shown('person')).toContain('name="name"');
  expect(shown('prose')).toContain('Go on');
  for (const words of ['Seats', 'One moment…']) expect(shown('trip')).toContain(words);
  await loadWidgets(flow, 'trip');
  expect(shown('trip')).toContain('type="radio"');
});
