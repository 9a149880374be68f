import type { Plugin } from 'vite';
import { compileFlow } from '#scripts/schemas/compile/validators.ts';
import { conditionsOf, flowOf } from './flow.ts';
import { forms } from './forms.ts';

const name = 'virtual:validators';

/** Gives the portal's page the validators of its made-up flows, a chunk each. */
export function compiledValidators(): Plugin {
  const formOf = (id: string) => forms.find((form) => id === `\0${name}/${form.id}`);
  return {
    name: 'compiled-validators',
    resolveId: (source) => (source.startsWith(name) ? `\0${source}` : null),
    load(id) {
      const form = formOf(id);
      if (form) return compileFlow({ definition: flowOf(form), conditions: conditionsOf(form) }).code;
      if (id !== `\0${name}`) return null;
      const entries = forms.map((each) => `'${each.id}': () => import('${name}/${each.id}')`);
      return `export default { ${entries.join(', ')} };`;
    },
  };
}
