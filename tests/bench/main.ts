import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { arePeersInstalled } from './browser/contenders.ts';
import { benchLoad } from './browser/load.ts';
import { benchTyping } from './browser/typing.ts';
import { withSection } from './results.ts';
import { benchServer } from './server.ts';
import { benchStudio } from './studio/keys.ts';

/** Each function returns a section of the results. `npm run bench -- server` runs only the part `server`. */
const parts: Readonly<Record<string, () => Promise<string>>> = {
  load: benchLoad,
  typing: benchTyping,
  server: benchServer,
  studio: benchStudio,
};

const file = path.join(import.meta.dirname, 'RESULTS.md');
const intro = `# Benchmarks

Written by \`npm run bench\`, one section per part. None of these figures is tested: absolute times depend on the machine.
What can be compared is the **ratio** to a baseline in the same run: for pages, the same form in plain HTML (the floor);
for the server, a light call without other calls.
`;

const chosen = process.argv.slice(2);
const unknown = chosen.find((name) => !parts[name]);
if (unknown) {
  console.error(`Unknown part "${unknown}". The parts are: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
for (const [name, bench] of Object.entries(parts)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const section = await bench();
  console.log(`\n${section}\n`);
  writeFileSync(file, withSection(existsSync(file) ? readFileSync(file, 'utf8') : intro, name, section));
  console.log(`Written to ${path.relative(process.cwd(), file)}.`);
}
if (!arePeersInstalled)
  console.log('To compare with other form libraries, first: npm ci --prefix tests/bench/peers');
