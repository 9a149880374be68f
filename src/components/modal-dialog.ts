import { createFocusTrap } from 'focus-trap';

/**
 * Opens a dialog in browsers without <dialog>, such as Safari before 15.4. Keeps the focus inside, hides the
 * rest of the page from screen readers, and fires `cancel` on Escape. Returns a function that closes the
 * dialog.
 */
export function openModal(dialog: HTMLElement): () => void {
  dialog.setAttribute('open', '');
  dialog.setAttribute('role', 'dialog');
  dialog.setAttribute('aria-modal', 'true');
  dialog.tabIndex = -1;
  Object.assign(dialog.style, style);
  const trap = createFocusTrap(dialog, {
    escapeDeactivates() {
      dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
      return false;
    },
    delayInitialFocus: false,
    initialFocus: () => dialog.querySelector<HTMLElement>('h2') ?? dialog,
    fallbackFocus: dialog,
    isolateSubtrees: 'aria-hidden',
    returnFocusOnDeactivate: false, // Dialog.tsx restores the focus
  });
  trap.activate();
  return () => void trap.deactivate();
}

const style: Partial<CSSStyleDeclaration> = {
  display: 'block',
  position: 'fixed',
  top: '0',
  right: '0',
  bottom: '0',
  left: '0',
  zIndex: '10',
  height: 'fit-content',
  overflow: 'auto',
  background: '#fff',
  boxShadow: '0 0 0 100vmax rgb(0 0 0 / 50%)',
};
