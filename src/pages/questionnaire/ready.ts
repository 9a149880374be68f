import { type Flow, isAddressOf, stepAt } from '#engine/core/index.ts';
import { loadWidgets } from '#engine/react/index.ts';
import type { Draft } from '#engine/storage/index.ts';

/**
 * Loads what a form's page needs before its first render: the stored draft and the widgets of the step at this address.
 * If the form is prefetched from another page, loads the widgets of all steps.
 */
export function ready(form: Flow, draft: Draft): Promise<unknown> {
  // There is no `location` during prerendering.
  const { pathname = '', search = '' } = globalThis.location ?? {};
  const here = isAddressOf(form, pathname) ? stepAt(form, pathname, search).id : undefined;
  return Promise.all([draft.load(), loadWidgets(form, here)]);
}
