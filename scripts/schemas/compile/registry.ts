import type { FlowDefinition, FormPage, RegisteredForm } from '#engine/core/index.ts';

/**
 * Returns the text of the module that lists all forms: those in `order` first, then all others sorted by id.
 * The module imports each form only when it is needed.
 */
export function registryOf(definitions: readonly FlowDefinition[], order: readonly string[]): string {
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = ({ id }: FlowDefinition) => places.get(id) ?? order.length;
  const sorted = definitions.toSorted(
    (one, other) => placeOf(one) - placeOf(other) || (one.id < other.id ? -1 : 1),
  );
  return `import type { RegisteredForm } from '#engine/core/index.ts';

export const registry: readonly RegisteredForm[] = [
${sorted.map(entryOf).join('')}];
`;
}

function entryOf(definition: FlowDefinition): string {
  const { id, access, layout, draft, submit } = definition;
  const known: Omit<RegisteredForm, 'load'> = {
    id,
    access,
    layout,
    who: submit?.who,
    go: submit?.go,
    draftDays: draft?.days,
    pages: pagesOf(definition),
  };
  return `  ${JSON.stringify(known).slice(0, -1)}, load: () => import('./${id}/form.ts') },\n`;
}

function pagesOf({ path, steps }: FlowDefinition): FormPage[] {
  if (path) return [{ path }];
  return steps.flatMap((step) => (step.path ? [{ path: step.path, step: step.id, kind: step.kind }] : []));
}
