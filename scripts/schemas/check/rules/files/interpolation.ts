import { getNodePath } from 'jsonc-parser';
import { constantsOf, interpolatedNames, withoutNames } from '../../../compile/interpolation.ts';
import {
  askedIn,
  askingSteps,
  blocksOf,
  type QuestionSet,
  questionsOf,
  withDescendants,
} from '../../../source/field-sets.ts';
import { type Finding, type Place, placeOf, type TextFile } from '../../../source/finding.ts';
import { type FlowSource, stepAsking } from '../../../source/flows.ts';
import { insteadOf, nearest } from '../../../source/nearest.ts';
import type { JsonFile, Path, Source } from '../../../source/product.ts';
import { type Rule, textsIn } from '../rule.ts';

/**
 * Checks that each {{name}} in a text is known. Any text can contain a constant of the product. The texts of
 * a step can also contain earlier answers. Certain texts in the file of constants can also contain details
 * about the reader, which the product's code supplies.
 */
export const interpolation: Rule = function* ({ source, constants: file, flows, lists }) {
  const { product } = source;
  // If the file of constants is missing, nothing is reported, because every constant would be unknown.
  if (product.constants && !file) return;
  const constants = [...constantsOf(source).keys()];
  const facts = product.constants?.facts;
  if (file) {
    yield* unknownIn(
      file,
      (path) => (facts?.isAllowedAt(path) ? [...constants, ...facts.names] : constants),
      (name) => facts?.names.includes(name) && `{{${name}}} ${facts.elsewhere}`,
    );
  }
  for (const flow of flows) yield* unknownInFlow(source, flow, constants);
  for (const block of blocksOf(source)) {
    yield* unknownIn(block.ui, (path) => rowNames(source, block, path) ?? constants);
    yield* refused(block.schema);
  }
  for (const list of lists) yield* refused(list);
};

function* unknownInFlow(source: Source, flow: FlowSource, constants: readonly string[]): Iterable<Finding> {
  const asking = new Map(askingSteps(flow).map((step) => [step.id, step]));
  const before: (readonly string[])[] = [];
  let known = constants;
  for (const [index, { id }] of flow.steps.entries()) {
    before.push(isAfterSending(flow, index) ? constants : known);
    const step = asking.get(id);
    if (step) known = [...known, ...answerNames(source, step)];
  }
  const reasonIn = (file: TextFile, index?: number) => (name: string, path: Path) => {
    if (path.at(-1) === 'summary') return false;
    const at = flow.steps.indexOf(stepAsking(flow.steps, name.split('.')[0]!)!);
    const own = index ?? (path[0] === 'steps' ? Number(path[1]) : -1);
    if (at < 0) return false;
    if (file === flow.file && path[0] !== 'steps')
      return `{{${name}}} is an answer, and only the texts of a step can hold answers.`;
    if (at < own && isAfterSending(flow, own))
      return `{{${name}}} is an answer, and the answers have left the phone when this page is shown.`;
    if (at < own) return `{{${name}}} is made of several answers, and a text cannot hold them.`;
    return `{{${name}}} has no answer before this step: it is asked in "${flow.steps[at]!.id}".`;
  };
  const knownInFlow = ([key, index]: Path) => {
    if (key === 'prefill') return source.product.facts ?? [];
    return (key === 'steps' && before[Number(index)]) || constants;
  };
  yield* unknownIn(flow.file, knownInFlow, reasonIn(flow.file));
  for (const [index, { id, ui, content, schema }] of flow.steps.entries()) {
    const step = asking.get(id);
    const knownIn = (path: Path) => (step && rowNames(source, step, path)) || before[index]!;
    for (const file of [ui, content]) if (file) yield* unknownIn(file, knownIn, reasonIn(file, index));
    if (schema) yield* refused(schema);
  }
}

/**
 * Returns whether a step is an end page that is shown after submission. Such a page cannot show answers,
 * because they have already been deleted from the phone.
 */
function isAfterSending({ file, steps }: FlowSource, step: number): boolean {
  const { who } = file.value.submit ?? {};
  return steps[step]?.kind === 'end' && who !== undefined && who !== 'nobody';
}

/**
 * Returns the names of all answers of a set, as dotted paths. Includes answers in groups, but not in repeats.
 */
function answerNames(source: Source, set: QuestionSet): string[] {
  return questionsOf(set).flatMap(({ name, field }) => {
    const inner = askedIn(source, set, name);
    if (!inner) return [name];
    return field.type === 'array' ? [] : answerNames(source, inner).map((each) => `${name}.${each}`);
  });
}

/**
 * Returns the names of a row's answers if `path` leads to the `summary` of a repeat, because no other text
 * can contain these names. Otherwise returns undefined.
 */
