import { rmSync } from 'node:fs';
import { folder } from './folder.ts';

/** Deletes the screenshots of earlier runs, which may show states that no longer exist. */
export default () => rmSync(folder, { recursive: true, force: true });
