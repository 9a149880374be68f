import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { closeToast, type ShownToast, toastDuration, toastPlaces, toastStore } from './toast-store.ts';

const nothing = () => undefined;

/**
 * Shows the current toast. The app and each dialog contain a `Toasts`, because the page behind an open dialog
 * is inert.
 */
export function Toasts() {
  const id = useId();
  useEffect(() => toastPlaces.open(id), [id]);
  const place = useSyncExternalStore(toastPlaces.subscribe, toastPlaces.snapshot, nothing);
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.snapshot, nothing);
  const isOwnPlace = place === id && toast !== undefined;
  return (
    <div className="toasts">
      {/* This element is rendered even when empty, because screen readers announce only changes of an
          existing live region. */}
      <div role="status">
        {isOwnPlace && toast.status !== 'error' && <ToastBox key={toast.key} toast={toast} />}
      </div>
      {isOwnPlace && toast.status === 'error' && (
        <div role="alert">
          <ToastBox key={toast.key} toast={toast} />
        </div>
      )}
    </div>
  );
}

function ToastBox({ toast }: { toast: ShownToast }) {
  const timer = useAutoClose(() => closeToast(toast.key));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses the timer, so that it can be read longer
    <div
      className={`toast toast-${toast.isWaiting ? 'waiting' : toast.status}`}
      onMouseEnter={timer.pause}
      onMouseLeave={timer.resume}
      onFocus={timer.pause}
      onBlur={timer.resume}
    >
      <div>
        <strong>{toast.title}</strong>
        {toast.text && <p>{toast.text}</p>}
      </div>
      <button
        type="button"
        className="toast-close"
        aria-label="Close message"
        onClick={() => closeToast(toast.key)}
      >
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
}

/**
 * Closes the toast after 5 seconds, not counting the time while the toast is hovered or contains the focus.
 */
function useAutoClose(close: () => void) {
  const [isPaused, setPaused] = useState(false);
  const left = useRef(toastDuration);
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (isPaused) return;
    const since = performance.now();
    const timer = setTimeout(() => latest.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [isPaused]);
  return { pause: () => setPaused(true), resume: () => setPaused(false) };
}