function rowNames(source: Source, file: QuestionSet, path: Path): readonly string[] | undefined {
  if (path.at(-1) !== 'summary') return undefined;
  const at = JSON.stringify(path.slice(0, -1));
  for (const set of withDescendants(file)) {
    const rows = questionsOf(set).find(({ words }) => JSON.stringify(words) === at);
    const inner = rows && askedIn(source, set, rows.name);
    if (inner) return answerNames(source, inner);
  }
  return undefined;
}

function* unknownIn(
  file: TextFile | JsonFile,
  knownAt: (path: Path) => readonly string[],
  reason: (name: string, path: Path) => string | false | undefined = () => undefined,
): Iterable<Finding> {
  for (const { written, offset, name, path, hasBraces } of almostNamesIn(file)) {
    const known = knownAt(path);
    const right = [name, hasBraces ? nearest(name, known) : undefined].find(
      (each) => each && known.includes(each),
    );
    const place = placeOf(file, offset);
    if (right) {
      const message = 'A name that stands for something else is in two braces on each side.';
      const edit = { offset, length: written.length, text: `{{${right}}}` };
      yield { ...place, message, fix: `Write {{${right}}}.`, edit };
    } else if (hasBraces) yield loneBrace(place, written, name && reason(name, path));
  }
  for (const { offset, name, path } of expressionsOf(file)) {
    const known = knownAt(path);
    if (known.includes(name)) continue;
    const message = reason(name, path);
    yield {
      ...placeOf(file, offset),
      message: message || `{{${name}}} stands for nothing here.`,
      fix: message ? 'Write other words.' : insteadOf(name, known)?.replace(/"([^"]+)"/g, '{{$1}}'),
    };
  }
}

function loneBrace(place: Place, written: string, reason: string | false | undefined): Finding {
  const message = `People would read ${written} as it is written: a name is in two braces on each side.`;
  const fix = 'Write a name that is known here so, or no brace.';
  return { ...place, message, fix: reason ? `Write other words. ${reason}` : fix };
}

function* refused(file: JsonFile): Iterable<Finding> {
  for (const { written, offset, hasBraces } of almostNamesIn(file))
    if (hasBraces) yield loneBrace(placeOf(file, offset), written, undefined);
  for (const { offset, name } of expressionsOf(file)) {
    const message = `{{${name}}} would be shown as it is: rules and options are not filled in.`;
    const fix = 'Write the words themselves, or move them to the ui file.';
    yield { ...placeOf(file, offset), message, fix };
  }
}

function expressionsOf(file: TextFile | JsonFile): { offset: number; name: string; path: Path }[] {
  return spelledTexts(file).flatMap(({ raw, offset, path }) =>
    interpolatedNames(raw).map(({ name, index }) => ({ name, offset: offset + index, path })),
  );
}

const word = String.raw`([A-Za-z_][\w.]*)`;

/**
 * Matches what may be a mistyped `{{name}}`: a name with missing braces (`{name}`, `{{name`), a stray brace,
 * or a name in the syntax of another program (`${name}`, `%name%`, `[[name]]`).
 */
const almost = new RegExp(
  [
    `\\$?\\{{1,2}\\s*${word}(?:\\s*\\}{1,2})?`,
    `${word}\\s*\\}{1,2}`,
    '\\{+[^{}"]{0,30}\\}+|[{}]+',
    `%${word}%`,
  ]
    .concat(`\\[\\[\\s*${word}\\s*\\]\\]`, `<<\\s*${word}\\s*>>`, `<%=?\\s*${word}\\s*%>`)
    .join('|'),
  'g',
);

function almostNamesIn(file: TextFile | JsonFile) {
  return spelledTexts(file).flatMap(({ raw, offset, path }) =>
    [...withoutNames(raw).matchAll(almost)].map((match) => {
      const [written, ...names] = match;
      const hasBraces = /[{}]/.test(written);
      return { written, hasBraces, path, offset: offset + match.index, name: names.find(Boolean) ?? '' };
    }),
  );
}

/** Returns texts exactly as the file spells them, including escapes. A content file is one text. */
function spelledTexts(file: TextFile | JsonFile): { raw: string; offset: number; path: Path }[] {
  if (!('tree' in file)) return [{ raw: file.text, offset: 0, path: [] }];
  return textsIn(file).flatMap((node) => {
    const raw = file.text.slice(node.offset, node.offset + node.length);
    if (!/[{}%]|\[\[|<</.test(raw)) return [];
    const path = getNodePath(node);
    return path.at(-1) === 'pattern' ? [] : [{ raw, offset: node.offset, path }];
  });
}
