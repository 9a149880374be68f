import { engineNames, engines } from './engines.ts';

/** Finds the installed engines once, and passes their paths to all workers in ENGINES_FOUND. */
export default function findEngines(): void {
  const found = engineNames.map((name) => [name, engines[name].find()] as const);
  const missing = found
    .filter(([, executable]) => !executable)
    .map(([name]) => `${engines[name].title} was not found (${engines[name].install})`);
  if (missing.length > 0 && process.env.REQUIRE_ENGINES === '1')
    throw new Error(`REQUIRE_ENGINES=1, but ${missing.join(', and ')}.`);
  for (const message of missing) console.log(`${message}: its journeys are skipped.`);
  process.env.ENGINES_FOUND = JSON.stringify(Object.fromEntries(found));
}
