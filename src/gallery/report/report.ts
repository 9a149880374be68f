import { useEffect, useState } from 'react';
import type { Place } from '../schema-files.ts';

/** What the check and the diff say of schemas/ as it is on the disk. The dev server sends one with every save. */
export interface Report {
  readonly findings: readonly { readonly place: Place; readonly message: string; readonly fix?: string }[];
  /** What a change means for students; none while there are findings. */
  readonly verdicts: readonly {
    readonly place: Place;
    readonly level: 'unsafe' | 'noticed' | 'safe';
    readonly message: string;
    readonly remedies: readonly { readonly words: string; readonly paste?: string }[];
  }[];
  /** What the verdicts come to, or why there are none. */
  readonly summary: string;
}

/** The report of the last save; undefined until the dev server has answered. */
export function useReport(): Report | undefined {
  const [report, setReport] = useState<Report>();
  useEffect(() => {
    const { hot } = import.meta;
    hot?.on('schemas:report', setReport);
    hot?.send('schemas:ask');
    return () => hot?.off('schemas:report', setReport);
  }, []);
  return report;
}

/** What the panel says needs not be laid over the pictures as well. */
export function uncoverPictures(): void {
  const uncover = () => {
    const overlay = document.querySelector('vite-error-overlay');
    if (overlay?.shadowRoot?.querySelector('.plugin')?.textContent?.includes('plugin:schemas]'))
      overlay.remove();
  };
  uncover();
  // Vite emits this before it shows the overlay.
  import.meta.hot?.on('vite:error', () => setTimeout(uncover));
}
