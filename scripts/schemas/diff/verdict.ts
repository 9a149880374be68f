import { byPlace, formatFinding, type Place } from '../source/finding.ts';
import type { FileChange } from '../source/json-edits.ts';

/**
 * How much a change affects people. safe: no answer is lost, and drafts continue as before. warning: no answer is lost,
 * but some people are asked again or see other steps. breaking: answers would be lost.
 */
export type Level = 'safe' | 'warning' | 'breaking';

/** What staff can do about a change: instructions, and a line to paste. */
export interface Remedy {
  /** What the remedy does, or the complete instructions. Also the label of the studio's button. */
  readonly words: string;
  /** Instructions for a person. If there are `changes`, the studio shows a button that applies them instead. */
  readonly how?: string;
  readonly paste?: string;
  /** Whether schemas:fix applies this remedy. */
  readonly isUpdate?: boolean;
  /** The remedy as changes of files. If there are `choices`, a person must first select one to replace the "…". */
  readonly changes?: readonly FileChange[];
  /** The values that may replace the "…" in `changes`. */
  readonly choices?: readonly string[];
}

/**
 * What happens to saved answers: they stay, are lost, or become another option. "left out" means that the change
 * affects drafts that have no answer to the question.
 */
export type Fate = 'stay' | 'lost' | 'left out' | { readonly becomes: string };

/**
 * The saved answers that a change affects: all answers to the question with this earlier name, or only those that
 * contain `option`.
 */
export interface SavedAnswers {
  readonly form: string;
  readonly question: string;
  readonly option?: string;
  readonly fate: Fate;
}

/** A change between two states of the schemas: the message about it, and its location in the current files. */
export interface Verdict extends Place {
  readonly level: Level;
  readonly message: string;
  readonly remedies: readonly Remedy[];
  /**
   * The flows whose saved answers change, so that their version must be increased. The list is empty for a breaking
   * change: staff must correct the change first, and may then need no new version.
   */
  readonly alters: readonly string[];
  /** Undefined if the change affects no answers, or if it is not known which. */
  readonly answers?: readonly SavedAnswers[];
}

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
