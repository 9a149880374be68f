import type { Flow, StepDefinition } from '#engine/core/index.ts';

/**
 * Where the portal shows a step. One without an address stands in a page or dialog of its own, by itself: its
 * button asks nothing of other steps.
 */
export function addressOf({ definition }: Flow, step: StepDefinition): string | undefined {
  return step.path ?? (definition.path && `${definition.path}?step=${step.id}`);
}
