import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useOnBack } from '../dialog-history.ts';
import { focusHeading } from './focus-heading.ts';
import { Toasts } from './toasts/Toasts.tsx';
import { closeErrorToast } from './toasts/toast-store.ts';

interface DialogProps {
  readonly title: string;
  /**
   * The dialog calls this after Escape, Back or the close button. The caller then stops rendering the dialog.
   */
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
      // Returns the focus to the element that had it before, because React removes the dialog before the
      // browser can do this. If that element is gone, focuses the page's heading, as after any navigation.
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
  // Browsers without <dialog>, such as Safari before 15.4, use modal-dialog.ts. If it does not load, they
  // show the dialog's content within the page.
  const opening = import('./modal-dialog.ts').then(({ openModal }) => openModal(dialog));
  return () =>
    void opening.then(
      (close) => close(),
      () => undefined,
    );
}
