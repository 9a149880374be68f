declare global {
  interface Window {
    /**
     * Defined by early-script.ts. Removes that script's event listeners, and returns the last button that was
     * pressed before hydration.
     */
    endEarly?: () => HTMLElement | undefined;
  }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The input of one form control that was changed before React hydrated the page. */
export interface EarlyInput {
  readonly name: string;
  readonly value: string;
  readonly isUnticked?: boolean | undefined;
  readonly files?: FileList | null | undefined;
  readonly caret?: number | null | undefined;
}

export function readEarlyInput(root: ParentNode): EarlyInput[] {
  return changedControls(root).map((control) => ({
    name: control.name,
    value: control.value,
    ...(isUnticked(control) && { isUnticked: true }),
    ...('files' in control && control.files?.length && { files: control.files }),
    ...(hasCaret(control) && { caret: control.selectionStart }),
  }));
}

const changedControls = (root: ParentNode) =>
  controls(root).filter((control) => control.name && isChanged(control));

const key = 'typed-early';
const neverStored = ['password', 'file'];

export const pageRoot = () => document.getElementById('root')!;

/**
 * Stores early input, except passwords and files, for the next load of the same address. Also turns off the
 * browser's own form restoration, which could show the input to the next student on a shared phone.
 */
export function storeForReload(): void {
  const root = pageRoot();
  if (root.dataset.ready !== undefined) return; // after hydration, the draft contains the input
  const inputs = changedControls(root);
  for (const control of inputs) control.autocomplete = 'off';
  const kept = inputs.filter(({ type }) => !neverStored.includes(type));
  const typed = kept.map((control) => ({
    name: control.name,
    value: control.value,
    ...(isUnticked(control) && { isUnticked: true }),
  }));
  if (typed.length === 0) return;
  try {
    const all = [...loadStored(), ...typed];
    sessionStorage.setItem(key, JSON.stringify({ at: location.pathname, typed: all }));
  } catch {}
}

export function loadStored(): readonly EarlyInput[] {
  try {
    const { at, typed } = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return at === location.pathname ? typed : [];
  } catch {
    return [];
  }
}

export function clearStored(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {}
}

export function rememberFocus(root: ParentNode): () => void {
  const { id, localName } = document.activeElement!;
  const selector = id ? `#${CSS.escape(id)}` : localName === 'h1' && localName;
  return () => {
    if (document.activeElement !== document.body || !selector) return;
    root.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  };
}

/**
 * Enters the early input again. Looks the control up by name, because hydration may have replaced the
 * element.
 */
export function replayInput(root: ParentNode, { name, value, isUnticked, files, caret }: EarlyInput): void {
  const named = controls(root).filter((control) => control.name === name);
  const control = named.some(isChoice) ? named.find((each) => each.value === value) : named[0];
  if (!control) return;
  if (isChoice(control)) {
    control.checked = isUnticked === true;
    control.click();
    return;
  }
  if (files && control instanceof HTMLInputElement) {
    control.files = files;
    dispatchInput(control);
  } else enterText(control, value);
  // Dispatches the blur event that React missed before hydration, because fields format numbers on blur.
  if (document.activeElement !== control)
    control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  // Restores the caret, because rendering the draft has moved it.
  if (caret != null && hasCaret(control) && control.value === value) control.setSelectionRange(caret, caret);
}

function enterText(control: Control, text: string): void {
  setNativeValue(control, text);
  dispatchInput(control);
  if (control.value === text || control instanceof HTMLSelectElement) return;
  // The field may have rejected the text as an edit of its current value. So the field is emptied, and the
  // text is entered again. If the field is still empty then, the characters are entered one by one.
  for (const value of ['', text]) {
    setNativeValue(control, value);
    dispatchInput(control);
  }
  if (control.value !== '') return;
  for (const key of text) {
    setNativeValue(control, control.value + key);
    dispatchInput(control);
  }
}

/**
 * Dispatches the events that typing causes. React handles them synchronously, and restores the old value if
 * the field rejects the new one.
 */
function dispatchInput(control: Control): void {
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

const controls = (root: ParentNode) => [...root.querySelectorAll<Control>('input, select, textarea')];

const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'radio' || control.type === 'checkbox';

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const first = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
    return control.value !== (first?.value ?? '');
  }
  if (isChoice(control)) return (control.checked && !control.defaultChecked) || isUnticked(control);
  return control.value !== control.defaultValue;
}

const isUnticked = (control: Control) =>
  control.type === 'checkbox' && isChoice(control) && !control.checked && control.defaultChecked;

const hasCaret = (control: Control): control is HTMLInputElement | HTMLTextAreaElement =>
  document.activeElement === control && 'selectionStart' in control;

/**
 * Sets the value with the native setter, which bypasses React's value tracking, so that React treats the
 * value as typed.
 */
function setNativeValue(control: Control, value: string): void {
  control.value = `${value} `;
  const { prototype } = control.constructor as { prototype: Control };
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(control, value);
}
