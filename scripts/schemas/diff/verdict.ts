import { byPlace, type Finding, formatFinding, type Place } from '../source/finding.ts';
import type { FileChange } from '../source/json-edits.ts';

/**
 * How much a change affects people. safe: no answer is lost, and drafts continue as before. warning: no answer is lost,
 * but some people are asked again or see other steps. breaking: answers would be lost.
 */
export type Level = 'safe' | 'warning' | 'breaking';

/** What staff can do about a change: instructions, and a line to paste. */
export interface Remedy {
  /** What the remedy does, or the complete instructions. The studio's button has this label. */
  readonly words: string;
  /**
   * Instructions for a person. If there are `changes`, the studio leaves out the instructions and shows a
   * button that applies the changes.
   */
  readonly how?: string;
  readonly paste?: string;
  /** Whether schemas:fix makes this change. */
  readonly isUpdate?: boolean;
  /**
   * The remedy as edits of files. If there are `choices`, a person must first choose one to replace the "…" in the
   * edits.
   */
  readonly changes?: readonly FileChange[];
  readonly choices?: readonly string[];
}

/**
 * What happens to saved answers: they stay, would be lost, are thrown away because migrations.json says so,
 * or become another option. "left out" is for drafts without an answer to a question that has become
 * required.
 */
export type Fate = 'stay' | 'lost' | 'thrown away' | 'left out' | { readonly becomes: string };

/**
 * The saved answers that a change affects: all answers to the question (by its earlier name), or only those that
 * contain `option`.
 */
export interface SavedAnswers {
  readonly form: string;
  readonly question: string;
  readonly option?: string;
  readonly fate: Fate;
}

/** A change between two versions of the schemas: a message about it, and its location in the current files. */
export interface Verdict extends Place {
  readonly level: Level;
  readonly message: string;
  readonly remedies: readonly Remedy[];
  /**
   * The flows whose saved answers change, so that their version must be raised. Empty for a breaking change, which
   * staff must correct first, and which may then need no new version.
   */
  readonly alters: readonly string[];
  /** Undefined if the change affects no answers, or if it is not known which. */
  readonly answers?: readonly SavedAnswers[];
}

/** Returns whether staff have decided that people lose saved answers. */
export const discardsAnswers = ({ answers = [] }: Pick<Verdict, 'answers'>): boolean =>
  answers.some(({ fate }) => fate === 'thrown away');

/**
 * Returns the forms whose samples wait until staff have chosen what happens to answers that would be lost: until then,
 * schemas:fix does not update them.
 */
export const formsWithLostAnswers = (verdicts: readonly Verdict[]): string[] =>
  verdicts
    .filter(({ level }) => level === 'breaking')
    .flatMap(({ answers = [] }) => answers.filter(({ fate }) => fate === 'lost').map(({ form }) => form));

/** Leaves out the findings in samples of forms that wait (see {@link formsWithLostAnswers}). */
export const withoutWaiting = (findings: readonly Finding[], waiting: readonly string[]): Finding[] =>
  findings.filter(({ samplesOf }) => samplesOf === undefined || !waiting.includes(samplesOf));

export const about = (verdict: Verdict, answers: readonly SavedAnswers[]): Verdict =>
  answers.length > 0 ? { ...verdict, answers } : verdict;

const withLevel =
  (level: Level) =>
  (place: Place, message: string, alters: readonly string[] = []): Verdict => ({
    ...place,
    level,
    message,
    remedies: [],
    alters,
  });

export const safe = withLevel('safe');
export const warning = withLevel('warning');

export function breaking(place: Place, message: string, remedies: readonly Remedy[] = []): Verdict {
  return { ...place, level: 'breaking', message, remedies, alters: [] };
}

export function formatVerdict(each: Verdict, folder = ''): string {
  const head = formatFinding({ ...each, message: `${each.level}: ${each.message}` }, folder);
  const remedies = each.remedies.flatMap(({ words, how, paste }, index) => [
    `    ${index > 0 ? 'Or: ' : ''}${how ? `${words}: ${how}` : words}`,
    ...(paste?.split('\n').map((line) => `        ${line}`) ?? []),
  ]);
  return [head, ...remedies].join('\n');
}

export function bySeverity(a: Verdict, b: Verdict): number {
  const weight: { readonly [level in Level]: number } = { breaking: 0, warning: 1, safe: 2 };
  return weight[a.level] - weight[b.level] || byPlace(a, b);
}
