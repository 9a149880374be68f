import { basename } from 'node:path';
import type { Report } from '../../src/gallery/report/report.ts';
import { diffSchemas } from '../schemas/diff/compare.ts';
import type { Verdict } from '../schemas/diff/verdict.ts';
import { summaryOf } from '../schemas/diff.ts';
import type { Finding } from '../schemas/source/finding.ts';
import { baseCommit, readSourceAt } from '../schemas/source/git.ts';
import type { Product, Source } from '../schemas/source/product.ts';

/** What `npm run schemas:check` and `npm run schemas:diff` say of a product's schemas, as data for a page to show. */
export function createReporter(product: Product): (source: Source, findings: readonly Finding[]) => Report {
  const folder = product.schemas;
  let earlier: { readonly commit: string; readonly source: Source } | undefined;
  const placeIn = ({ file, line }: Finding | Verdict) => `${basename(folder)}/${file}:${line}`;

  /** What the present state is compared with: read once, for as long as it is the same commit. */
  function earlierSource() {
    const commit = baseCommit(folder);
    if (commit && commit !== earlier?.commit) earlier = { commit, source: readSourceAt(product, commit) };
    return commit ? earlier : undefined;
  }

  return (source, findings) => {
    const report = (summary: string): Report => ({
      findings: findings.map((each) => ({ place: placeIn(each), message: each.message, fix: each.fix })),
      verdicts: [],
      summary,
    });
    if (findings.length > 0) return report('First mend what the check finds.');
    const before = earlierSource();
    if (!before)
      return report('There is no earlier commit to compare with. Fetch the history: git fetch --unshallow');
    const verdicts = diffSchemas(before.source, source);
    return {
      ...report(summaryOf(verdicts, before.commit)),
      verdicts: verdicts.map((each) => {
        const { level, message, remedies } = each;
        return { place: placeIn(each), level, message, remedies };
      }),
    };
  };
}
