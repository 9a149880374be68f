import type { FieldSet, FlowDefinition, WidgetName, WidgetOnDemand } from '#engine/core/index.ts';

const onDemand: { readonly [name in WidgetOnDemand]: true } = {
  ...{ checkbox: true, checkboxes: true, computed: true, date: true, decimal: true, files: true },
  ...{ group: true, 'international-phone': true, matrix: true, number: true, quiz: true, radios: true },
  ...{ review: true, rows: true, search: true, select: true, time: true },
};

/** The `Wizard` has these: it shows every form that has an address. */
const ofWizard: readonly string[] = ['date', 'decimal', 'radios', 'select'] satisfies WidgetOnDemand[];

/** The widgets, also in groups and rows, and the kinds of steps that a form needs beyond those of the page that shows it. */
export function widgetsOnDemandIn({ path, steps }: FlowDefinition): readonly WidgetOnDemand[] {
  const named = ({ fields = {}, ui = {}, fieldSets = {} }: FieldSet): WidgetName[] => [
    ...Object.entries(ui).map(([name, { widget }]) => (fields[name]?.readOnly ? 'computed' : widget)),
    ...Object.values(fieldSets).flatMap(named),
  ];
  const names = new Set<string>(steps.flatMap((step) => [step.kind, ...named(step)]));
  const hasAddress = path !== undefined || steps.some((step) => step.path);
  return (Object.keys(onDemand) as WidgetOnDemand[]).filter(
    (name) => names.has(name) && !(hasAddress && ofWizard.includes(name)),
  );
}
