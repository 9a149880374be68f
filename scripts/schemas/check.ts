import { relative, sep } from 'node:path';
import { rules } from './check/rules/all.ts';
import { layout } from './check/rules/files/layout.ts';
import { unused } from './check/rules/files/references.ts';
import { checkShape } from './check/rules/files/shape.ts';
import { checkSamples } from './check/rules/flows/samples.ts';
import { type Context, setsIn } from './check/rules/rule.ts';
import { constantsFile } from './compile/interpolation.ts';
import { productOf } from './product-of.ts';
import { byPlace, type Finding, formatFinding, type Place } from './source/finding.ts';
import { flowsOf } from './source/flows.ts';
import { type Edit, editBefore } from './source/json-edits.ts';
import { type Product, todayOf } from './source/product.ts';
import { readSource, type Source, withEdit } from './source/source.ts';

/** Everything that is wrong in a product's schemas folder, by file and line. Never throws over what staff wrote. */
export function checkSchemas(product: Product): Finding[] {
  return checkSource(readSource(product));
}

/**
 * The same for a folder that has been read already. One cause is one finding: where the first finding says how to
 * fix it, the rest is found as if it were fixed.
 */
export function checkSource(
  source: Source,
  { today = todayOf(source.product) }: Partial<Pick<Context, 'today'>> = {},
): Finding[] {
  const told: Finding[] = [];
  let fixed = source;
  let found = checkOnce(fixed, today);
  for (let root = rootOf(found); root && told.length < most; root = rootOf(found)) {
    const { edits = [] } = fileOf(fixed, root.file).written ?? {};
    told.push({ ...root, edit: editBefore(edits, root.edit) });
    fixed = withEdit(fixed, root.file, root.edit);
    found = checkOnce(fixed, today);
  }
  return distinct([...source.findings, ...told, ...found]).sort(byPlace);
}

/** After so many corrections in memory the rest is reported as it is. */
const most = 20;

const rootOf = (findings: readonly Finding[]) =>
  findings.find((finding): finding is Finding & { edit: Edit } => finding.edit !== undefined);

const fileOf = ({ json, markdown }: Source, path: string) => json.get(path) ?? markdown.get(path)!;

/**
 * What is wrong with the shape of a file, then in the order of the rules. A flow is left out that has a file of the wrong
 * shape, or a list or block in one: what is found of it may only follow from that. Samples are checked only once their flow
 * is clean.
 */
function checkOnce(source: Source, today: string): Finding[] {
  const shape = checkShape(source);
  const readable = without(source, shape.broken);
  const unreadable = [...readable.unreadable];
  const { json } = readable;
  const flows = flowsOf(readable).filter(
    (flow) => !unreadable.some((file) => file.startsWith(`${flow.id}/`)),
  );
  const whole: Context = {
    source: readable,
    constants: constantsFile(readable) as Context['constants'],
    lists: [...json.values()].filter(({ path }) => path.startsWith('options/')) as Context['lists'],
    flows,
    sets: setsIn(readable, flows),
    today,
  };
  // If a form's steps and files do not match, everything in those files would be reported as missing.
  const astray = [...layout(whole)];
  const together = flows.filter(({ id }) => !astray.some(({ file }) => file.startsWith(`${id}/`)));
  const lost = flows.filter((flow) => !together.includes(flow)).map(({ file }) => file.path);
  const known = { ...readable, unreadable: new Set([...unreadable, ...lost]) };
  const context = { ...whole, source: known, flows: together, sets: setsIn(known, together) };
  const own = source.product.rules ?? [];
  const ruled = [
    ...astray,
    ...rules.flatMap((rule) => [...rule(context)]),
    ...own.flatMap((rule) => [...rule(known)]),
  ];
  const read = ruled.filter((each) => !shape.unread.some((part) => isBetween(each, part)));
  // A list or a block that seems unused may be referenced from a place with an error.
  if (read.length + shape.findings.length === 0) read.push(...unused(context));
  const findings = [...shape.findings.filter((each) => !saidBy(read, each)), ...read];
  const isClean = findings.length === 0 && source.unreadable.size === 0;
  return isClean ? [...checkSamples(context)] : findings;
}

/** The files with values of the right types, which do not refer to files without. */
function without(source: Source, broken: ReadonlySet<string>): Source {
  const unreadable = new Set([...source.unreadable, ...broken]);
  const lost = [...unreadable]
    .filter((path) => /^(options|blocks)\//.test(path))
    .map((path) => `"../${path}"`);
  const json = new Map([...source.json].filter(([path]) => !broken.has(path)));
  if (lost.length === 0) return { ...source, json, unreadable };
  const next = [...json.values()].filter(
    ({ path, text }) =>
      path.endsWith('.schema.json') && !path.startsWith('meta/') && lost.some((ref) => text.includes(ref)),
  );
  const whole = { ...source, json, unreadable };
  return next.length > 0 ? without(whole, new Set(next.map(({ path }) => path))) : whole;
}

/** Whether a finding is inside a range of its file. */
function isBetween(finding: Place, [from, to]: readonly [Place, Place]): boolean {
  return finding.file === from.file && byPlace(from, finding) <= 0 && byPlace(finding, to) < 0;
}

/** A rule's words for a place are better than those made from the meta schema. */
function saidBy(findings: readonly Finding[], { file, line, column }: Finding): boolean {
  return findings.some((each) => each.file === file && each.line === line && each.column === column);
}

function distinct(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [formatFinding(finding), finding])).values()];
}

/** A folder as a terminal turns paths below it into links. */
export const shownFolder = (root: string): string => relative(process.cwd(), root).split(sep).join('/');

/** Prints findings with paths that a terminal turns into links. */
export function printFindings(findings: readonly Finding[], root: string): void {
  for (const finding of findings) console.error(formatFinding(finding, shownFolder(root)));
}

if (import.meta.main) {
  const { product } = await productOf(process.argv.slice(2));
  const findings = checkSchemas(product);
  printFindings(findings, product.schemas);
  if (findings.length > 0) process.exitCode = 1;
}
