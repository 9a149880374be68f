import { getNodePath, type Node } from 'jsonc-parser';
import { contractFactNames } from '#domain/contract-facts.ts';
import type { Finding } from '../finding.ts';
import { asks, type FlowSource, type StepSource } from '../flows.ts';
import { insteadOf } from '../nearest.ts';
import { constantsOf, pipedIn } from '../piping.ts';
import { placeOf, type TextFile } from '../place.ts';
import type { JsonFile, Path } from '../source.ts';
import type { Rule } from './rule.ts';

/**
 * Each {{name}} is a constant of portal.json or, in ui and content files, an answer given before, or in the clauses
 * of the contract a fact about one student.
 */
export const piping: Rule = function* ({ source, flows }) {
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
  for (const { offset, name, path } of pipesOf(file)) {
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
  for (const { offset, name } of pipesOf(file)) {
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

/** The names that a file pipes, with their places in it. */
function pipesOf(file: TextFile | JsonFile): { offset: number; name: string; path: Path }[] {
  if (!('tree' in file))
    return pipedIn(file.text).map(({ name, index }) => ({ name, offset: index, path: [] }));
  const found: { offset: number; name: string; path: Path }[] = [];
  const visit = (node: Node) => {
    for (const child of node.children ?? []) visit(child);
    const path = getNodePath(node);
    if (node.type !== 'string' || path.at(-1) === 'pattern') return;
    // The place within the file's own spelling: escapes make it longer than the text.
    const raw = file.text.slice(node.offset, node.offset + node.length);
    for (const { name, index } of pipedIn(raw)) found.push({ name, offset: node.offset + index, path });
  };
  visit(file.tree);
  return found;
}
