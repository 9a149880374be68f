import { useEffect, useState } from 'react';
import type { StepDefinition } from '../../../core/definition.ts';
import type { Flow, WidgetModule } from '../../../core/flow-types.ts';
import { loadDrawings } from '../../templates/StepDrawing.tsx';

/**
 * Imports the widgets and step kinds that a form needs in addition to those of every page. Resolves when the
 * form can be rendered. If `stepId` is the form's first step, does not wait for what only later steps need.
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
 * Returns whether a step can be rendered, and loads what later steps need while another step is on screen.
 * Throws if loading fails and the step on screen needs it.
 */
export function useWidgets(flow: Flow, step: StepDefinition): boolean {
  const isShown = isBefore(flow, step) || complete.has(flow);
  const [, setCome] = useState<Flow>();
  const [failure, setFailure] = useState<{ readonly reason: unknown }>();
  // If loading fails while the step on screen does not need it, it is retried when a step does.
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
 * Returns whether a step can be rendered before the widgets for later steps are loaded: the first step has its
 * own, and prose needs none.
 */
const isBefore = ({ definition, laterWidgets }: Flow, { id, kind }: StepDefinition) =>
  !laterWidgets || id === definition.steps[0]!.id || kind === 'content' || kind === 'end';
