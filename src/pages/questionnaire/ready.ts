import { type Flow, isAddressOf, stepAt } from '#engine/core/index.ts';
import { loadWidgets } from '#engine/react/index.ts';
import type { Draft } from '#engine/storage/index.ts';

/**
 * Loads the draft and the widgets. If the current address belongs to the form, loads only the widgets of the
 * step at this address. Otherwise, for example if another page prefetches the form, loads the widgets of all
 * steps.
 */
export function ready(form: Flow, draft: Draft): Promise<unknown> {
  // `location` is undefined while the build prerenders pages.
  const { pathname = '', search = '' } = globalThis.location ?? {};
  const here = isAddressOf(form, pathname) ? stepAt(form, pathname, search).id : undefined;
  return Promise.all([draft.load(), loadWidgets(form, here)]);
}
