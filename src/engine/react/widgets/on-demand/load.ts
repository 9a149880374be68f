import type { Flow } from '../../../core/parts.ts';

/** Fetches the widgets that a form needs beyond those of every page. It can be shown once they are there. */
export async function loadWidgets({ widgets = [] }: Flow): Promise<void> {
  if (widgets.length === 0) return;
  const { fetchWidgets } = await import('./sources.ts');
  for (const { register } of await fetchWidgets(widgets)) register();
}
