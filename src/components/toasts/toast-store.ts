/**
 * The time, in milliseconds, for which a toast is shown. The lender's specification requires five seconds.
 */
export const toastDuration = 5000;

interface Toast {
  readonly title: string;
  readonly text?: string;
  readonly status: 'success' | 'error' | 'info';
  /**
   * True if the failed call is repeated automatically. The toast then has the colours for waiting instead of
   * the colours for an error.
   */
  readonly isWaiting?: boolean;
}

export interface ShownToast extends Toast {
  readonly key: number;
}

let shown: ShownToast | undefined;
let count = 0;
const listeners = new Set<() => void>();

export function addToast(toast: Toast): void {
  set({ ...toast, key: ++count });
}

export function closeToast(key: number): void {
  if (shown?.key === key) set(undefined);
}

/**
 * Closes the toast if it shows an error. Call this when the error may no longer apply: its page or dialog
 * closes, or the form changes or is submitted again.
 */
export function closeErrorToast(): void {
  if (shown?.status === 'error') set(undefined);
}

function set(toast: ShownToast | undefined): void {
  shown = toast;
  for (const listener of listeners) listener();
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  snapshot: () => shown,
};

/**
 * The ids of the rendered toast regions (Toasts.tsx). Only the last region shows the toast. While a dialog is
 * open, the last region is in the dialog, because everything behind the dialog is inert.
 */
let places: readonly string[] = [];

export const toastPlaces = {
  subscribe: toastStore.subscribe,
  snapshot: () => places.at(-1),
  open(place: string) {
    places = [...places, place];
    set(shown);
    return () => {
      places = places.filter((each) => each !== place);
      set(shown);
    };
  },
};
