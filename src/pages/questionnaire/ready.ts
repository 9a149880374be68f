import { type Flow, isAddressOf, stepAt } from '#engine/core/index.ts';
import { loadWidgets } from '#engine/react/index.ts';
import type { Draft } from '#engine/storage/index.ts';

/**
 * What a form's page waits for before it is shown: what the phone has kept, and what shows the step at this address. On
 * the page before, which fetches this one ahead, it is what shows any step.
 */
export function ready(form: Flow, draft: Draft): Promise<unknown> {
  // There is none where the build renders the page.
  const { pathname = '', search = '' } = globalThis.location ?? {};
  const here = isAddressOf(form, pathname) ? stepAt(form, pathname, search).id : undefined;
  return Promise.all([draft.load(), loadWidgets(form, here)]);
}
