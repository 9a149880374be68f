import { type ReactNode, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { holdToday } from '../clock.ts';
import { retype, type Typed, typedInto } from './early-input.ts';

interface TakeOverProps {
  readonly root: HTMLElement;
  /** What was typed into a page that could not be taken over as it stood. */
  readonly typed: readonly Typed[];
  readonly children: ReactNode;
}

/**
 * The moment at which React has the page: what was typed before reaches it, then the press of a button is done.
 * Within one task, so that no key comes in between.
 */
export function TakeOver({ root, typed, children }: TakeOverProps) {
  const [, setTaken] = useState(false);
  useLayoutEffect(() => {
    const early = [...typed, ...typedInto(root)];
    const pressed = window.endEarly?.();
    delete window.endEarly;
    queueMicrotask(() => {
      holdToday();
      // Shows first what the phone has kept, and then one after the other what stands above it.
      flushSync(() => setTaken(true));
      for (const each of early) flushSync(() => retype(root, each));
      setTimeout(() => {
        if (pressed?.isConnected) pressed.click();
        root.dataset.ready = '';
      });
    });
  }, [root, typed]);
  return children;
}
