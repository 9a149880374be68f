import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withSection } from './results.ts';
import { benchServer } from './server/server.ts';

/** `npm run bench -- server` runs the parts that are named, `npm run bench` all of them. */
const parts: Readonly<Record<string, () => Promise<string>>> = { server: benchServer };

const file = path.join(import.meta.dirname, 'RESULTS.md');
const intro = `# Measured

Written by \`npm run bench\`, a section a part. Nothing of it is a test: times are another machine's tomorrow. What
travels is the **ratio**: beside every figure stands a yardstick, measured in the same run, in turns with it.
`;

const named = process.argv.slice(2);
const unknown = named.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(
    `There is no part "${unknown.join('", "')}". The parts are: ${Object.keys(parts).join(', ')}.`,
  );
  process.exit(1);
}

for (const [name, measure] of Object.entries(parts)) {
  if (named.length > 0 && !named.includes(name)) continue;
  const section = await measure();
  writeFileSync(file, withSection(existsSync(file) ? readFileSync(file, 'utf8') : intro, name, section));
  console.log(`\n${section}\n\nWritten to ${path.relative(process.cwd(), file)}.`);
}
