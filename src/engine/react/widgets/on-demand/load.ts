import type { Flow } from '../../../core/parts.ts';

/** Fetches what shows a form's widgets and steps, beyond those of every page. It can be shown once they are there. */
export async function loadWidgets({ widgets = [] }: Flow): Promise<void> {
  for (const { register } of await Promise.all(widgets.map((fetch) => fetch()))) register();
}
