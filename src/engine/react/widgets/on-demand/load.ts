import { widgetsOnDemandIn } from '../../../core/definition.ts';
import type { Flow } from '../../../core/flow.ts';

/** Fetches the widgets that a form needs beyond those of every page. It can be shown once they are there. */
export async function loadWidgets({ definition }: Flow): Promise<void> {
  const names = widgetsOnDemandIn(definition);
  if (names.length === 0) return;
  const { widgetSources } = await import('./sources.ts');
  await Promise.all(names.map(async (name) => (await widgetSources[name]()).register()));
}
