import { useEffect, useState } from 'react';
import type { StepDefinition } from '../../../core/definition.ts';
import type { Flow, WidgetModule } from '../../../core/flow-types.ts';
import { loadDrawings } from '../../templates/StepDrawing.tsx';

/**
 * Imports the widgets and step kinds that a form needs, except those that are on every page. Resolves when
 * the step `stepId` can be rendered or, without `stepId`, when every step can.
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
 * Returns whether a step can be rendered yet, and starts to load the widgets for later steps. Throws if
 * loading fails and this step needs them.
 */
export function useWidgets(flow: Flow, step: StepDefinition): boolean {
  const isShown = isBefore(flow, step) || complete.has(flow);
  const [, setCome] = useState<Flow>();
  const [failure, setFailure] = useState<{ readonly reason: unknown }>();
  // If loading fails while the step on screen does not need these widgets, nothing is reported; loading is
  // tried again when a step needs them.
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
 * Returns whether a step can be rendered without the widgets for later steps. The widgets of the first step
 * are loaded separately, and steps without fields need none.
 */
const isBefore = ({ definition, laterWidgets }: Flow, { id, kind }: StepDefinition) =>
  !laterWidgets || id === definition.steps[0]!.id || kind === 'content' || kind === 'end';
