import { useEffect, useState } from 'react';
import type { StepDefinition } from '../../../core/definition.ts';
import type { Flow, WidgetModule } from '../../../core/flow-types.ts';
import { loadDrawings } from '../../templates/StepDrawing.tsx';

/**
 * Loads the widgets and step kinds of a form that not every page has. Resolves when the form can be rendered; for its
 * first step, if named, before those that only other steps need.
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

/** Whether a step can be rendered; loads what is missing while another one is on screen. Throws if loading fails. */
export function useWidgets(flow: Flow, step: StepDefinition): boolean {
  const isShown = isBefore(flow, step) || complete.has(flow);
  const [, setCome] = useState<Flow>();
  const [failure, setFailure] = useState<{ readonly reason: unknown }>();
  // Retried if it failed before it was needed.
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

/** The first step has its modules, and prose needs none. */
const isBefore = ({ definition, laterWidgets }: Flow, { id, kind }: StepDefinition) =>
  !laterWidgets || id === definition.steps[0]!.id || kind === 'content' || kind === 'end';
