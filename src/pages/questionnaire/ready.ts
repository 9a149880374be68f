import { type Flow, isAddressOf, stepAt } from '#engine/core/index.ts';
import { loadWidgets } from '#engine/react/index.ts';
import type { Draft } from '#engine/storage/index.ts';

/**
 * Loads what a form's page needs before its first render: the stored draft and the widgets. At the address of the
 * form's first step, only the widgets of that step; at another step, or if another page prefetches the form, those of
 * all steps.
 */
export function ready(form: Flow, draft: Draft): Promise<unknown> {
  // There is no `location` object while pages are prerendered.
  const { pathname = '', search = '' } = globalThis.location ?? {};
  const here = isAddressOf(form, pathname) ? stepAt(form, pathname, search).id : undefined;
  return Promise.all([draft.load(), loadWidgets(form, here)]);
}
