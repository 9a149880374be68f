import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { reloadReason } from '#components/loading/reload-page.ts';
import { freezeToday } from '../../clock.ts';
import {
  clearStored,
  type EarlyInput,
  loadStored,
  pageRoot,
  readEarlyInput,
  rememberFocus,
  replayInput,
} from './early-input.ts';

/** Early input: what was entered before hydration, and may be removed from the DOM when React renders. */
let captured: readonly EarlyInput[] = [];
let restoreFocus: () => void = () => undefined;
let isHydrated = false;
let resolveHydrated: () => void;

/** Resolves once React has hydrated the page. After that, the browser no longer posts forms by itself. */
export const hydrated = new Promise<void>((resolve) => {
  resolveHydrated = resolve;
});

/** Reads early input from the DOM. Must be called before React can replace the prerendered page. */
export function captureEarlyInput(): void {
  captured = [...loadStored(), ...readEarlyInput(pageRoot())];
  restoreFocus = rememberFocus(pageRoot());
}

/**
 * Renders nothing. Once React has hydrated the first page, enters the early input into the fields again, then clicks
 * the button that was pressed before hydration. All early input is entered in one task, so that no key press is
 * handled in between.
 */
export function Hydrator() {
  const [, setHydrated] = useState(false);
  useLayoutEffect(() => {
    if (isHydrated) return;
    isHydrated = true;
    const root = pageRoot();
    const early = [...captured, ...readEarlyInput(root)];
    const pressed = window.endEarly?.();
    delete window.endEarly;
    resolveHydrated();
    queueMicrotask(() => {
      freezeToday();
      // First renders the stored draft, then enters the early input over the draft, field by field.
      flushSync(() => setHydrated(true));
      restoreFocus();
      for (const each of early) flushSync(() => replayInput(root, each));
      if (root.querySelector('form')) clearStored();
      setTimeout(() => {
        const isRepeated = reloadReason() === 'repeat';
        if (pressed?.isConnected) pressed.click();
        // Clicks the submit button, either to show the errors that the server found, or because the student's click on
        // this button made the page reload.
        else if (isRepeated || 'refused' in root.dataset)
          root.querySelector<HTMLElement>('form [type=submit]:not([name])')?.click();
        root.dataset.ready = '';
      });
    });
  }, []);
  return null;
}
