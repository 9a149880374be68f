import { type Answers, type Flow, type StepAnswers, textOf } from '#engine/core/index.ts';
import { fieldId } from '#engine/react/index.ts';
import { createDraft, type Draft, deleteFile, storeFile } from '#engine/storage/index.ts';
import type { ChosenFile, State } from './state.ts';

/**
 * Creates a draft with the answers of a state up to the step. Later steps are empty, as for a student who has
 * just reached the step. The draft stays in memory, because the form's setting for saving drafts is removed.
 */
export async function draftOf(flow: Flow, stepId: string, { answers }: State): Promise<Draft> {
  const draft = createDraft({ ...flow, definition: { ...flow.definition, draft: undefined } });
  const ids = flow.definition.steps.map(({ id }) => id);
  const given = ids
    .slice(0, ids.indexOf(stepId) + 1)
    .flatMap((id) => (answers[id] ? [[id, answers[id]]] : []));
  for (const [step, own] of Object.entries(await withFiles(flow, Object.fromEntries(given))))
    draft.change(step, own);
  await draft.load();
  return draft;
}

export async function fillStep(flow: Flow, draft: Draft, step: string, own: StepAnswers): Promise<void> {
  const { [step]: ready = own } = await withFiles(flow, { [step]: own });
  draft.change(step, ready);
}

export async function play(page: Document, { presses, choose }: State): Promise<void> {
  for (let press = 0; press < presses; press++) {
    pressButton(page);
    await settled();
  }
  if (choose) chooseFile(page, choose);
  await settled();
  // The file widget reads the start of a file before it shows an error, so this loop waits for the error.
  for (let turn = 0; choose && turn < 100 && !page.querySelector('.error-words'); turn++) await settled();
}

/**
 * Presses the button of the step. A review has no form element to submit, so there the last button with a
 * filled background is clicked.
 */
function pressButton(page: Document): void {
  const form = page.querySelector('form');
  if (form) form.requestSubmit();
  else
    [...page.querySelectorAll<HTMLButtonElement>('button.button:not(.button-plain, .button-text)')]
      .at(-1)
      ?.click();
}

function chooseFile(page: Document, { field, name, size }: ChosenFile): void {
  const input = page.getElementById(fieldId(field));
  if (!input) return;
  const file = Object.defineProperty(new File(['A text'], name), 'size', { value: size });
  Object.defineProperty(input, 'files', { value: [file], configurable: true, writable: true });
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Returns a promise that resolves in a timeout, after React has rendered. */
function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

const kept: string[] = [];

/**
 * Stores a demo file for each file named in a sample's answers, so that the form finds the file. The demo
 * files are deleted when the page is closed.
 */
async function withFiles({ definition }: Flow, answers: Answers): Promise<Answers> {
  const withOwn = { ...answers };
  for (const { id, ui = {} } of definition.steps) {
    for (const [field, { widget }] of Object.entries(ui)) {
      const answer = answers[id]?.[field];
      if ((widget !== 'file' && widget !== 'files') || !answer) continue;
      const own = Array.isArray(answer)
        ? await Promise.all(answer.map((each) => storeDemoFile(textOf(each))))
        : await storeDemoFile(textOf(answer));
      withOwn[id] = { ...withOwn[id], [field]: own };
    }
  }
  return withOwn;
}

async function storeDemoFile(name: string): Promise<string> {
  const id = await storeFile(new File([new Uint8Array(240_000)], name));
  kept.push(id);
  return id;
}

window.addEventListener('pagehide', () => {
  for (const id of kept) void deleteFile(id);
});
