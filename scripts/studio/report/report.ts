import { getLocation, parseTree } from 'jsonc-parser';
import type { Action, Notice, Report } from '#studio/protocol.ts';
import { checkSource } from '../../schemas/check.ts';
import { diffSchemas } from '../../schemas/diff/compare.ts';
import {
  discardsAnswers,
  formsWithLostAnswers,
  type Remedy,
  type Verdict,
  withoutWaiting,
} from '../../schemas/diff/verdict.ts';
import type { FileChange } from '../../schemas/source/json-edits.ts';
import type { Product } from '../../schemas/source/product.ts';
import type { Source } from '../../schemas/source/source.ts';
import { type Earlier, earlierSources } from '../earlier.ts';
import { remediesForGone } from './gone.ts';
import { listUses } from './list-uses.ts';
import { staffWords } from './staff-words.ts';

export function createReporter(product: Product) {
  const earlierSource = earlierSources(product);
  let compared: Compared | undefined;
  return (source: Source, texts: ReadonlyMap<string, string>): Report => {
    const earlier = earlierSource();
    if (earlier?.source !== compared?.earlier.source || earlier?.last !== compared?.earlier.last)
      compared = earlier && withCommitted(earlier);
    return reportOn(source, texts, compared);
  };
}

interface Compared {
  readonly earlier: Earlier;
  /** The keys of the diff's verdicts on changes that are already committed. */
  readonly committed: ReadonlySet<string>;
}

function withCommitted(earlier: Earlier): Compared {
  const verdicts = earlier.last && verdictsOn(earlier.source, earlier.last.source);
  return { earlier, committed: new Set(verdicts?.map(keyOf)) };
}

function reportOn(
  source: Source,
  texts: ReadonlyMap<string, string>,
  compared: Compared | undefined,
): Report {
  const earlier = compared?.earlier;
  const placed = ({ file, line, column }: { file: string; line: number; column: number }) => ({
    file,
    line,
    path: pathAt(texts.get(file) ?? '', line, column),
  });
  const told = staffWords(source);
  const verdicts = earlier ? verdictsOn(earlier.source, source) : undefined;
  const findings = withoutWaiting(checkSource(source), formsWithLostAnswers(verdicts ?? []));
  const goneRemedies = earlier && remediesForGone(earlier.source, source);
  const wrong = findings
    .filter(({ samplesOf }) => samplesOf === undefined)
    .map((each): Notice => {
      const place = placed(each);
      const { file, message, fix, edit } = each;
      const changes: FileChange[] = edit ? [{ file, do: 'edit', edit }] : [];
      const usual = fix ? [{ words: told(fix), ...(edit && { changes }) }] : [];
      const remedies = goneRemedies?.(each, place.path) ?? usual;
      return { ...place, level: 'wrong', message: told(message, file), remedies };
    });
  const behind = [...new Set(findings.flatMap(({ samplesOf }) => samplesOf ?? []))].map(
    (form): Notice => ({
      ...{ level: 'wrong', file: `${form}/flow.json`, line: 1, path: [] },
      message: `The example answers of “${titleOf(source, form)}” do not fit your changes yet.`,
      remedies: [update],
    }),
  );
  const { committed, uncommitted } = compared && verdicts ? byCommit(verdicts, compared, source) : {};
  const hurt = (some: readonly Verdict[] = []) =>
    some.map(
      (each): Notice => ({
        ...placed(each),
        level: each.level,
        message: told(each.message, each.file),
        remedies: each.remedies.flatMap((each) => remedyIn(each, told)),
        ...(each.answers && { answers: each.answers }),
      }),
    );
  const count = wrong.length + behind.length;
  const problems = count === 1 ? '1 problem' : `${count} problems`;
  return {
    notices: [...wrong, ...behind, ...hurt(uncommitted)],
    committed: hurt(committed),
    lists: listUses(earlier?.source ?? source),
    summary: [
      ...(count > 0 ? [`${problems}.`] : []),
      ...(!earlier ? ['There is no earlier commit to compare with.'] : []),
      ...(earlier && uncommitted ? [comesTo(uncommitted)] : []),
    ].join(' '),
  };
}

/**
 * Separates the verdicts on committed changes from all others. A committed change that would lose answers
 * counts as `uncommitted` until staff choose what happens to the answers. An edit that reverses a committed
 * change also counts as `uncommitted`. Only a comparison with the last commit finds this edit.
 */
