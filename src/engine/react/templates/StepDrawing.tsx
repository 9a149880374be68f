import type { ComponentType } from 'react';
import type { FlowDefinition, StepDefinition } from '../../core/definition.ts';
import { environment } from '../../core/environment.ts';

let Drawing: ComponentType<{ readonly name: string }> | undefined;

/**
 * Loads the component for illustrations if a step has one. If loading fails, the form is shown without
 * illustrations.
 */
export async function loadDrawings({ steps }: FlowDefinition): Promise<void> {
  if (!Drawing && steps.some(({ drawing }) => drawing)) {
    Drawing = await environment()
      .loadDrawing?.()
      .catch(() => undefined);
  }
}

export function StepDrawing({ drawing }: StepDefinition) {
  if (!drawing || !Drawing) return null;
  return (
    <div className="step-drawing">
      <Drawing name={drawing} />
    </div>
  );
}
