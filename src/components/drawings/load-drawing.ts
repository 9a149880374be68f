/**
 * Loads the component that renders the drawings of form steps. Only forms with drawings need it. The build
 * (route-modules.ts) reads the component's path from this import.
 */
export const loadDrawing = () =>
  import('#components/drawings/StepDrawing.tsx').then(({ StepDrawing }) => StepDrawing);
