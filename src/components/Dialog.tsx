import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useOnBack } from '../dialog-history.ts';
import { focusHeading } from './focus-heading.ts';
import { Toasts } from './toasts/Toasts.tsx';
import { closeErrorToast } from './toasts/toasts.ts';

interface DialogProps {
  readonly title: string;
  /** Called on Escape, Back or the close button. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * The browser's own modal dialog: it traps the focus, makes the page behind it inert, closes on Escape and restores the
 * focus. Only older browsers need extra code.
 */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const leave = () => {
    closeErrorToast(); // it was about this dialog
    onClose();
  };
  useOnBack(leave);
  useEffect(() => {
    const before = document.activeElement;
    const close = showModal(dialog.current!);
    // Firefox would skip the title and focus the first button.
    dialog.current!.querySelector('h2')?.focus();
    return () => {
      close();
      // React removes the dialog before the browser has restored the focus. If the element that had it is gone, because
      // the dialog was opened from another page, the heading gets the focus, as after any navigation.
      const isHere = before instanceof HTMLElement && before !== document.body && before.isConnected;
      isHere ? before.focus() : focusHeading();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return; // cancelling a file chooser inside bubbles up
        event.preventDefault();
        leave();
      }}
    >
      <Toasts />
      <div className="dialog-head">
        <h2 id={titleId} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className="dialog-close" aria-label="Close" onClick={leave}>
          <span aria-hidden="true">×</span>
        </button>
      </div>
      {children}
    </dialog>
  );
}

/** Opens a modal dialog and returns a function that closes it. */
function showModal(dialog: HTMLDialogElement): () => void {
  if (typeof dialog.showModal === 'function') {
    dialog.showModal();
    return () => dialog.close();
  }
  // For Safari before 15.4. If this chunk fails to load, the dialog's content is shown within the page.
  const opening = import('./modal-dialog.ts').then(({ openModal }) => openModal(dialog));
  return () =>
    void opening.then(
      (close) => close(),
      () => undefined,
    );
}
