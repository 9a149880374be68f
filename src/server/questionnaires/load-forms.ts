import { readFile } from 'node:fs/promises';
import type { Flow, OptionList } from '#engine/core/index.ts';
import { registry } from '#generated/registry.ts';

/** The forms whose answers students or anyone may send, and that no code speaks of: their folders say all of it. */
export const takenForms = registry.filter(({ who }) => who === 'student' || who === 'anyone');

/** The same, loaded. */
export async function loadForms(): Promise<readonly Flow[]> {
  const modules = await Promise.all(takenForms.map(({ load }) => load()));
  const forms = modules.map(({ form }) => form);
  for (const { lists = {} } of forms) await Promise.all(Object.values(lists).map(giveOptions));
  return forms;
}

/** A list is fetched by the browser; here it is a file beside the form. */
async function giveOptions({ address, give }: OptionList): Promise<void> {
  give(JSON.parse(await readFile(address!, 'utf8')));
}
