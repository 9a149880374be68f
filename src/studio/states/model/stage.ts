import type { Flow } from '#engine/core/index.ts';
import { fieldId } from '#engine/react/index.ts';
import { createDraft, type Draft } from '#engine/storage/index.ts';
import { withFiles } from './demo-file.ts';
import type { ChosenFile, State } from './state.ts';

/** Creates a draft with the answers of a state. The draft has no policy for saving, so its answers stay in memory. */
export async function draftOf(flow: Flow, { answers }: State): Promise<Draft> {
  const draft = createDraft({ ...flow, definition: { ...flow.definition, draft: undefined } });
  for (const [step, own] of Object.entries(await withFiles(flow, answers))) draft.change(step, own);
  await draft.load();
  return draft;
}

/** Presses the button and chooses the file of a state on a page. */
export async function play(page: Document, { presses, choose }: State): Promise<void> {
  for (let press = 0; press < presses; press++) {
    pressButton(page);
    await settled();
  }
  if (choose) chooseFile(page, choose);
  await settled();
  // The file widget reads the first bytes of a file before it shows an error, so this waits for the error.
  for (let turn = 0; choose && turn < 100 && !page.querySelector('.error-words'); turn++) await settled();
}

/** Submits the form. The review has no form element, so its last filled button is pressed. */
function pressButton(page: Document): void {
  const form = page.querySelector('form');
  if (form) form.requestSubmit();
  else
    [...page.querySelectorAll<HTMLButtonElement>('button.button:not(.button-plain, .button-text)')]
      .at(-1)
      ?.click();
}

/** Simulates choosing a text file whose size is reported as `size` bytes. */
function chooseFile(page: Document, { field, name, size }: ChosenFile): void {
  const input = page.getElementById(fieldId(field));
  if (!input) return;
  const file = Object.defineProperty(new File(['A text'], name), 'size', { value: size });
  Object.defineProperty(input, 'files', { value: [file], configurable: true, writable: true });
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Waits until React has rendered. */
function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
