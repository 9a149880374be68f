import { drawings } from './by-name.ts';
import { Drawing, type Drawn } from './Drawing.tsx';

/** The picture that a step of a form names. */
export function StepDrawing({ name }: { name: string }) {
  const drawn = (drawings as { readonly [name: string]: Drawn | undefined })[name];
  return drawn && <Drawing of={drawn} size={112} />;
}
