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

/** What is no longer in the page when React has it. */
let captured: readonly EarlyInput[] = [];
let isHydrated = false;

/** Before React may render the page anew. */
export function captureEarlyInput(): void {
  captured = [...loadStored(), ...readEarlyInput(pageRoot())];
}

/**
 * Stands beside the first page, and is there when React has all of it: what was typed before reaches it then, and
 * the press of a button is done. All within one task, so that no key comes in between.
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
      // Shows first what the phone has kept, and then one after the other what stands above it.
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
