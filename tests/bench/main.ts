import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { benchLoad } from './browser/load.ts';
import { installedPeers, installPeers } from './browser/peers.ts';
import { benchRows } from './browser/rows.ts';
import { benchTyping } from './browser/typing.ts';
import { withSection } from './results.ts';
import { benchServer } from './server/server.ts';
import { benchStudio } from './studio/keys.ts';

/** `npm run bench -- server` runs the named parts, `npm run bench` all of them; `--peers` installs the peers. */
const parts: Readonly<Record<string, () => Promise<string>>> = {
  load: benchLoad,
  typing: benchTyping,
  rows: benchRows,
  server: benchServer,
  studio: benchStudio,
};

const file = path.join(import.meta.dirname, 'RESULTS.md');
const intro = `# Measured

Written by \`npm run bench\`, a section a part. Nothing of it is a test: times are another machine's tomorrow. What
travels is the **ratio**: beside every figure stands a yardstick, measured in the same run, in turns with it.
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { peers: { type: 'boolean' } },
});
const unknown = positionals.find((name) => !parts[name]);
if (unknown) {
  console.error(`There is no part "${unknown}". There are: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
if (values.peers) installPeers();
for (const [name, bench] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const section = await bench();
  console.log(`\n${section}\n`);
  writeFileSync(file, withSection(existsSync(file) ? readFileSync(file, 'utf8') : intro, name, section));
  console.log(`Written to ${path.relative(process.cwd(), file)}.`);
}
if (installedPeers().length === 0)
  console.log(
    'To measure other libraries of forms beside the portal: npm run bench -- load typing rows --peers',
  );
