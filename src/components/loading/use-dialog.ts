import { type ComponentType, useState } from 'react';
import { addToast } from '../toasts/toasts.ts';
import { pageLoading } from './page-loading.ts';

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

/** A part of a page that comes when it is asked for. The student is told while it comes, and where it does not. */
export function useOnDemand<Part>(load: () => Promise<Part>) {
  const [isLoading, setLoading] = useState(false);

  /** Undefined where it did not come. */
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
