import { drawings } from './by-name.ts';
import { Drawing, type Drawn } from './Drawing.tsx';

/**
 * Renders the drawing that a step in flow.json names as its `drawing`, or nothing if no drawing has that
 * name.
 */
export function StepDrawing({ name }: { name: string }) {
  const drawn = (drawings as { readonly [name: string]: Drawn | undefined })[name];
  return drawn && <Drawing of={drawn} size={112} />;
}
