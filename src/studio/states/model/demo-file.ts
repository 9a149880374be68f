import { type Answers, type Flow, textOf } from '#engine/core/index.ts';
import { deleteFile, storeFile } from '#engine/storage/index.ts';

const kept: string[] = [];

/**
 * Stores a demo file for each file named in a sample's answers, so that the form finds the file. The demo
 * files are deleted when the page is closed.
 */
export async function withFiles({ definition }: Flow, answers: Answers): Promise<Answers> {
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
