import type { Flow } from '../../../core/parts.ts';
import { loadDrawings } from '../../templates/StepDrawing.tsx';

/** Fetches what shows a form's widgets and steps, beyond those of every page. It can be shown once they are there. */
export async function loadWidgets({ definition, widgets = [] }: Flow): Promise<void> {
  const [modules] = await Promise.all([
    Promise.all(widgets.map((fetch) => fetch())),
    loadDrawings(definition),
  ]);
  for (const { register } of modules) register();
}
