import type { Flow, FlowDefinition, Validators } from '#engine/core/index.ts';

const definitions = import.meta.glob<Record<string, FlowDefinition>>('../generated/*/flow.ts', {
  eager: true,
});
const validators = import.meta.glob<Validators>('../generated/*/validators.js', {
  eager: true,
  import: 'default',
});

/** What portal.json says about the order, as far as it says anything. */
const [order = []] = Object.values(
  import.meta.glob<readonly string[]>('../generated/portal-forms.ts', { eager: true, import: 'forms' }),
);

const placeOf = ({ definition: { id } }: Flow) => (order.includes(id) ? order.indexOf(id) : order.length);

/**
 * Every questionnaire there is, whatever it is called: one more folder under `schemas/` is one more here, at the end
 * until portal.json says where students come to it.
 */
export const flows: readonly Flow[] = Object.entries(definitions)
  .map(([path, module]) => ({
    definition: Object.values(module)[0]!,
    validators: validators[path.replace('flow.ts', 'validators.js')]!,
  }))
  .sort((one, other) => placeOf(one) - placeOf(other));
