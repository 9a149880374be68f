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

/**
 * The input that is read from the DOM before hydration, because React may overwrite the input when rendering.
 */
let captured: readonly EarlyInput[] = [];
let restoreFocus: () => void = () => undefined;
let isHydrated = false;
let resolveHydrated: () => void;

/** Resolves once React handles submit events. From then on, the browser no longer posts forms itself. */
export const hydrated = new Promise<void>((resolve) => {
  resolveHydrated = resolve;
});

/**
 * Reads the input that was typed before hydration, and the focus. Must be called before React can replace the
 * prerendered page.
 */
export function captureEarlyInput(): void {
  captured = [...loadStored(), ...readEarlyInput(pageRoot())];
  restoreFocus = rememberFocus(pageRoot());
}

/**
 * Once React has hydrated the first page, enters all early input again in one task, so that no key press is
 * handled in between. Then clicks the button that was pressed.
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
      // Renders the stored draft first, because the early input is newer and must overwrite it.
      flushSync(() => setHydrated(true));
      restoreFocus();
      for (const each of early) flushSync(() => replayInput(root, each));
      if (root.querySelector('form')) clearStored();
      setTimeout(() => {
        const isRepeated = reloadReason() === 'repeat';
        if (pressed?.isConnected) pressed.click();
        // Clicks the submit button, to show the errors of a form that the server has refused, or to repeat
        // the click that made the page reload.
        else if (isRepeated || 'refused' in root.dataset)
          root.querySelector<HTMLElement>('form [type=submit]:not([name])')?.click();
        root.dataset.ready = '';
      });
    });
  }, []);
  return null;
}
