import type { JsonFile } from '../../../source/source.ts';
import { unknownValue } from '../../../source/unknown.ts';
import type { Rule } from '../rule.ts';
import { neededForms } from './needed.ts';

/** The order of the forms names forms that exist. */
export const forms: Rule = function* ({ source, flows }) {
  const portal = source.json.get('portal.json') as JsonFile<{ forms?: readonly string[] }> | undefined;
  const named = portal?.value.forms ?? [];
  // A folder with unreadable files is a form too.
  const folders = [...source.json.keys(), ...source.unreadable].map((path) => path.split('/')[0]!);
  // A missing form is reported by another rule.
  const known: readonly string[] = [...folders, ...neededForms(source)];
  const unnamed = flows.map(({ id }) => id).filter((id) => !named.includes(id));
  for (const [index, name] of named.entries()) {
    if (known.includes(name)) continue;
    const message = `There is no form "${name}".`;
    yield { fix: 'Delete it here.', ...unknownValue(portal!, ['forms', index], unnamed), message };
  }
};
