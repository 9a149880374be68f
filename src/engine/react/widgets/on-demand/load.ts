import { useEffect, useState } from 'react';
import type { StepDefinition } from '../../../core/definition.ts';
import type { Flow, WidgetModule } from '../../../core/flow-types.ts';
import { loadDrawings } from '../../templates/StepDrawing.tsx';

/**
 * Loads what a flow needs to be rendered. Resolves when the step `stepId` can be rendered or, if `stepId` is
 * missing, when all steps can.
 */
export async function loadWidgets(flow: Flow, stepId?: string): Promise<void> {
  const { definition, widgets } = flow;
  const isFirst = stepId === definition.steps[0]!.id;
  await Promise.all([fetchAll(widgets), isFirst || loadLaterWidgets(flow), loadDrawings(definition)]);
}

const complete = new WeakSet<Flow>();

async function loadLaterWidgets(flow: Flow): Promise<void> {
  await fetchAll(flow.laterWidgets);
  complete.add(flow);
}

async function fetchAll(widgets: readonly (() => Promise<WidgetModule>)[] = []): Promise<void> {
  for (const { register } of await Promise.all(widgets.map((fetch) => fetch()))) register();
}

/**
 * Returns whether the step can be rendered, and loads `laterWidgets`. Throws if loading fails and the step
 * needs these widgets.
 */
export function useWidgets(flow: Flow, step: StepDefinition): boolean {
  const isShown = isBefore(flow, step) || complete.has(flow);
  const [, setCome] = useState<Flow>();
  const [failure, setFailure] = useState<{ readonly reason: unknown }>();
  // A failure to load `laterWidgets` is ignored until a step needs them. Loading is then tried again.
  useEffect(() => {
    if (complete.has(flow) || !flow.laterWidgets) return;
    const timer = setTimeout(() =>
      loadLaterWidgets(flow).then(
        () => setCome(flow),
        (reason) => isShown || setFailure({ reason }),
      ),
    );
    return () => clearTimeout(timer);
  }, [flow, isShown]);
  if (failure) throw failure.reason;
  return isShown;
}

/**
 * Returns true if the step can be rendered without `laterWidgets`. The first step uses only `widgets`, and
 * steps of the kinds `content` and `end` use none.
 */
const isBefore = ({ definition, laterWidgets }: Flow, { id, kind }: StepDefinition) =>
  !laterWidgets || id === definition.steps[0]!.id || kind === 'content' || kind === 'end';
