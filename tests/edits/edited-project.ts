import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type RightEdit, withChanges } from '#scripts/schemas/testing/right-edits/edit.ts';
import { gitIn } from '#scripts/studio/testing/git-in.ts';
import { copyProject, type ProjectCopy } from '../journeys/project-copy.ts';

const root = path.resolve(import.meta.dirname, '../..');

export function editedProject(edits: readonly RightEdit[]): ProjectCopy {
  const copy = copyProject();
  const tests = path.join(root, 'tests');
  const left = ['fixture/dist', 'bench/peers'].map((name) => path.join(tests, name));
  cpSync(tests, path.join(copy.dir, 'tests'), { recursive: true, filter: (from) => !left.includes(from) });

  cpSync(path.join(root, '.biome.json'), path.join(copy.dir, '.biome.json'));

  const git = gitIn(copy.dir);
  git('add', 'schemas');
  git('commit', '--quiet', '--message', 'As it was');

  const schemas = path.join(copy.dir, 'schemas');
  const changes = edits.flatMap((edit) => Object.entries(edit.changes));
  const texts = new Map(
    changes.flatMap(([name]) => {
      const file = path.join(schemas, name);
      return existsSync(file) ? [[name, readFileSync(file, 'utf8')] as const] : [];
    }),
  );
  for (const [name, text] of withChanges(texts, changes)) {
    const file = path.join(schemas, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  for (const command of ['fix', 'check', 'diff', 'generate']) {
    const { status, said } = copy.run(`scripts/schemas/${command}.ts`);
    if (status !== 0) throw new Error(`${command} ended with ${status}:\n${said}`);
  }
  return copy;
}