function byCommit(verdicts: readonly Verdict[], { earlier, committed }: Compared, now: Source) {
  const { last } = earlier;
  if (!last) return { committed: [], uncommitted: verdicts };
  const since = verdictsOn(last.source, now) ?? [];
  const again = new Set(since.map(keyOf));
  const isCommitted = (each: Verdict) =>
    each.level !== 'breaking' && committed.has(keyOf(each)) && !again.has(keyOf(each));
  const uncommitted = verdicts.filter((each) => !isCommitted(each));
  const told = new Set([...verdicts.map(keyOf), ...uncommitted.map(subjectOf)]);
  // Verdicts that ask for a version update are left out, because the version is already higher than in the
  // base commit.
  const isUpdate = ({ remedies }: Verdict) => remedies.some((each) => each.isUpdate);
  const takenBack = since.filter(
    (each) => !told.has(keyOf(each)) && !told.has(subjectOf(each)) && !isUpdate(each),
  );
  return {
    committed: verdicts.filter(isCommitted),
    uncommitted: [...uncommitted, ...takenBack.map(unanswered)],
  };
}

const keyOf = ({ file, message }: Verdict) => `${file} ${message}`;
/**
 * Identifies the subject of a verdict. Includes the answers, because verdicts on removed questions of the
 * same step have the same line and column.
 */
const subjectOf = ({ file, line, column, answers = [] }: Verdict) =>
  JSON.stringify([file, line, column, answers.map(({ question, option }) => [question, option])]);

/**
 * Returns the verdict on an edit that reverses a committed change. Nobody has answered the committed version
 * yet, so no answers can be lost and nobody must answer again. Only the first sentence of the verdict, which
 * says what changed, still applies.
 */
function unanswered({ answers: _, ...verdict }: Verdict): Verdict {
  if (verdict.level === 'safe') return verdict;
  const [message = verdict.message] =
    /^(?:“[^”]*”|"[^"]*"|\((?:[^()]|\([^()]*\))*\)|[^.])*\./.exec(verdict.message) ?? [];
  return { ...verdict, level: 'warning', message, remedies: [] };
}

const update: Action = { words: 'Update the example answers', isUpdate: true };

function titleOf(source: Source, form: string): string {
  const flow = source.json.get(`${form}/flow.json`)?.value as { readonly title?: string } | undefined;
  return flow?.title ?? form;
}

/**
 * Converts a remedy to actions in the studio. Returns no action for a remedy that is only a line to paste,
 * because staff do not see the files.
 */
function remedyIn(
  { words, how, paste, changes, choices, isUpdate }: Remedy,
  told: (words: string) => string,
): Action[] {
  if (isUpdate) return [update];
  if (changes) return [{ words: told(words), changes, ...(choices && { choices }) }];
  return paste === undefined ? [{ words: told([words, how].filter(Boolean).join(': ')) }] : [];
}

function comesTo(verdicts: readonly Verdict[]): string {
  if (verdicts.length === 0) return 'Nothing has changed since the last commit.';
  const count = verdicts.length === 1 ? '1 change' : `${verdicts.length} changes`;
  const breaking = verdicts.filter(({ level }) => level === 'breaking');
  const isChoice = breaking.some(({ remedies }) => remedies.length > 1);
  return breaking.length > 0
    ? `${count}. Students would lose answers: ${isChoice ? 'choose below what happens to them' : 'the check below says what to do'}.`
    : verdicts.some(discardsAnswers)
      ? `${count}. Students lose saved answers, as you chose.`
      : verdicts.every(({ level }) => level === 'safe')
        ? `${count}, ${verdicts.length === 1 ? '' : 'all '}safe.`
        : `${count}. Nobody loses an answer.`;
}

function verdictsOn(before: Source, after: Source): Verdict[] | undefined {
  try {
    return diffSchemas(before, after);
  } catch {
    return undefined;
  }
}

/** Returns the path of the value at `line` and `column`, which count from 1. */
function pathAt(text: string, line: number, column: number): Notice['path'] {
  const plain = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const before = plain.split('\n').slice(0, line - 1);
  const offset = before.reduce((length, each) => length + each.length + 1, column - 1);
  return parseTree(plain) ? getLocation(plain, offset).path.filter((key) => key !== '') : [];
}
