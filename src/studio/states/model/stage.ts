import type { Flow } from '#engine/core/index.ts';
import { fieldId } from '#engine/react/index.ts';
import { createDraft, type Draft } from '#engine/storage/index.ts';
import { withFiles } from './demo-file.ts';
import type { ChosenFile, State } from './state.ts';

/** A draft that holds a state's answers. Without a draft policy it lives in memory: the phone keeps nothing. */
export async function draftOf(flow: Flow, { answers }: State): Promise<Draft> {
  const draft = createDraft({ ...flow, definition: { ...flow.definition, draft: undefined } });
  for (const [step, own] of Object.entries(await withFiles(flow, answers))) draft.change(step, own);
  await draft.load();
  return draft;
}

/** Does on a page what a student has done there before it looks like this. */
export async function play(page: Document, { presses, choose }: State): Promise<void> {
  for (let press = 0; press < presses; press++) {
    pressButton(page);
    await settled();
  }
  if (choose) chooseFile(page, choose);
  await settled();
  // The widget reads the first bytes of a file before it refuses it.
  for (let turn = 0; choose && turn < 100 && !page.querySelector('.error-words'); turn++) await settled();
}

/** The page's main button: the one that submits its form, else (the review) the last one that is filled. */
function pressButton(page: Document): void {
  const form = page.querySelector('form');
  if (form) form.requestSubmit();
  else
    [...page.querySelectorAll<HTMLButtonElement>('button.button:not(.button-plain, .button-text)')]
      .at(-1)
      ?.click();
}

/** As if chosen from the phone: a text file that reports the size the state needs. */
function chooseFile(page: Document, { field, name, size }: ChosenFile): void {
  const input = page.getElementById(fieldId(field));
  if (!input) return;
  const file = Object.defineProperty(new File(['A text'], name), 'size', { value: size });
  Object.defineProperty(input, 'files', { value: [file], configurable: true, writable: true });
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Waits until React has drawn the last action. */
function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
