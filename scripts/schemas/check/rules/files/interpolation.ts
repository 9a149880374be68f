import { getNodePath } from 'jsonc-parser';
import { constantsOf, interpolatedNames } from '../../../compile/interpolation.ts';
import type { Finding } from '../../../source/finding.ts';
import type { FlowSource } from '../../../source/flows.ts';
import { insteadOf, nearest } from '../../../source/nearest.ts';
import { placeOf, type TextFile } from '../../../source/place.ts';
import type { JsonFile, Path, Product } from '../../../source/product.ts';
import { fieldsOf, type Rule, textsIn } from '../rule.ts';

/**
 * Each {{name}} is a constant of the product or, in ui and content files, an answer given before; in its constants also
 * a fact that is another with each reader.
 */
export const interpolation: Rule = function* ({ source, constants: file, flows, lists }) {
  const { product } = source;
  // While the file of the constants cannot be read, every name would seem unknown.
  if (product.constants && !file) return;
  const constants = [...constantsOf(source).keys()];
  if (file) yield* unknownInConstants(file, constants, product.constants?.facts);
  for (const flow of flows) {
    yield* unknownIn(
      flow.file,
      ([key]) => (key === 'prefill' ? (product.facts ?? []) : constants),
      (name) =>
        askedIn(flow, name) && `{{${name}}} is an answer, and titles and buttons cannot hold answers.`,
    );
    const known = [...constants];
    for (const step of flow.steps) {
      for (const file of [step.ui, step.content]) {
        if (!file) continue;
        yield* unknownIn(
          file,
          () => known,
          (name) => {
            const asked = askedIn(flow, name);
            return asked && `{{${name}}} has no answer before this step: it is asked in "${asked.id}".`;
          },
        );
      }
      if (step.schema) yield* refused(step.schema);
      known.push(...Object.keys(fieldsOf(step)));
    }
  }
  for (const list of lists) yield* refused(list);
};

function* unknownInConstants(
  file: JsonFile,
  constants: readonly string[],
  facts: NonNullable<Product['constants']>['facts'],
): Iterable<Finding> {
  yield* unknownIn(
    file,
    (path) => (facts?.isAllowedAt(path) ? [...constants, ...facts.names] : constants),
    (name) => facts?.names.includes(name) && `{{${name}}} ${facts.elsewhere}`,
  );
}

function* unknownIn(
  file: TextFile | JsonFile,
  knownAt: (path: Path) => readonly string[],
  reason: (name: string) => string | false | undefined,
): Iterable<Finding> {
  for (const { offset, length, name, path } of bracesOf(file)) {
    const right = [name, nearest(name, knownAt(path))].find((each) => each && knownAt(path).includes(each));
    if (!right) continue;
    yield {
      ...placeOf(file, offset),
      message: 'A name that stands for something else is in two braces on each side.',
      fix: `Write {{${right}}}.`,
      edit: { offset, length, text: `{{${right}}}` },
    };
  }
  for (const { offset, name, path } of expressionsOf(file)) {
    const known = knownAt(path);
    if (known.includes(name)) continue;
    const message = reason(name);
    yield {
      ...placeOf(file, offset),
      message: message || `{{${name}}} stands for nothing here.`,
      fix: message ? 'Write other words.' : insteadOf(name, known)?.replace(/"([^"]+)"/g, '{{$1}}'),
    };
  }
}

const askedIn = ({ steps }: FlowSource, name: string) =>
  steps.find((step) => Object.hasOwn(fieldsOf(step), name));

function* refused(file: JsonFile): Iterable<Finding> {
  for (const { offset, name } of expressionsOf(file)) {
    const message = `{{${name}}} would be shown as it is: rules and options are not filled in.`;
    yield {
      ...placeOf(file, offset),
      message,
      fix: 'Write the words themselves, or move them to the ui file.',
    };
  }
}

/** The names that a file interpolates, with their places in it. */
function expressionsOf(file: TextFile | JsonFile): { offset: number; name: string; path: Path }[] {
  return spelledTexts(file).flatMap(({ raw, offset, path }) =>
    interpolatedNames(raw).map(({ name, index }) => ({ name, offset: offset + index, path })),
  );
}

/** The names in single braces, or with one lost: {product}, {{product}. */
function bracesOf(file: TextFile | JsonFile) {
  const unequal = /(?<!\{)(\{\{?)\s*([A-Za-z_][\w.]*)\s*(\}\}?)(?!\})/g;
  return spelledTexts(file).flatMap(({ raw, offset, path }) =>
    [...raw.matchAll(unequal)].flatMap(
      ({ index, 0: whole, 1: opening = '', 2: name = '', 3: closing = '' }) =>
        opening.length + closing.length < 4
          ? [{ offset: offset + index, length: whole.length, name, path }]
          : [],
    ),
  );
}

/** Each text of a file that has a brace, in the file's own spelling, where escapes make it longer; all of a content file. */
function spelledTexts(file: TextFile | JsonFile): { raw: string; offset: number; path: Path }[] {
  if (!('tree' in file)) return [{ raw: file.text, offset: 0, path: [] }];
  return textsIn(file).flatMap((node) => {
    const raw = file.text.slice(node.offset, node.offset + node.length);
    if (!/[{}]/.test(raw)) return [];
    const path = getNodePath(node);
    return path.at(-1) === 'pattern' ? [] : [{ raw, offset: node.offset, path }];
  });
}
