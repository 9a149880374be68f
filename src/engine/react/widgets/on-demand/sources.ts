import type { WidgetOnDemand } from '../../../core/definition.ts';

/** A module that brings what shows some widgets, and says so to the engine. */
interface WidgetModule {
  readonly register: () => void;
}

/** Each import names its module from the engine's door, because a build reads it there. */
export const widgetSources: { readonly [name in WidgetOnDemand]: () => Promise<WidgetModule> } = {
  checkbox: () => import('#engine/react/widgets/on-demand/CheckboxWidget.tsx'),
  checkboxes: () => import('#engine/react/widgets/on-demand/CheckboxesWidget.tsx'),
  computed: () => import('#engine/react/widgets/on-demand/ComputedWidget.tsx'),
  files: () => import('#engine/react/widgets/on-demand/FilesWidget.tsx'),
  'international-phone': () => import('#engine/react/widgets/on-demand/InternationalPhoneWidget.tsx'),
  number: () => import('#engine/react/widgets/on-demand/NumberWidget.tsx'),
  search: () => import('#engine/react/widgets/on-demand/SearchWidget.tsx'),
  time: () => import('#engine/react/widgets/on-demand/TimeWidget.tsx'),
  // Of forms without a `Wizard`, which has them.
  date: () => import('#engine/react/widgets/on-demand/choices.ts'),
  decimal: () => import('#engine/react/widgets/on-demand/choices.ts'),
  radios: () => import('#engine/react/widgets/on-demand/choices.ts'),
  select: () => import('#engine/react/widgets/on-demand/choices.ts'),
  quiz: () => import('#engine/react/step-kinds/Quiz.tsx'),
  review: () => import('#engine/react/step-kinds/Review.tsx'),
  // No control of their own, but what shows the fields in them.
  group: () => import('#engine/react/rjsf/StepFields.tsx'),
  matrix: () => import('#engine/react/rjsf/StepFields.tsx'),
  rows: () => import('#engine/react/rows/rows.ts'),
};

/** The modules of these, fetched at once. */
export const fetchWidgets = (names: readonly WidgetOnDemand[]) =>
  Promise.all(names.map((name) => widgetSources[name]()));
