import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useOnBack } from '../dialog-history.ts';
import { focusHeading } from './focus-heading.ts';
import { Toasts } from './toasts/Toasts.tsx';
import { closeErrorToast } from './toasts/toasts.ts';

interface DialogProps {
  readonly title: string;
  /** Asked for by Escape, Back or the close button. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * The browser's own modal dialog: it keeps the focus inside, makes the page behind it inert, closes on Escape,
 * gives the focus back, and costs no script but in older browsers.
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
    // Firefox would go past the title, to the first button.
    dialog.current!.querySelector('h2')?.focus();
    return () => {
      close();
      // React takes the dialog away before the browser has given the focus back. Where it was opened from
      // another page, the focus goes where it would have gone on this one.
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
        if (event.target !== event.currentTarget) return; // a file chooser in it was cancelled
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

/** Opens a dialog above the page, which is inert meanwhile. Returns what closes it. */
function showModal(dialog: HTMLDialogElement): () => void {
  if (typeof dialog.showModal === 'function') {
    dialog.showModal();
    return () => dialog.close();
  }
  // Safari before 15.4. If this chunk fails to load, the dialog's content is shown in the page.
  const opening = import('./modal-dialog.ts').then(({ openModal }) => openModal(dialog));
  return () =>
    void opening.then(
      (close) => close(),
      () => undefined,
    );
}
