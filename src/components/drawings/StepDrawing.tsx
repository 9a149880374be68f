import { drawings } from './by-name.ts';
import { Drawing, type Drawn } from './Drawing.tsx';

/** The drawing that a form step refers to by name; nothing if the name is unknown. */
export function StepDrawing({ name }: { name: string }) {
  const drawn = (drawings as { readonly [name: string]: Drawn | undefined })[name];
  return drawn && <Drawing of={drawn} size={112} />;
}
