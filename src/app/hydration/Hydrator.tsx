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

/** Early input that is not in the page any more when React has it. */
let captured: readonly EarlyInput[] = [];
let restoreFocus: () => void = () => undefined;
let isHydrated = false;
let tellTakenOver: () => void;

/** Resolves once React has the page, from when on the browser posts nothing by itself. */
export const takenOver = new Promise<void>((resolve) => {
  tellTakenOver = resolve;
});

/** Before React may render the page anew. */
export function captureEarlyInput(): void {
  captured = [...loadStored(), ...readEarlyInput(pageRoot())];
  restoreFocus = rememberFocus(pageRoot());
}

/**
 * Rendered beside the first page: once React has hydrated it, passes on what was typed and presses the button that was
 * pressed. All in one task, so that no key comes in between.
 */
export function Hydrator() {
  const [, setTaken] = useState(false);
  useLayoutEffect(() => {
    if (isHydrated) return;
    isHydrated = true;
    const root = pageRoot();
    const early = [...captured, ...readEarlyInput(root)];
    const pressed = window.endEarly?.();
    delete window.endEarly;
    tellTakenOver();
    queueMicrotask(() => {
      freezeToday();
      // First the draft from the phone, then over it the early input, one after the other.
      flushSync(() => setTaken(true));
      restoreFocus();
      for (const each of early) flushSync(() => replayInput(root, each));
      if (root.querySelector('form')) clearStored();
      setTimeout(() => {
        const isRepeated = reloadReason() === 'repeat';
        if (pressed?.isConnected) pressed.click();
        // What the server has found wrong is said by React as well; a press that needed a new load goes on.
        else if (isRepeated || 'refused' in root.dataset)
          root.querySelector<HTMLElement>('form [type=submit]:not([name])')?.click();
        root.dataset.ready = '';
      });
    });
  }, []);
  return null;
}
