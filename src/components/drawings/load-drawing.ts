/**
 * Loads the component that draws form steps' drawings, for forms that use any. The build reads the module's path from
 * this import.
 */
export const loadDrawing = () =>
  import('#components/drawings/StepDrawing.tsx').then(({ StepDrawing }) => StepDrawing);
