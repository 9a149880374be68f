import { type Answers, type Flow, textOf } from '#engine/core/index.ts';
import { deleteFile, storeFile } from '#engine/storage/index.ts';

const kept: string[] = [];

/**
 * Answers in which a file that a sample names is a file that the engine finds. It is kept as a student's file is,
 * and given up with the page.
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
