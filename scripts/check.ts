import { join, relative, sep } from 'node:path';
import { paths } from '#paths';
import { actions as registeredActions } from './actions.ts';
import { byPlace, type Finding, wordsOf } from './finding.ts';
import { flowsOf } from './flows.ts';
import { rules } from './rules/all.ts';
import type { Context } from './rules/rule.ts';
import { checkSamples } from './rules/samples.ts';
import { checkShape, type Shape } from './rules/shape.ts';
import { readSource, type Source } from './source.ts';

export interface CheckOptions {
  /** The names that `submit.action` may have. */
  readonly actions?: readonly string[];
  /** The addresses of the pages that are no steps of a flow. */
  readonly pages?: readonly string[];
  /** YYYY-MM-DD; the day on which the samples are filled in. */
  readonly today?: string;
}

/** Everything that is wrong in a schemas folder, by file and line. Never throws over what staff wrote. */
export function checkSchemas(root: string, options: CheckOptions = {}): Finding[] {
  return checkSource(readSource(root), options);
}

/**
 * The same for a folder that has been read already. What is unreadable hides what depends on it, so that one
 * slip is one finding: a flow with a file of the wrong shape waits, and samples wait for a clean flow.
 */
export function checkSource(source: Source, options: CheckOptions = {}): Finding[] {
  const shape = checkShape(source);
  const readable = without(source, shape);
  const unreadable = readable.findings.map((finding) => finding.file);
  const context: Context = {
    source: readable,
    flows: flowsOf(readable).filter((flow) => !unreadable.some((file) => file.startsWith(`${flow.id}/`))),
    actions: options.actions ?? registeredActions,
    pages: options.pages ?? Object.values(paths),
    today: options.today ?? new Date().toISOString().slice(0, 10),
  };
  const ruled = rules.flatMap((rule) => [...rule(context)]);
  const findings = [...source.findings, ...ruled, ...shape.findings.filter((each) => !saidBy(ruled, each))];
  const samples = findings.length === 0 ? [...checkSamples(context)] : [];
  return distinct([...findings, ...samples]).sort(byPlace);
}

/** The files whose values have the kinds that the rules take for granted. */
function without(source: Source, { broken, findings }: Shape): Source {
  return {
    ...source,
    json: new Map([...source.json].filter(([path]) => !broken.has(path))),
    findings: [...source.findings, ...findings.filter((finding) => broken.has(finding.file))],
  };
}

/** A rule's words for a place are better than those made from the meta schema. */
function saidBy(findings: readonly Finding[], { file, line, column }: Finding): boolean {
  return findings.some((each) => each.file === file && each.line === line && each.column === column);
}

function distinct(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [wordsOf(finding), finding])).values()];
}

/** Prints findings with paths that a terminal turns into links. */
export function printFindings(findings: readonly Finding[], root: string): void {
  const folder = relative(process.cwd(), root).split(sep).join('/');
  for (const finding of findings) console.error(wordsOf(finding, folder));
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '../schemas');
  const findings = checkSchemas(root);
  printFindings(findings, root);
  if (findings.length > 0) process.exitCode = 1;
}
