import type { ComponentType } from 'react';

interface KeptFileNameProps {
  /** Where the file is kept: the answer. */
  readonly id: string;
}

let shown: ComponentType<KeptFileNameProps> | undefined;

/** Most forms have no files: what reads a file's name comes with those that do (loadWidgets). */
export function registerKeptFileName(component: ComponentType<KeptFileNameProps>): void {
  shown = component;
}

export function keptFileName(): ComponentType<KeptFileNameProps> {
  if (!shown) throw new Error('The page has to call loadWidgets: it shows a file.');
  return shown;
}
