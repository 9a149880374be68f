import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { closeToast, type ShownToast, toastPlaces, toastStore } from './toasts.ts';

const toastDuration = 5000;

/** No toast, in a prerendered page. */
const nothing = () => undefined;

/** The place at the top where toasts appear; every dialog has one more of its own. */
export function Toasts() {
  const id = useId();
  useEffect(() => toastPlaces.open(id), [id]);
  const place = useSyncExternalStore(toastPlaces.subscribe, toastPlaces.snapshot, nothing);
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.snapshot, nothing);
  const isHere = place === id && toast !== undefined;
  return (
    <div className="toasts">
      {/* Always there, because a polite region is only heard when it was there before its words. */}
      <div role="status">
        {isHere && toast.status !== 'error' && <ToastBox key={toast.key} toast={toast} />}
      </div>
      {isHere && toast.status === 'error' && (
        <div role="alert">
          <ToastBox key={toast.key} toast={toast} />
        </div>
      )}
    </div>
  );
}

function ToastBox({ toast }: { toast: ShownToast }) {
  const hold = useClosing(() => closeToast(toast.key));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is read longer, nothing is done by pointing at it
    <div
      className={`toast toast-${toast.status}`}
      onMouseEnter={hold.pause}
      onMouseLeave={hold.resume}
      onFocus={hold.pause}
      onBlur={hold.resume}
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

/** Closes after the toast's time, which does not run while the student reads or holds it. */
function useClosing(close: () => void) {
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
