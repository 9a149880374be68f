import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { benchLists } from './browser/lists.ts';
import { benchLoad } from './browser/load.ts';
import { installedPeers, installPeers } from './browser/peers.ts';
import { benchRows } from './browser/rows.ts';
import { benchTyping } from './browser/typing.ts';
import { benchBytes } from './bytes.ts';
import { type Options, readOptions } from './options.ts';
import { withSection } from './results.ts';
import { benchServer } from './server/server.ts';
import { benchStudio } from './studio/keys.ts';

/** `npm run bench -- server` runs the parts that are named, `npm run bench` all of them. */
const parts: Readonly<Record<string, (options: Options) => string | Promise<string>>> = {
  bytes: benchBytes,
  load: benchLoad,
  typing: benchTyping,
  rows: benchRows,
  lists: benchLists,
  server: benchServer,
  studio: benchStudio,
};

const file = path.join(import.meta.dirname, 'RESULTS.md');
const intro = `# Measured

Written by \`npm run bench\`, a section a part. Nothing of it is a test: times are another machine's tomorrow. What
travels is the **ratio**: beside every figure stands a yardstick, measured in the same run, in turns with it.
`;

function asked(): Options {
  try {
    const options = readOptions(process.argv.slice(2), Object.keys(parts));
    if (options.peers) installPeers();
    return options;
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

const options = asked();
for (const name of options.parts) {
  const section = await parts[name]!(options);
  console.log(`\n${section}\n`);
  if (options.only) continue;
  writeFileSync(file, withSection(existsSync(file) ? readFileSync(file, 'utf8') : intro, name, section));
  console.log(`Written to ${path.relative(process.cwd(), file)}.`);
}
if (installedPeers().length === 0)
  console.log(
    'To measure other libraries of forms beside the portal: npm run bench -- load typing rows --peers',
  );
