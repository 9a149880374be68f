import { engineNames, engines } from './engines.ts';

/** Before all journeys: which engines are here, once for all workers. What is missing is said. */
export default function lookForEngines(): void {
  const found = engineNames.map((name) => [name, engines[name].find()] as const);
  const missing = found
    .filter(([, executable]) => !executable)
    .map(([name]) => `${engines[name].title} was not found (${engines[name].install})`);
  if (missing.length > 0 && process.env.REQUIRE_ENGINES === '1')
    throw new Error(`REQUIRE_ENGINES=1, but ${missing.join(', and ')}.`);
  for (const words of missing) console.log(`${words}: its journeys are skipped.`);
  process.env.ENGINES_FOUND = JSON.stringify(Object.fromEntries(found));
}
