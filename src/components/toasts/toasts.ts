interface Toast {
  readonly title: string;
  readonly text?: string;
  readonly status: 'success' | 'error' | 'info';
}

/** A toast on screen. The number tells two with the same words apart. */
export interface ShownToast extends Toast {
  readonly key: number;
}

let shown: ShownToast | undefined;
let count = 0;
const listeners = new Set<() => void>();

/** Shows a toast, from anywhere. There is one at a time: the newest. */
export function addToast(toast: Toast): void {
  set({ ...toast, key: ++count });
}

export function closeToast(key: number): void {
  if (shown?.key === key) set(undefined);
}

/** Closes an error when its page or dialog is left: it is about that one. */
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
 * Where toasts can be seen: what lies under an open dialog is neither readable nor reachable, so the newest
 * place shows them. See Toasts.tsx.
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
