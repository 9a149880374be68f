import type { FlowDefinition, Validators } from '#engine/definition.ts';
import type { Flow } from '#engine/flow.ts';

const definitions = import.meta.glob<Record<string, FlowDefinition>>('../generated/*/flow.ts', {
  eager: true,
});
const validators = import.meta.glob<Validators>('../generated/*/validators.js', {
  eager: true,
  import: 'default',
});

/** Every questionnaire there is, whatever it is called: one more folder under `schemas/` is one more here. */
export const flows: readonly Flow[] = Object.entries(definitions).map(([path, module]) => ({
  definition: Object.values(module)[0]!,
  validators: validators[path.replace('flow.ts', 'validators.js')]!,
}));
