import { rules } from './check/rules/all.ts';
import { checkMetaSchemas } from './check/rules/files/file-shapes.ts';
import { layout } from './check/rules/files/layout.ts';
import { unused } from './check/rules/files/references.ts';
import { checkSamples } from './check/rules/flows/samples.ts';
import { type Context, setsIn } from './check/rules/rule.ts';
import { constantsFile } from './compile/interpolation.ts';
import { productOf } from './product-of.ts';
import { byPlace, type Finding, formatFinding, type Place } from './source/finding.ts';
import { flowsOf } from './source/flows.ts';
import { type Edit, editBefore } from './source/json-edits.ts';
import { type Product, todayOf } from './source/product.ts';
import { readSource, type Source, shownFolder, withEdit } from './source/source.ts';

/** Returns the findings, sorted by location. Invalid files cause findings, not exceptions. */
export function checkSchemas(product: Product): Finding[] {
  return checkSource(readSource(product));
}

/**
 * Checks all files. If a finding offers an edit, the check applies the edit to the files in memory and checks
 * them again, so that each cause is reported only once.
 */
export function checkSource(
  source: Source,
  { today = todayOf(source.product) }: Partial<Pick<Context, 'today'>> = {},
): Finding[] {
  const reported: Finding[] = [];
  let fixed = source;
  let found = checkOnce(fixed, today);
  for (let root = firstFixable(found); root && reported.length < maxEdits; root = firstFixable(found)) {
    const file = fixed.json.get(root.file) ?? fixed.markdown.get(root.file);
    const { edits = [] } = file?.written ?? {};
    reported.push({ ...root, edit: editBefore(edits, root.edit) });
    fixed = withEdit(fixed, root.file, root.edit);
    found = checkOnce(fixed, today);
  }
  return distinct([...source.findings, ...reported, ...found]).sort(byPlace);
}

/** After this many edits in memory, all findings are reported, even if some have a common cause. */
const maxEdits = 20;

const firstFixable = (findings: readonly Finding[]) =>
  findings.find((finding): finding is Finding & { edit: Edit } => finding.edit !== undefined);

/**
 * Checks all files once. Skips flows that contain or refer to a file of the wrong shape, because that file
 * may be the cause of their other findings. Checks samples only if there are no other findings.
 */
function checkOnce(source: Source, today: string): Finding[] {
  const shape = checkMetaSchemas(source);
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
  // The rules do not check flows with missing or superfluous files: a superfluous file is usually a misnamed
  // one, and the rules would report everything in it as missing.
  const layoutFindings = [...layout(whole)];
  const complete = flows.filter(({ id }) => !layoutFindings.some(({ file }) => file.startsWith(`${id}/`)));
  const lost = flows.filter((flow) => !complete.includes(flow)).map(({ file }) => file.path);
  const known = { ...readable, unreadable: new Set([...unreadable, ...lost]) };
  const context = { ...whole, source: known, flows: complete, sets: setsIn(known, complete) };
  const own = source.product.rules ?? [];
  const all = [
    ...layoutFindings,
    ...rules.flatMap((rule) => [...rule(context)]),
    ...own.flatMap((rule) => [...rule(known)]),
  ];
  const read = all.filter((each) => !shape.unread.some((part) => isBetween(each, part)));
  // Unused lists and blocks are reported only if there are no other findings, because an error in a reference
  // also makes a list or block look unused.
  if (read.length + shape.findings.length === 0) read.push(...unused(context));
  // A rule's finding replaces the meta schema's finding at the same place, because the rule's message is
  // clearer.
  const unsaid = shape.findings.filter((each) => !read.some((other) => byPlace(other, each) === 0));
  const findings = [...unsaid, ...read];
  const isClean = findings.length === 0 && source.unreadable.size === 0;
  return isClean ? [...checkSamples(context)] : findings;
}

/**
 * Returns the source without the `broken` files, and without the schemas that refer to them directly or
 * indirectly.
 */
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

function isBetween(finding: Place, [from, to]: readonly [Place, Place]): boolean {
  return finding.file === from.file && byPlace(from, finding) <= 0 && byPlace(finding, to) < 0;
}

function distinct(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [formatFinding(finding), finding])).values()];
}

export function printFindings(findings: readonly Finding[], root: string): void {
  for (const finding of findings) console.error(formatFinding(finding, shownFolder(root)));
}

if (import.meta.main) {
  const { product } = await productOf(process.argv.slice(2));
  const findings = checkSchemas(product);
  printFindings(findings, product.schemas);
  if (findings.length > 0) process.exitCode = 1;
}
