import { byPlace, formatFinding, type Place } from '../source/finding.ts';
import type { FileChange } from '../source/json-edits.ts';

/**
 * What a change means for people. safe: they lose nothing, and those who are half-way go on as before.
 * noticed: nothing is lost, but some are asked again or sent another way. unsafe: answers would be lost.
 */
export type Level = 'safe' | 'noticed' | 'unsafe';

/** What staff can do about a change, and the line to paste for it. */
export interface Remedy {
  /** When it is right, or all that there is to say. */
  readonly words: string;
  /** How it is done by hand; no more is said of it where a press does it. */
  readonly how?: string;
  readonly paste?: string;
  /** The same, done: what happens to the files. None where a person has to say something first. */
  readonly changes?: readonly FileChange[];
}

/** What becomes of saved answers: they stay as they are, go, or turn into another; "left out" are those that are missing. */
export type Fate = 'stay' | 'lost' | 'left out' | { readonly becomes: string };

/** Saved answers that a change is about: all to a question as it was called before, or those that chose an option. */
export interface SavedAnswers {
  readonly form: string;
  readonly question: string;
  readonly option?: string;
  readonly fate: Fate;
}

/** One change between two states of the schemas, where it stands now, and what it means. */
export interface Verdict extends Place {
  readonly level: Level;
  readonly message: string;
  readonly remedies: readonly Remedy[];
  /**
   * The flows of which saved answers are changed by this: their version must rise. An unsafe change must be corrected
   * first, and may then need no new version.
   */
  readonly alters: readonly string[];
  /** Missing where it is about no answers, or about those that nobody can tell. */
  readonly answers?: readonly SavedAnswers[];
}

/** The verdict with the answers that it is about. */
export const about = (verdict: Verdict, answers: readonly SavedAnswers[]): Verdict =>
  answers.length > 0 ? { ...verdict, answers } : verdict;

const harmless =
  (level: Level) =>
  (place: Place, message: string, alters: readonly string[] = []): Verdict => ({
    ...place,
    level,
    message,
    remedies: [],
    alters,
  });

export const safe = harmless('safe');
export const noticed = harmless('noticed');

export function unsafe(place: Place, message: string, remedies: readonly Remedy[] = []): Verdict {
  return { ...place, level: 'unsafe', message, remedies, alters: [] };
}

/** The lines a person reads: the place, the verdict, and what to do. */
export function formatVerdict(each: Verdict, folder = ''): string {
  const head = formatFinding({ ...each, message: `${each.level}: ${each.message}` }, folder);
  const remedies = each.remedies.flatMap(({ words, how, paste }, index) => [
    `    ${index > 0 ? 'Or: ' : ''}${how ? `${words}: ${how}` : words}`,
    ...(paste?.split('\n').map((line) => `        ${line}`) ?? []),
  ]);
  return [head, ...remedies].join('\n');
}

/** What would be lost first, then by place. */
export function bySeverity(a: Verdict, b: Verdict): number {
  const weight: { readonly [level in Level]: number } = { unsafe: 0, noticed: 1, safe: 2 };
  return weight[a.level] - weight[b.level] || byPlace(a, b);
}
