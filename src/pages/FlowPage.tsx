import type { ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageHeader } from '#components/PageHeader.tsx';
import { addToast } from '#components/toasts.ts';
import type { StepDefinition } from '#engine/definition.ts';
import type { Draft } from '#engine/drafts.ts';
import type { FieldListProps } from '#engine/FieldList.tsx';
import type { Flow, Walk } from '#engine/flow.ts';
import { Wizard } from '#engine/Wizard.tsx';
import { portal } from '#generated/portal.ts';

interface FlowPageProps {
  readonly flow: Flow;
  readonly draft: Draft;
  readonly onSubmit: (walk: Walk) => void;
  readonly fields?: ComponentType<FieldListProps>;
}

/** A questionnaire with routes: the address says which step, the engine does the rest. */
export function FlowPage({ flow, draft, onSubmit, fields }: FlowPageProps) {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const step = stepAt(flow, pathname, search);
  return (
    <>
      <PageHeader title={step.header ?? flow.definition.header} />
      <main id="main" className="column stack">
        <div>
          <Wizard
            flow={flow}
            draft={draft}
            stepId={step.id}
            isEditing={state?.edit === true}
            focus={hash.slice(1) || undefined}
            goTo={(target, { edit, field } = {}) =>
              navigate(`${addressOf(flow, target)}${field ? `#${field}` : ''}`, {
                state: edit ? { edit } : null,
              })
            }
            onSubmit={onSubmit}
            notify={(toast) => addToast({ ...toast, status: 'error' })}
            fields={fields}
            productName={portal.product}
          />
        </div>
      </main>
    </>
  );
}

/** The step an address stands for; the first one where it names none that exists. */
function stepAt({ definition }: Flow, pathname: string, search: string): StepDefinition {
  const asked = new URLSearchParams(search).get('step');
  const isAt = (step: StepDefinition) =>
    step.path ? step.path === pathname : definition.path === pathname && step.id === asked;
  return definition.steps.find(isAt) ?? definition.steps[0]!;
}

function addressOf({ definition }: Flow, step: StepDefinition): string {
  if (step.path) return step.path;
  return step === definition.steps[0] ? definition.path! : `${definition.path}?step=${step.id}`;
}
