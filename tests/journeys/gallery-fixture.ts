import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { withoutCondition } from '../process.ts';
import { test as base } from './copy-fixture.ts';

interface Fixtures {
  /** Where `npm run forms`, running in the copy, says the gallery is. */
  gallery: string;
  /** What the editor was asked to open, and where. */
  openedInEditor: () => string;
}

export const test = base.extend<Fixtures>({
  gallery: async ({ copy }, use) => {
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
  },
  openedInEditor: async ({ copy }, use) => {
    const file = path.join(copy.dir, 'opened');
    await use(() => (existsSync(file) ? path.relative(copy.dir, readFileSync(file, 'utf8').trim()) : ''));
  },
});
