import { widgetsOnDemandIn } from '../../../core/definition.ts';
import type { Flow } from '../../../core/flow.ts';
import { registerWidget } from '../registry.ts';
import { widgetSources } from './sources.ts';

/** Fetches the widgets that a form needs beyond those of every page. It can be shown once they are there. */
export async function loadWidgets({ definition }: Flow): Promise<void> {
  await Promise.all(
    widgetsOnDemandIn(definition).map(async (name) => {
      const widget = await widgetSources[name]();
      if (widget) registerWidget(name, widget);
    }),
  );
}
