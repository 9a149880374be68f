declare global {
  interface Window {
    /** Of early-script.ts: ends its work and gives back the button that was pressed last. */
    endEarly?: () => HTMLElement | undefined;
  }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Something that a student did to a page before React had it. */
export interface EarlyInput {
  readonly name: string;
  /** Of a radio or checkbox: which one was chosen. */
  readonly value: string;
  readonly files?: FileList | null | undefined;
  /** Where the next key goes, if it goes here. */
  readonly caret?: number | null | undefined;
}

/** What was typed, chosen or filled in by the browser in a prerendered page. */
export function readEarlyInput(root: ParentNode): EarlyInput[] {
  return touched(root).map((control) => ({
    name: control.name,
    value: control.value,
    ...('files' in control && control.files?.length && { files: control.files }),
    ...(hasCaret(control) && { caret: control.selectionStart }),
  }));
}

const touched = (root: ParentNode) => controls(root).filter((control) => control.name && isTouched(control));

const key = 'typed-early';
const neverKept = ['password', 'file'];

/** What stands in index.html for React. */
export const pageRoot = () => document.getElementById('root')!;

/**
 * Keeps what was typed for the next load of the same address, but no password, where React has not taken it over. The
 * browser shall not keep it as well: it would give it to whoever goes Back to this page, be it the next student.
 */
export function storeForReload(): void {
  const root = pageRoot();
  if (root.dataset.ready !== undefined) return; // drafts keep it
  const all = touched(root);
  for (const control of all) control.autocomplete = 'off';
  const typed = all.flatMap(({ type, name, value }) => (neverKept.includes(type) ? [] : [{ name, value }]));
  if (typed.length === 0) return;
  try {
    const kept = [...loadStored(), ...typed];
    sessionStorage.setItem(key, JSON.stringify({ at: location.pathname, typed: kept }));
  } catch {}
}

/** What the load before has kept for this one. */
export function loadStored(): readonly EarlyInput[] {
  try {
    const { at, typed } = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return at === location.pathname ? typed : [];
  } catch {
    return [];
  }
}

/** Once a form has it. */
export function clearStored(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {}
}

/**
 * Tells React of it, as if it happened now: what it rendered before it had the page knows nothing of it. The control
 * is looked for by its name, because it may be another one by now.
 */
export function replayInput(root: ParentNode, { name, value, files, caret }: EarlyInput): void {
  const named = controls(root).filter((control) => control.name === name);
  const control = named.some(isChoice) ? named.find((each) => each.value === value) : named[0];
  if (!control) return;
  if (isChoice(control)) {
    control.checked = false;
    control.click();
    return;
  }
  if (files && control instanceof HTMLInputElement) {
    control.files = files;
    tell(control);
  } else enter(control, value);
  // What the phone had kept was shown first, and took the caret along.
  if (caret != null && hasCaret(control) && control.value === value) control.setSelectionRange(caret, caret);
}

/** A text that its field refuses as a whole is typed key by key, as far as the field takes it. */
function enter(control: Control, text: string): void {
  setUnseen(control, text);
  tell(control);
  if (control.value === text || control instanceof HTMLSelectElement) return;
  // Changed, or refused? An empty field tells.
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

/** React answers at once, and puts back what it does not take. */
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
  if (isChoice(control)) return control.checked && !control.defaultChecked;
  return control.value !== control.defaultValue;
}

const hasCaret = (control: Control): control is HTMLInputElement | HTMLTextAreaElement =>
  document.activeElement === control && 'selectionStart' in control;

/** React compares with what it has seen set last; set past it, the value counts as typed. */
function setUnseen(control: Control, value: string): void {
  control.value = `${value} `;
  const { prototype } = control.constructor as { prototype: Control };
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(control, value);
}
