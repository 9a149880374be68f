import type { FieldSet, FlowDefinition, StepKind, WidgetName } from '#engine/core/index.ts';

type OfEveryPage = 'text' | 'textarea' | 'digits' | 'phone' | 'email' | 'password' | 'hidden';
type OfWizard = 'form' | 'content' | 'end';

const folder = '#engine/react';

const modules: { readonly [name in Exclude<WidgetName | StepKind, OfEveryPage | OfWizard>]: string } = {
  checkbox: 'widgets/on-demand/CheckboxWidget.tsx',
  checkboxes: 'widgets/on-demand/CheckboxesWidget.tsx',
  computed: 'widgets/on-demand/ComputedWidget.tsx',
  date: 'widgets/on-demand/choices.ts',
  decimal: 'widgets/on-demand/choices.ts',
  file: 'widgets/FileWidget.tsx',
  files: 'widgets/on-demand/FilesWidget.tsx',
  'international-phone': 'widgets/on-demand/InternationalPhoneWidget.tsx',
  number: 'widgets/on-demand/NumberWidget.tsx',
  radios: 'widgets/RadiosWidget.tsx',
  search: 'widgets/on-demand/SearchWidget.tsx',
  select: 'widgets/on-demand/choices.ts',
  time: 'widgets/on-demand/TimeWidget.tsx',
  quiz: 'step-kinds/Quiz.tsx',
  review: 'step-kinds/Review.tsx',
  // The modules below are not input controls, but templates for the fields in a group or repeat.
  group: 'rjsf/groups.tsx',
  matrix: 'rjsf/groups.tsx',
  rows: 'rows/register.ts',
  list: 'rows/register.ts',
};

export const widgetModules = [...new Set(Object.values(modules))].map((module) => `${folder}/${module}`);

export function widgetModulesOf({ steps }: Pick<FlowDefinition, 'steps'>): string[] {
  const named = ({ fields = {}, ui = {}, fieldSets = {} }: FieldSet): string[] => [
    ...Object.entries(ui).map(([name, { widget }]) => (fields[name]?.readOnly ? 'computed' : widget)),
    ...Object.values(fieldSets).flatMap(named),
  ];
  const names = new Set<string>(steps.flatMap((step) => [step.kind, ...named(step)]));
  const needed = Object.entries(modules).flatMap(([name, module]) => (names.has(name) ? [module] : []));
  return [...new Set(needed)].map((module) => `${folder}/${module}`);
}
