import type { ComponentType } from 'react';

interface KeptFileNameProps {
  /** The answer: the file's id. */
  readonly id: string;
}

let shown: ComponentType<KeptFileNameProps> | undefined;

/** Set by forms with files (loadWidgets): most forms have none. */
export function registerKeptFileName(component: ComponentType<KeptFileNameProps>): void {
  shown = component;
}

export function keptFileName(): ComponentType<KeptFileNameProps> {
  if (!shown) throw new Error('The page has to call loadWidgets: it shows a file.');
  return shown;
}
