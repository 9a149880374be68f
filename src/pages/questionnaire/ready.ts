import { type Flow, isAddressOf, stepAt } from '#engine/core/index.ts';
import { loadWidgets } from '#engine/react/index.ts';
import type { Draft } from '#engine/storage/index.ts';

/**
 * At the address of the form's first step, loads only that step's widgets; otherwise, or if another page
 * prefetches the form, those of all steps.
 */
export function ready(form: Flow, draft: Draft): Promise<unknown> {
  // `location` is undefined while the build prerenders pages.
  const { pathname = '', search = '' } = globalThis.location ?? {};
  const here = isAddressOf(form, pathname) ? stepAt(form, pathname, search).id : undefined;
  return Promise.all([draft.load(), loadWidgets(form, here)]);
}
