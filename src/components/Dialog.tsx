import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useOnBack } from '../dialog-history.ts';
import { focusHeading } from './focus-heading.ts';
import { Toasts } from './toasts/Toasts.tsx';
import { closeErrorToast } from './toasts/toast-store.ts';

interface DialogProps {
  readonly title: string;
  /** Called after Escape, Back or the close button. The caller then stops rendering the dialog. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

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
    // Focuses the title, because Firefox would focus the first button.
    dialog.current!.querySelector('h2')?.focus();
    return () => {
      close();
      // Returns the focus, because React removes the dialog before the browser can do so. If the element that
      // had the focus is gone, focuses the page's heading, as after any navigation.
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

function showModal(dialog: HTMLDialogElement): () => void {
  if (typeof dialog.showModal === 'function') {
    dialog.showModal();
    return () => dialog.close();
  }
  // For browsers without <dialog>, such as Safari before 15.4. If modal-dialog.ts does not load, the dialog's
  // content is shown within the page.
  const opening = import('./modal-dialog.ts').then(({ openModal }) => openModal(dialog));
  return () =>
    void opening.then(
      (close) => close(),
      () => undefined,
    );
}
