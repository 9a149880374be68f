import '#generated/brand.css';
import '#app/portal.css';
import '../../../../src/engine-environment.ts';
import compiled from 'virtual:forms';
import { createRoot } from 'react-dom/client';
import type { FlowDefinition } from '#engine/core/index.ts';
import { structure } from '#engine/core/structure/index.ts';
import { loadWidgets, Wizard } from '#engine/react/index.ts';
import { createDraft } from '#engine/storage/index.ts';
import { described } from './described.ts';

const definition = described<FlowDefinition>();
const { default: validators, widgets } = await compiled[definition.id]!();
// The schema compiler has not generated this form, so the page itself puts together the parts that the engine
// needs.
const flow = { definition, validators, widgets, structure };
await loadWidgets(flow);

createRoot(document.getElementById('root')!).render(
  <main className="column stack">
    <Wizard
      flow={flow}
      draft={createDraft(flow)}
      stepId={definition.id}
      goTo={() => undefined}
      onSubmit={() => undefined}
      notify={() => undefined}
    />
  </main>,
);
