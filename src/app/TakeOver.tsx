import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { holdToday } from '../clock.ts';
import { forgetLastLoad, keptByLastLoad, pageRoot, retype, type Typed, typedInto } from './early-input.ts';

/** What is no longer in the page when React has it. */
let remembered: readonly Typed[] = [];
let hasTaken = false;

/** Before React may render the page anew. */
export function rememberTyped(): void {
  remembered = [...keptByLastLoad(), ...typedInto(pageRoot())];
}

/**
 * Stands beside the first page, and is there when React has all of it: what was typed before reaches it then, and
 * the press of a button is done. All within one task, so that no key comes in between.
 */
export function TakeOver() {
  const [, setTaken] = useState(false);
  useLayoutEffect(() => {
    if (hasTaken) return;
    hasTaken = true;
    const root = pageRoot();
    const early = [...remembered, ...typedInto(root)];
    const pressed = window.endEarly?.();
    delete window.endEarly;
    queueMicrotask(() => {
      holdToday();
      // Shows first what the phone has kept, and then one after the other what stands above it.
      flushSync(() => setTaken(true));
      for (const each of early) flushSync(() => retype(root, each));
      if (root.querySelector('form')) forgetLastLoad();
      setTimeout(() => {
        if (pressed?.isConnected) pressed.click();
        root.dataset.ready = '';
      });
    });
  }, []);
  return null;
}
