import '#generated/brand.css';
import '#app/portal.css';
import '../../../../src/engine-environment.ts';
import validatorsOf from 'virtual:validators';
import { createRoot } from 'react-dom/client';
import type { FlowDefinition } from '#engine/core/index.ts';
import { Wizard } from '#engine/react/index.ts';
import { StepFields } from '#engine/react/rjsf/StepFields.tsx';
import { createDraft } from '#engine/storage/index.ts';
import { described } from './described.ts';

const definition = described<FlowDefinition>();
const { default: validators } = await validatorsOf[definition.id]!();
const flow = { definition, validators };

createRoot(document.getElementById('root')!).render(
  <main className="column stack">
    <Wizard
      flow={flow}
      draft={createDraft(flow)}
      stepId={definition.id}
      goTo={() => undefined}
      onSubmit={() => undefined}
      notify={() => undefined}
      fields={StepFields}
    />
  </main>,
);
