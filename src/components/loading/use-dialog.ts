import { type ComponentType, useState } from 'react';
import { useOnDemand } from './use-on-demand.ts';

/** A dialog that comes when it is asked for: undefined until then, and again once it was closed. */
export function useDialog<Props>(load: () => Promise<ComponentType<Props>>) {
  const { isLoading, ask } = useOnDemand(load);
  const [opened, setOpened] = useState<ComponentType<Props>>();

  async function open(): Promise<void> {
    if (isLoading) return;
    const Dialog = await ask();
    setOpened(() => Dialog);
  }

  return { Dialog: opened, isLoading, open, close: () => setOpened(undefined) };
}
