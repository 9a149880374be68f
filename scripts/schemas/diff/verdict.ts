import { byPlace, type Finding, formatFinding, type Place } from '../source/finding.ts';
import type { FileChange } from '../source/json-edits.ts';

/**
 * `safe` means that no answer is lost and drafts continue as before. `warning` means that some people are
 * asked again, see other steps, or lose answers that migrations.json drops. `breaking` means that answers
 * would be lost although migrations.json does not drop them.
 */
export type Level = 'safe' | 'warning' | 'breaking';

export interface Remedy {
  /** What the remedy does, or the complete instructions. The studio shows this text on its button. */
  readonly words: string;
  /** Instructions for a person. The studio shows a button instead if there are `changes`. */
  readonly how?: string;
  readonly paste?: string;
  /** True if `npm run schemas:fix` makes the changes of this remedy. */
  readonly isUpdate?: boolean;
  /** If there are `choices`, a person must first choose one to replace the "…" in `changes`. */
  readonly changes?: readonly FileChange[];
  readonly choices?: readonly string[];
}

/**
 * "thrown away" means that migrations.json drops the answers. "left out" means that drafts have no answer to
 * a question that has become required.
 */
export type Fate = 'stay' | 'lost' | 'thrown away' | 'left out' | { readonly becomes: string };

/**
 * Identifies saved answers: all answers to a question or, if `option` is set, only the answers that contain
 * the option. `question` is the question's name before the change.
 */
export interface SavedAnswers {
  readonly form: string;
  readonly question: string;
  readonly option?: string;
  readonly fate: Fate;
}

export interface Verdict extends Place {
  readonly level: Level;
  readonly message: string;
  readonly remedies: readonly Remedy[];
  /**
   * The flows whose saved answers change and whose version must therefore be raised. The list is empty for a
   * breaking change: staff must first correct the change, which may then need no new version.
   */
  readonly alters: readonly string[];
  /** The saved answers that the change affects; undefined if it affects none, or if they are not known. */
  readonly answers?: readonly SavedAnswers[];
}

export const discardsAnswers = ({ answers = [] }: Pick<Verdict, 'answers'>): boolean =>
  answers.some(({ fate }) => fate === 'thrown away');

/**
 * Returns the forms with lost answers. schemas:fix updates their samples only after staff have chosen what
 * happens to the answers.
 */
export const formsWithLostAnswers = (verdicts: readonly Verdict[]): string[] =>
  verdicts
    .filter(({ level }) => level === 'breaking')
    .flatMap(({ answers = [] }) => answers.filter(({ fate }) => fate === 'lost').map(({ form }) => form));

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
