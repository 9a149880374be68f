import '#generated/brand.css';
import '#app/portal.css';
import '../../../../src/engine-environment.ts';
import compiled from 'virtual:forms';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { FlowDefinition, StepAnswers } from '#engine/core/index.ts';
import { structure } from '#engine/core/structure/index.ts';
import { loadWidgets, Wizard } from '#engine/react/index.ts';
import { createDraft } from '#engine/storage/index.ts';
import { described } from './described.ts';

interface Description {
  readonly definition: FlowDefinition;
  readonly answers: StepAnswers;
}

const { definition, answers } = described<Description>();
const { default: validators, widgets } = await compiled[definition.id]!();
// The schema compiler has not generated this form, so the page itself puts together the parts that the engine
// needs.
const flow = {
  ...{ definition, validators, widgets, structure },
};
await loadWidgets(flow);
const draft = createDraft(flow);
draft.change(definition.id, answers);

/** Shows the form without the portal's router. Instead of the URL, React state contains which row is open. */
function Page() {
  const [at, setAt] = useState<{ readonly row?: number | undefined; readonly isNew?: boolean }>({});
  return (
    <main className="column stack">
      <Wizard
        flow={flow}
        draft={draft}
        stepId={definition.id}
        row={at.row}
        isNewRow={at.isNew === true}
        goTo={(_step, options = {}) => setAt(options)}
        onSubmit={() => undefined}
        notify={() => undefined}
      />
    </main>
  );
}

createRoot(document.getElementById('root')!).render(<Page />);
