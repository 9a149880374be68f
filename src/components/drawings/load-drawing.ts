/** What draws the pictures of forms comes with the forms that have some. The build reads from it which module that is. */
export const loadDrawing = () =>
  import('#components/drawings/StepDrawing.tsx').then(({ StepDrawing }) => StepDrawing);
