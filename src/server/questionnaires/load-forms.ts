import type { Flow } from '#engine/core/index.ts';
import { registry } from '#generated/registry.ts';

/** The forms whose answers students or anyone may send, and that no code speaks of: their folders say all of it. */
export const takenForms = registry.filter(({ who }) => who === 'student' || who === 'anyone');

/** The same, loaded. */
export async function loadForms(): Promise<readonly Flow[]> {
  const modules = await Promise.all(takenForms.map(({ load }) => load()));
  return modules.map(({ form }) => form);
}
