import { checkSource, printFindings } from './check.ts';
import { diffSchemas } from './diff/compare.ts';
import { discardsAnswers, formatVerdict, type Level, type Verdict } from './diff/verdict.ts';
import { productOf } from './product-of.ts';
import { baseCommit, readSourceAt, resolveCommit } from './source/git.ts';
import type { Product } from './source/product.ts';
import { readSource, shownFolder } from './source/source.ts';

/**
 * Returns the exit code: 0 if no answers would be lost, 1 if some would be lost or the check has findings, 2
 * if the commit does not exist.
 */
function run(product: Product, ref: string | undefined): number {
  const after = readSource(product);
  const findings = checkSource(after);
  if (findings.length > 0) {
    console.error('First fix what npm run schemas:check finds:\n');
    printFindings(findings, product.schemas);
    return 1;
  }
  const commit = ref === undefined ? baseCommit(product.schemas) : resolveCommit(product.schemas, ref);
  if (!commit) {
    console.error(
      ref === undefined
        ? 'There is no earlier commit to compare with. Fetch the history (git fetch --unshallow), or name one: npm run schemas:diff <commit>'
        : `git knows no commit "${ref}".`,
    );
    return 2;
  }
  const verdicts = diffSchemas(readSourceAt(product, commit), after);
  for (const each of verdicts) console.log(`${formatVerdict(each, shownFolder(product.schemas))}\n`);
  console.log(summaryOf(verdicts, commit));
  return verdicts.some(({ level }) => level === 'breaking') ? 1 : 0;
}

export function summaryOf(verdicts: readonly Verdict[], commit: string): string {
  const since = `since ${commit.slice(0, 10)}`;
  if (verdicts.length === 0) return `Nothing changed ${since}.`;
  const count = (level: Level) => verdicts.filter((each) => each.level === level).length;
  const warnings = count('warning');
  const counts = `${count('breaking')} breaking, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}, ${count('safe')} safe`;
  if (count('breaking') > 0)
    return `${counts} ${since}. People would lose answers: do what is said under "breaking".`;
  return verdicts.some(discardsAnswers)
    ? `${counts} ${since}. People lose saved answers, as you chose.`
    : `${counts} ${since}. Nobody loses an answer.`;
}

if (import.meta.main) {
  const { product, args } = await productOf(process.argv.slice(2));
  process.exitCode = run(product, args[0]);
}
