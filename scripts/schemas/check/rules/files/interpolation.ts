import { getNodePath, type Node } from 'jsonc-parser';
import { contractFactNames } from '#domain/contract-facts.ts';
import { constantsOf, interpolatedNames } from '../../../compile/interpolation.ts';
import type { Finding } from '../../../source/finding.ts';
import { asks, type FlowSource, type StepSource } from '../../../source/flows.ts';
import { insteadOf, nearest } from '../../../source/nearest.ts';
import { placeOf, type TextFile } from '../../../source/place.ts';
import type { JsonFile, Path } from '../../../source/source.ts';
import type { Rule } from '../rule.ts';

/**
 * Each {{name}} is a constant of portal.json or, in ui and content files, an answer given before, or in the clauses
 * of the contract a fact about one student.
 */
export const interpolation: Rule = function* ({ source, flows }) {
  const portal = source.json.get('portal.json');
  // Without a readable portal.json every name would seem unknown.
  if (!portal) return;
  const constants = [...constantsOf(portal.value).keys()];
  const inClauses = [...constants, ...contractFactNames];
  yield* unknownIn(portal, (path) => (isClause(path) ? inClauses : constants), contractFact);

  for (const flow of flows) {
    yield* unknownIn(
      flow.file,
      () => constants,
      (name) =>
        askedIn(flow, name)
          ? `{{${name}}} is an answer, and titles and buttons cannot hold answers.`
          : undefined,
    );
    for (const step of flow.steps) {
      const known = [...constants, ...fieldsBefore(flow, step)];
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
    }
  }
  for (const file of source.json.values()) if (file.path.startsWith('options/')) yield* refused(file);
};

function* unknownIn(
  file: TextFile | JsonFile,
  knownAt: (path: Path) => readonly string[],
  reason: (name: string) => string | undefined,
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
      message: message ?? `{{${name}}} stands for nothing here.`,
      fix: message ? 'Write other words.' : insteadOf(name, known)?.replace(/"([^"]+)"/g, '{{$1}}'),
    };
  }
}

const isClause = ([key, inner]: Path) => key === 'contract' && inner === 'clauses';

function contractFact(name: string): string | undefined {
  const names: readonly string[] = contractFactNames;
  return names.includes(name)
    ? `{{${name}}} is different for each student, and only the clauses of the contract can hold it.`
    : undefined;
}

function askedIn(flow: FlowSource, name: string): StepSource | undefined {
  return flow.steps.find((step) => asks(step) && Object.hasOwn(step.schema?.value.properties ?? {}, name));
}

function* refused(file: JsonFile): Iterable<Finding> {
  for (const { offset, name } of expressionsOf(file)) {
    yield {
      ...placeOf(file, offset),
      message: `{{${name}}} would be shown as it is: rules and options are not filled in.`,
      fix: 'Write the words themselves, or move them to the ui file.',
    };
  }
}

function fieldsBefore(flow: FlowSource, step: StepSource): string[] {
  return flow.steps
    .slice(0, flow.steps.indexOf(step))
    .flatMap((each) => (asks(each) ? Object.keys(each.schema?.value.properties ?? {}) : []));
}

/** The names that a file interpolates, with their places in it. */
function expressionsOf(file: TextFile | JsonFile): { offset: number; name: string; path: Path }[] {
  return textsOf(file).flatMap(({ raw, offset, path }) =>
    interpolatedNames(raw).map(({ name, index }) => ({ name, offset: offset + index, path })),
  );
}

/** The names in single braces, or with one lost: {product}, {{product}. */
function bracesOf(file: TextFile | JsonFile) {
  const unequal = /(?<!\{)(\{\{?)\s*([A-Za-z_][\w.]*)\s*(\}\}?)(?!\})/g;
  return textsOf(file).flatMap(({ raw, offset, path }) =>
    [...raw.matchAll(unequal)].flatMap(
      ({ index, 0: whole, 1: opening = '', 2: name = '', 3: closing = '' }) =>
        opening.length + closing.length < 4
          ? [{ offset: offset + index, length: whole.length, name, path }]
          : [],
    ),
  );
}

/** Each text of a file in the file's own spelling, where escapes make it longer; all of a content file. */
function textsOf(file: TextFile | JsonFile): { raw: string; offset: number; path: Path }[] {
  if (!('tree' in file)) return [{ raw: file.text, offset: 0, path: [] }];
  const texts = (node: Node): Node[] =>
    node.type === 'string' ? [node] : (node.children ?? []).flatMap(texts);
  return texts(file.tree).flatMap((node) => {
    const path = getNodePath(node);
    const raw = file.text.slice(node.offset, node.offset + node.length);
    return path.at(-1) === 'pattern' ? [] : [{ raw, offset: node.offset, path }];
  });
}
