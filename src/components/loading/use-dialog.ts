import { type ComponentType, useState } from 'react';
import { addToast } from '../toasts/toast-store.ts';
import { pageLoading } from './page-loading.ts';

/** Loads the component when the dialog is opened. `Dialog` is undefined while the dialog is closed. */
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

/**
 * Returns `ask`, which loads code for a pressed button. The app shows a spinner if loading is slow, and a
 * toast if it fails.
 */
export function useOnDemand<Part>(load: () => Promise<Part>) {
  const [isLoading, setLoading] = useState(false);

  async function ask(): Promise<Part | undefined> {
    setLoading(true);
    try {
      return await pageLoading.during(load());
    } catch (error) {
      console.error(error);
      addToast({
        title: 'That did not work',
        text: "Part of this page didn't load. Check your connection, then reload the page.",
        status: 'error',
      });
      return undefined;
    } finally {
      setLoading(false);
    }
  }

  return { isLoading, ask };
}
