declare global {
  interface Window {
    /** Of early-script.ts: stops it, and returns the button that was pressed last. */
    endEarly?: () => HTMLElement | undefined;
  }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Input from before React had the page. */
export interface EarlyInput {
  readonly name: string;
  /** Of a radio or checkbox: which one was chosen. */
  readonly value: string;
  /** Of a checkbox from which a tick was taken. */
  readonly isUnticked?: boolean | undefined;
  readonly files?: FileList | null | undefined;
  /** The caret, if the field has the focus. */
  readonly caret?: number | null | undefined;
}

/** What was typed, chosen or filled in by the browser in a prerendered page. */
export function readEarlyInput(root: ParentNode): EarlyInput[] {
  return touched(root).map((control) => ({
    name: control.name,
    value: control.value,
    ...(isUnticked(control) && { isUnticked: true }),
    ...('files' in control && control.files?.length && { files: control.files }),
    ...(hasCaret(control) && { caret: control.selectionStart }),
  }));
}

const touched = (root: ParentNode) => controls(root).filter((control) => control.name && isTouched(control));

const key = 'typed-early';
const neverKept = ['password', 'file'];

/** React's root element in index.html. */
export const pageRoot = () => document.getElementById('root')!;

/**
 * Stores what was typed, but no password, for the next load of the same address, where React has not taken it over. The
 * browser must not restore it too: it would show it to the next student who goes Back to this page.
 */
export function storeForReload(): void {
  const root = pageRoot();
  if (root.dataset.ready !== undefined) return; // drafts keep it
  const inputs = touched(root);
  for (const control of inputs) control.autocomplete = 'off';
  const kept = inputs.filter(({ type }) => !neverKept.includes(type));
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

/** What the previous load has stored. */
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

/** Gives what puts the focus back where React has put another element in the place of the one that had it. */
export function rememberFocus(root: ParentNode): () => void {
  const { id, localName } = document.activeElement!;
  const selector = id ? `#${CSS.escape(id)}` : localName === 'h1' && localName;
  return () => {
    if (document.activeElement !== document.body || !selector) return;
    root.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  };
}

/**
 * Repeats the input so that React sees it. The control is found by its name, because hydration may have replaced it.
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
    tell(control);
  } else enter(control, value);
  // What was left before React had the page is left again: a number is put in order then.
  if (document.activeElement !== control)
    control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  // Showing the draft has moved the caret.
  if (caret != null && hasCaret(control) && control.value === value) control.setSelectionRange(caret, caret);
}

/** A text that its field refuses as a whole is typed key by key. */
function enter(control: Control, text: string): void {
  setUnseen(control, text);
  tell(control);
  if (control.value === text || control instanceof HTMLSelectElement) return;
  // An empty field shows whether the text was refused.
  for (const value of ['', text]) {
    setUnseen(control, value);
    tell(control);
  }
  if (control.value !== '') return;
  for (const key of text) {
    setUnseen(control, control.value + key);
    tell(control);
  }
}

/** React handles the event at once, and restores the value if the field refuses it. */
function tell(control: Control): void {
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

const controls = (root: ParentNode) => [...root.querySelectorAll<Control>('input, select, textarea')];

const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'radio' || control.type === 'checkbox';

function isTouched(control: Control): boolean {
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

/** Sets the value past React's own setter, so that React takes it for typed. */
function setUnseen(control: Control, value: string): void {
  control.value = `${value} `;
  const { prototype } = control.constructor as { prototype: Control };
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(control, value);
}
