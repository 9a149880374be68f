import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useOnBack } from '../dialog-history.ts';
import { focusHeading } from './focus-heading.ts';
import { Toasts } from './toasts/Toasts.tsx';
import { closeErrorToast } from './toasts/toasts.ts';

interface DialogProps {
  readonly title: string;
  /** Called when the student presses Escape, Back or the close button. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A modal dialog, rendered as a <dialog> element: the browser keeps the focus inside, makes the page behind it inert,
 * closes it on Escape and restores the focus. Browsers without <dialog> get the same from modal-dialog.ts.
 */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const leave = () => {
    closeErrorToast(); // an error toast is about the dialog's form, so it closes with the dialog
    onClose();
  };
  useOnBack(leave);
  useEffect(() => {
    const before = document.activeElement;
    const close = showModal(dialog.current!);
    // Focuses the title. Firefox would focus the first button instead.
    dialog.current!.querySelector('h2')?.focus();
    return () => {
      close();
      // Restores the focus here, because React removes the dialog before the browser can restore the focus.
      // If the element that had the focus before is gone, because the dialog was opened from another page,
      // the page's heading gets the focus, as after any navigation.
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
        if (event.target !== event.currentTarget) return; // a file chooser's cancel event bubbles up
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

/** Opens a modal dialog. Returns a function that closes it. */
function showModal(dialog: HTMLDialogElement): () => void {
  if (typeof dialog.showModal === 'function') {
    dialog.showModal();
    return () => dialog.close();
  }
  // Browsers without <dialog>, such as Safari before 15.4, load modal-dialog.ts. If that fails, the dialog's content is
  // shown within the page.
  const opening = import('./modal-dialog.ts').then(({ openModal }) => openModal(dialog));
  return () =>
    void opening.then(
      (close) => close(),
      () => undefined,
    );
}
