import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { withoutCondition } from '../process.ts';
import { test as base } from './fixture.ts';
import { copy, type ProjectCopy } from './project-copy.ts';

interface Tried {
  copy: ProjectCopy;
  /** Where `npm run forms`, running in the copy, says the gallery is. */
  gallery: string;
}

interface Fixtures {
  /** What the editor was asked to open, and where. */
  openedInEditor: () => string;
}

async function openedInEditor(
  { copy }: Pick<Tried, 'copy'>,
  use: (opened: () => string) => Promise<void>,
): Promise<void> {
  const file = path.join(copy.dir, 'opened');
  await use(() => (existsSync(file) ? path.relative(copy.dir, readFileSync(file, 'utf8').trim()) : ''));
}

async function gallery(
  { copy }: Pick<Tried, 'copy'>,
  use: (address: string) => Promise<void>,
): Promise<void> {
  const editor = path.join(copy.dir, 'editor');
  writeFileSync(editor, '#!/bin/sh\necho "$@" > opened\n');
  chmodSync(editor, 0o755);
  const forms = spawn(process.execPath, ['scripts/tooling/forms.ts'], {
    cwd: copy.dir,
    env: { ...withoutCondition, NO_COLOR: '1', LAUNCH_EDITOR: editor },
  });
  let address = '';
  for await (const line of createInterface(forms.stdout)) {
    address = /^All forms: (\S+)/.exec(line)?.[1] ?? '';
    if (address) break;
  }
  forms.stdout.resume();
  await use(address);
  forms.kill();
  await once(forms, 'exit');
}

/** Each test has a copy and a gallery of its own. */
export const test = base.extend<Tried>({ copy, gallery });

/** The tests of a file share them, one after the other: to copy and to start takes longer than to look. */
export const sharingTest = base.extend<Fixtures, Tried>({
  copy: [copy, { scope: 'worker' }],
  gallery: [gallery, { scope: 'worker' }],
  openedInEditor,
});
