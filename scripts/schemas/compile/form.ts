import type { FlowDefinition } from '#engine/core/index.ts';
import { needsStructure } from './dependencies.ts';
import { listsOf } from './lists.ts';
import { camelCase } from './types.ts';
import { widgetModulesOf } from './widgets.ts';

const lazyImport = (module: string) => `    () => import('${module}'),\n`;

export function formOf(form: FlowDefinition): string {
  const definition = `${camelCase(form.id)}Definition`;
  const widgets = widgetModulesOf({ steps: form.steps.slice(0, 1) });
  const laterWidgets = widgetModulesOf(form).filter((module) => !widgets.includes(module));
  const lists = listsOf(form).map(
    (name) => `  '${name}': createOptionList(new URL('../options/${name}.json', import.meta.url)),\n`,
  );
  const isStructured = form.steps.some(needsStructure);
  const own = [
    `definition: ${definition}`,
    'validators',
    ...Object.entries({ widgets, laterWidgets }).flatMap(([name, modules]) =>
      modules.length > 0 ? [`${name}: [\n${modules.map(lazyImport).join('')}  ]`] : [],
    ),
    ...(lists.length > 0 ? ['lists'] : []),
    ...(isStructured ? ['structure'] : []),
  ];
  return `import ${lists.length > 0 ? '{ createOptionList, type Flow }' : 'type { Flow }'} from '#engine/core/index.ts';
${isStructured ? "import { structure } from '#engine/core/structure/index.ts';\n" : ''}import { ${definition} } from './flow.ts';
import validators from './validators.js';

${lists.length > 0 ? `const lists = {\n${lists.join('')}};\n\n` : ''}export const form: Flow = {
${own.map((each) => `  ${each},\n`).join('')}};
`;
}
