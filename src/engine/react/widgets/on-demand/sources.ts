import type { WidgetOnDemand } from '../../../core/definition.ts';
import { registerRows } from '../../rows/row-parts.ts';
import { registerStructuredFields } from '../../structured-fields.ts';
import type { Widget } from '../widget.ts';

const structured = () =>
  import('#engine/react/rjsf/StepFields.tsx').then(({ StepFields }) => registerStructuredFields(StepFields));

/** Each import names its module from the engine's door, because a build reads it there. */
export const widgetSources: { readonly [name in WidgetOnDemand]: () => Promise<Widget | undefined> } = {
  checkbox: () =>
    import('#engine/react/widgets/on-demand/CheckboxWidget.tsx').then(({ CheckboxWidget }) => CheckboxWidget),
  checkboxes: () =>
    import('#engine/react/widgets/on-demand/CheckboxesWidget.tsx').then(
      ({ CheckboxesWidget }) => CheckboxesWidget,
    ),
  computed: () =>
    import('#engine/react/widgets/on-demand/ComputedWidget.tsx').then(({ ComputedWidget }) => ComputedWidget),
  files: () =>
    import('#engine/react/widgets/on-demand/FilesWidget.tsx').then(({ FilesWidget }) => FilesWidget),
  'international-phone': () =>
    import('#engine/react/widgets/on-demand/InternationalPhoneWidget.tsx').then(
      ({ InternationalPhoneWidget }) => InternationalPhoneWidget,
    ),
  search: () =>
    import('#engine/react/widgets/on-demand/SearchWidget.tsx').then(({ SearchWidget }) => SearchWidget),
  number: () =>
    import('#engine/react/widgets/on-demand/NumberWidget.tsx').then(({ NumberWidget }) => NumberWidget),
  time: () => import('#engine/react/widgets/on-demand/TimeWidget.tsx').then(({ TimeWidget }) => TimeWidget),
  // No control of their own: what shows groups and rows is asked for by name.
  group: structured,
  matrix: structured,
  rows: () =>
    import('#engine/react/rows/rows.ts').then(({ rowParts, StepFields }) => {
      registerStructuredFields(StepFields);
      return registerRows(rowParts());
    }),
};
