import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { freezeToday } from '../../clock.ts';
import {
  clearStored,
  type EarlyInput,
  loadStored,
  pageRoot,
  readEarlyInput,
  replayInput,
} from './early-input.ts';

/** Early input that is not in the page any more when React has it. */
let captured: readonly EarlyInput[] = [];
let isHydrated = false;

/** Before React may render the page anew. */
export function captureEarlyInput(): void {
  captured = [...loadStored(), ...readEarlyInput(pageRoot())];
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
    queueMicrotask(() => {
      freezeToday();
      // First the draft from the phone, then over it the early input, one after the other.
      flushSync(() => setTaken(true));
      for (const each of early) flushSync(() => replayInput(root, each));
      if (root.querySelector('form')) clearStored();
      setTimeout(() => {
        if (pressed?.isConnected) pressed.click();
        root.dataset.ready = '';
      });
    });
  }, []);
  return null;
}
