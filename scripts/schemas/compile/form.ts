import { type FlowDefinition, type Parts, questionOf, type StepDefinition } from '#engine/core/index.ts';
import { interpolatedNames } from './interpolation.ts';
import { listsOf } from './lists.ts';
import { hasRelations, hasSets, hasTypedAnswers } from './reads.ts';
import { camelCase } from './types.ts';
import { widgetModulesOf } from './widgets.ts';

/** What a form brings to the engine, where it needs it. */
const partsNeeded: { readonly [part in keyof Parts]-?: (form: FlowDefinition) => boolean } = {
  relations: ({ steps }) => steps.some(hasRelations),
  // Also where it had some: their answers are moved by the way to them.
  sets: ({ steps, migrations = [] }) =>
    steps.some(hasSets) || migrations.some((change) => questionOf(change).includes('.')),
  // Also where a text says an answer in other words than it is kept in.
  typed: (form) =>
    form.steps.some((step) => hasTypedAnswers(step) || answersSaidIn(step).some(isSaidOtherwise(form))),
};

const answersSaidIn = (step: StepDefinition) =>
  interpolatedNames(JSON.stringify(step)).map(({ name }) => name.split('.')[0]!);

const isSaidOtherwise =
  ({ steps }: FlowDefinition) =>
  (name: string) =>
    steps.some(({ ui = {}, fieldSets = {} }) => {
      const { widget, optionTitles } = ui[name] ?? {};
      return widget === 'date' || optionTitles || Object.hasOwn(fieldSets, name);
    });

const fetching = (module: string) => `    () => import('${module}'),\n`;

/** The code of a definition with the functions that check it, and with no more of the engine than it needs. */
export function formOf(form: FlowDefinition): string {
  const definition = `${camelCase(form.id)}Definition`;
  const widgets = widgetModulesOf({ steps: form.steps.slice(0, 1) });
  const laterWidgets = widgetModulesOf(form).filter((module) => !widgets.includes(module));
  const lists = listsOf(form).map(
    (name) => `  '${name}': createOptionList(new URL('../options/${name}.json', import.meta.url)),\n`,
  );
  const parts = Object.entries(partsNeeded).flatMap(([part, isNeeded]) => (isNeeded(form) ? [part] : []));
  const imports = parts.map((part) => `import { ${part} } from '#engine/core/${part}/index.ts';\n`);
  const own = [
    `definition: ${definition}`,
    'validators',
    ...Object.entries({ widgets, laterWidgets }).flatMap(([name, modules]) =>
      modules.length > 0 ? [`${name}: [\n${modules.map(fetching).join('')}  ]`] : [],
    ),
    ...(lists.length > 0 ? ['lists'] : []),
    ...parts,
  ];
  return `import ${lists.length > 0 ? '{ createOptionList, type Flow }' : 'type { Flow }'} from '#engine/core/index.ts';
${imports.join('')}import { ${definition} } from './flow.ts';
import validators from './validators.js';

${lists.length > 0 ? `const lists = {\n${lists.join('')}};\n\n` : ''}export const form: Flow = {
${own.map((each) => `  ${each},\n`).join('')}};
`;
}
