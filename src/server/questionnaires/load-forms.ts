import { readFile } from 'node:fs/promises';
import type { Flow } from '#engine/core/index.ts';
import { registry } from '#generated/registry.ts';

/** The forms whose answers students or anyone may send, and that no code speaks of: their folders say all of it. */
export const takenForms = registry.filter(({ who }) => who === 'student' || who === 'anyone');

export async function loadForms(): Promise<readonly Flow[]> {
  const modules = await Promise.all(takenForms.map(({ load }) => load()));
  return Promise.all(modules.map(({ form }) => withLists(form)));
}

/** The form with its long lists, which a browser fetches: here they are files beside the form. */
export async function withLists<Form extends Pick<Flow, 'lists'>>(form: Form): Promise<Form> {
  for (const { address, give } of Object.values(form.lists ?? {})) {
    give(JSON.parse(await readFile(address!, 'utf8')));
  }
  return form;
}
