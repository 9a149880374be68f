import type { Plugin } from 'vite';
import { compileFlow } from '#scripts/schemas/compile/validators.ts';
import { widgetModulesOf } from '#scripts/schemas/compile/widgets.ts';
import { flowOf } from './conversions.ts';
import { forms } from './form.ts';

const name = 'virtual:forms';

export function compiledForms(): Plugin {
  const formOf = (id: string) => forms.find((form) => id === `\0${name}/${form.id}`);
  return {
    name: 'compiled-forms',
    resolveId: (source) => (source.startsWith(name) ? `\0${source}` : null),
    load(id) {
      const form = formOf(id);
      if (form) {
        const definition = flowOf(form);
        const { code } = compileFlow({ definition, conditions: {} });
        const widgets = widgetModulesOf(definition).map((module) => `() => import('${module}')`);
        return `${code}\nexport const widgets = [${widgets.join(', ')}];`;
      }
      if (id !== `\0${name}`) return null;
      const entries = forms.map((each) => `'${each.id}': () => import('${name}/${each.id}')`);
      return `export default { ${entries.join(', ')} };`;
    },
  };
}
