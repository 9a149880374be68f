/**
 * Only forms with drawings need the component. The build (route-modules.ts) reads its path from this import.
 */
export const loadDrawing = () =>
  import('#components/drawings/StepDrawing.tsx').then(({ StepDrawing }) => StepDrawing);
