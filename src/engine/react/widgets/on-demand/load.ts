import type { Flow } from '../../../core/parts.ts';

/** Fetches the widgets that a form needs beyond those of every page. It can be shown once they are there. */
export async function loadWidgets({ widgets = [] }: Flow): Promise<void> {
  if (widgets.length === 0) return;
  const { widgetSources } = await import('./sources.ts');
  await Promise.all(widgets.map(async (name) => (await widgetSources[name]()).register()));
}
