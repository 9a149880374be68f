/** Opens a dialog above the page, which is inert meanwhile. Returns what closes it. */
export function showModal(dialog: HTMLDialogElement): () => void {
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
