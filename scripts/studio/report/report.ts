import { getLocation, parseTree } from 'jsonc-parser';
import type { Action, Notice, Report } from '#studio/protocol.ts';
import { checkSource } from '../../schemas/check.ts';
import { diffSchemas } from '../../schemas/diff/compare.ts';
import type { Verdict } from '../../schemas/diff/verdict.ts';
import type { Finding } from '../../schemas/source/finding.ts';
import type { Product } from '../../schemas/source/product.ts';
import type { Source } from '../../schemas/source/source.ts';
import { type Earlier, earlierSources } from '../earlier.ts';
import { remediesForGone } from './gone.ts';
import { inTheStudio, isUpdate } from './in-the-studio.ts';
import { listUses } from './list-uses.ts';

/**
 * Creates a function that runs the check and the diff, and returns each of their messages as a notice with the JSON
 * path that the message is about.
 */
export function createReporter(product: Product) {
  const earlierSource = earlierSources(product);
  return (source: Source, texts: ReadonlyMap<string, string>): Report =>
    reportOn(source, texts, earlierSource());
}

/** Returns the problems that the check finds; if there are none, the effect of the changes since the base commit. */
function reportOn(source: Source, texts: ReadonlyMap<string, string>, earlier: Earlier | undefined): Report {
  const placed = ({ file, line, column }: { file: string; line: number; column: number }) => ({
    file,
    line,
    path: pathAt(texts.get(file) ?? '', line, column),
  });
  const findings = checkSource(source);
  const goneRemedies = earlier && remediesForGone(earlier.source, source);
  const wrong = findings.map((each): Notice => {
    const place = placed(each);
    const usual = each.fix ? [remedyOf(each)] : [];
    const remedies = goneRemedies?.(each, place.path) ?? usual;
    return { ...place, level: 'wrong', message: inTheStudio(each.message), remedies };
  });
  const verdicts = earlier ? verdictsOn(earlier.source, source) : undefined;
  const hurt = (verdicts ?? []).map(
    (each): Notice => ({
      ...placed(each),
      level: each.level,
      message: inTheStudio(each.message),
      remedies: each.remedies.map(({ words, how, paste, changes }) =>
        changes
          ? { words: inTheStudio(how ? `${words}.` : words), changes }
          : {
              words: inTheStudio(words),
              how: inTheStudio([how, paste].filter(Boolean).join(' ')),
              ...(isUpdate(`${words} ${how}`) && { isUpdate: true }),
            },
      ),
      ...(each.answers && { answers: each.answers }),
    }),
  );
  const problems = findings.length === 1 ? '1 problem' : `${findings.length} problems`;
  return {
    notices: [...wrong, ...hurt],
    lists: listUses(earlier?.source ?? source),
    summary: [
      ...(findings.length > 0
        ? [`${problems}. The phone shows the last valid form until this is fixed.`]
        : []),
      ...(!earlier ? ['There is no earlier commit to compare with.'] : []),
      ...(earlier && verdicts ? [comesTo(verdicts)] : []),
    ].join(' '),
  };
}

/** Sums up the verdicts of the diff in one sentence. The studio lists them one by one below that sentence. */
function comesTo(verdicts: readonly Verdict[]): string {
  if (verdicts.length === 0) return 'Nothing has changed since the last commit.';
  const count = verdicts.length === 1 ? '1 change' : `${verdicts.length} changes`;
  return verdicts.some(({ level }) => level === 'breaking')
    ? `${count}. Students would lose answers: choose below what happens to them.`
    : `${count}. Nobody loses an answer.`;
}

/**
 * Returns the verdicts of the diff; undefined if the files cannot be compared, in which case the check has already
 * listed why.
 */
function verdictsOn(before: Source, after: Source): Verdict[] | undefined {
  try {
    return diffSchemas(before, after);
  } catch {
    return undefined;
  }
}

/**
 * Returns the remedy of a finding. If the check knows the changes that solve the problem, the remedy contains them and
 * the page shows a button for it; otherwise the remedy is only a text.
 */
function remedyOf({ file, fix = '', edit }: Finding): Action {
  const words = inTheStudio(fix);
  if (edit) return { words, changes: [{ file, do: 'edit', edit }] };
  return isUpdate(fix) ? { words, isUpdate: true } : { words };
}

/** Returns the JSON path at a line and column of a text, both counted from 1. */
function pathAt(text: string, line: number, column: number): Notice['path'] {
  const plain = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const offset =
    plain
      .split('\n')
      .slice(0, line - 1)
      .join('\n').length +
    (line > 1 ? 1 : 0) +
    column -
    1;
  return parseTree(plain) ? getLocation(plain, offset).path.filter((key) => key !== '') : [];
}
