import type { FieldSet, FlowDefinition, WidgetName, WidgetOnDemand } from '#engine/core/index.ts';

const onDemand: { readonly [name in WidgetOnDemand]: true } = {
  ...{ checkbox: true, checkboxes: true, computed: true, files: true, group: true },
  ...{ 'international-phone': true, matrix: true, number: true, rows: true, search: true, time: true },
};

/** The widgets that a form needs beyond those of every page, also in its groups and rows. */
export function widgetsOnDemandIn({ steps }: FlowDefinition): readonly WidgetOnDemand[] {
  const named = ({ fields = {}, ui = {}, fieldSets = {} }: FieldSet): WidgetName[] => [
    ...Object.entries(ui).map(([name, { widget }]) => (fields[name]?.readOnly ? 'computed' : widget)),
    ...Object.values(fieldSets).flatMap(named),
  ];
  const names = new Set<string>(steps.flatMap(named));
  return (Object.keys(onDemand) as WidgetOnDemand[]).filter((name) => names.has(name));
}
