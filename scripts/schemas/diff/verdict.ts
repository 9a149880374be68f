import type { Finding } from '../source/finding.ts';
import type { Place } from '../source/place.ts';

/**
 * What a change means for students. safe: they lose nothing, and those who are half-way go on as before.
 * noticed: nothing is lost, but some are asked again or sent another way. unsafe: answers would be lost.
 */
export type Level = 'safe' | 'noticed' | 'unsafe';

export type ChangeKind =
  | 'option removed'
  | 'option renamed'
  | 'option added'
  | 'option retired'
  | 'option offered again'
  | 'question removed'
  | 'question renamed'
  | 'question added'
  | 'question moved'
  | 'made required'
  | 'made optional'
  | 'narrowed'
  | 'widened'
  | 'type changed'
  | 'widget changed'
  | 'condition changed'
  | 'right answer changed'
  | 'fact changed'
  | 'step removed'
  | 'step added'
  | 'step moved'
  | 'step changed'
  | 'form removed'
  | 'form added'
  | 'form changed'
  | 'version'
  | 'migration removed'
  | 'text';

/** What staff can do about a change, and the line to paste for it. */
export interface Remedy {
  readonly words: string;
  readonly paste?: string;
}

/** One change between two states of the schemas, where it stands now, and what it means. */
export interface Verdict extends Place {
  readonly kind: ChangeKind;
  readonly level: Level;
  readonly message: string;
  readonly remedies: readonly Remedy[];
  /** The flows of which saved answers are changed by this, or lost: their version must rise. */
  readonly alters: readonly string[];
}

/** A verdict without the parts that most have not. */
export function verdict(
  kind: ChangeKind,
  level: Level,
  place: Place,
  message: string,
  { remedies = [], alters = [] }: Partial<Pick<Verdict, 'remedies' | 'alters'>> = {},
): Verdict {
  const { file, line, column } = place;
  return { kind, level, file, line, column, message, remedies, alters };
}

/** The lines a person reads: the place, the verdict, and what to do. */
export function formatVerdict(each: Verdict, folder = ''): string {
  const path = folder ? `${folder}/${each.file}` : each.file;
  const head = `${path}:${each.line}:${each.column}  ${each.level}: ${each.message}`;
  const remedies = each.remedies.flatMap(({ words, paste }, index) => [
    `    ${index > 0 ? 'Or: ' : ''}${words}`,
    ...(paste?.split('\n').map((line) => `        ${line}`) ?? []),
  ]);
  return [head, ...remedies].join('\n');
}

/** What would be lost first, then by place. */
export function bySeverity(a: Verdict, b: Verdict): number {
  const weight: { readonly [level in Level]: number } = { unsafe: 0, noticed: 1, safe: 2 };
  return weight[a.level] - weight[b.level] || compareText(a.file, b.file) || byLine(a, b);
}

function byLine(a: Finding, b: Finding): number {
  return a.line - b.line || a.column - b.column;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
