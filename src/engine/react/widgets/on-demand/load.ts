import { useEffect, useState } from 'react';
import type { StepDefinition } from '../../../core/definition.ts';
import type { Flow, WidgetModule } from '../../../core/parts.ts';
import { loadDrawings } from '../../templates/StepDrawing.tsx';

/**
 * Fetches what shows a form's widgets and steps, beyond those of every page. It can be shown once they are there: at
 * its first step, where that is named, before those have come that only others need.
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

/** Whether a step can be shown; fetches what is missing while another one is on screen. Throws where it does not come. */
export function useWidgets(flow: Flow, step: StepDefinition): boolean {
  const isShown = isBefore(flow, step) || complete.has(flow);
  const [, setCome] = useState<Flow>();
  const [failure, setFailure] = useState<{ readonly reason: unknown }>();
  // Where it failed before it was needed, it is tried again.
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

/** What comes with the first step shows it, and prose needs nothing. */
const isBefore = ({ definition, laterWidgets }: Flow, { id, kind }: StepDefinition) =>
  !laterWidgets || id === definition.steps[0]!.id || kind === 'content' || kind === 'end';
