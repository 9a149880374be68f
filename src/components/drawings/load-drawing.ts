/**
 * Loads the component on demand, because only forms with drawings need it. The build (route-modules.ts) reads
 * the module's path from this import.
 */
export const loadDrawing = () =>
  import('#components/drawings/StepDrawing.tsx').then(({ StepDrawing }) => StepDrawing);
