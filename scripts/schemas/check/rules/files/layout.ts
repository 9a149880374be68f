import { posix } from 'node:path';
import { type Finding, placeOf, startOf } from '../../../source/finding.ts';
import { asks, type FlowSource, type StepSource } from '../../../source/flows.ts';
import { nearest } from '../../../source/nearest.ts';
import { placeOfValue, type Source } from '../../../source/source.ts';
import type { Context, Rule } from '../rule.ts';
import { metaOf } from './file-shapes.ts';

export const layout: Rule = function* (context) {
  const { source, flows } = context;
  yield* undescribedFiles(source);
  yield* filesWithoutUse(source);
  yield* missingFiles(source);
  const renamed = new Map(flows.flatMap((flow) => renamedFiles(source, flow)));
  for (const flow of flows) yield* stepsWithoutFiles(source, flow, renamed);
  yield* filesWithoutStep(context, renamed);
};

function* undescribedFiles(source: Source): Iterable<Finding> {
  for (const file of source.json.values()) {
    if (file.path.startsWith('meta/')) continue;
    const meta = metaOf(source.product, file.path);
    if (!meta) {
      const message = 'A file of this name has no place here.';
      const fix =
        'A flow holds flow.json, <step>.schema.json, <step>.ui.json, migrations.json, content/<step>.md and samples/<name>.json; the folder blocks holds <block>.schema.json and <block>.ui.json.';
      yield { ...placeOf(file, 0), message, fix };
      continue;
    }
    const right = `${'../'.repeat(file.path.split('/').length - 1) || './'}${meta}`;
    const named = (file.value as { $schema?: unknown } | null)?.$schema;
    const optional = meta === 'meta/sample.schema.json' && named === undefined;
    if (named !== right && !optional) {
      const message = 'This file does not say which description it follows.';
      yield { ...placeOfValue(file, ['$schema']), message, fix: `Write "$schema": "${right}".` };
    }
  }
}

function* filesWithoutUse(source: Source): Iterable<Finding> {
  for (const file of source.markdown.values()) {
    if (file.path === 'README.md' || /^[^/]+\/content\/[^/]+$/.test(file.path)) continue;
    const message =
      'A text has a place in the folder content of a form only, and nobody would read this one.';
    yield { ...placeOf(file, 0), message, fix: 'Move it elsewhere.' };
  }
  for (const path of source.others) {
    const message =
      'Only files that end in .json or .md have a place here, and pictures in the folder images.';
    yield { ...startOf(path), message, fix: 'Move it elsewhere.' };
  }
}

function* missingFiles(source: Source): Iterable<Finding> {
  const { constants } = source.product;
  if (constants && !exists(source, constants.file)) {
    yield { ...startOf(constants.file), message: constants.missing, fix: 'Add it again.' };
  }
  const folders = [...source.json.keys()].flatMap(
    (path) => /^(?!meta\/|options\/|blocks\/)([^/]+)\//.exec(path)?.[1] ?? [],
  );
  for (const folder of new Set(folders)) {
    const path = `${folder}/flow.json`;
    if (exists(source, path)) continue;
    const message = `The folder "${folder}" has no flow.json, so nobody sees its questions.`;
    yield { ...startOf(path), message, fix: 'Add it, with the order of the steps.' };
  }
  for (const [path, name] of [...source.json.keys()].flatMap((path) => [...path.matchAll(blockFile)])) {
    const [own, other] = path.endsWith('.ui.json') ? ['ui', 'schema'] : ['schema', 'ui'];
    const missing = `blocks/${name}.${other}.json`;
    if (exists(source, missing)) continue;
    const message = `The block "${name}" has a file ${name}.${own}.json, and no ${name}.${other}.json.`;
    yield { ...startOf(path), message, fix: `Add ${missing}.` };
  }
}

const blockFile = /^blocks\/(.+)\.(?:schema|ui)\.json$/g;

type RenamedFiles = ReadonlyMap<string, string>;

function* stepsWithoutFiles(source: Source, flow: FlowSource, renamed: RenamedFiles): Iterable<Finding> {
  if (flow.file.value.id !== flow.id) {
    const message = `This flow is in the folder "${flow.id}" and calls itself "${flow.file.value.id}".`;
    yield { ...placeOfValue(flow.file, ['id']), message, fix: `Write "${flow.id}".` };
  }
  const ids = flow.steps.map((step) => step.id);
  for (const [index, step] of flow.steps.entries()) {
    const place = placeOfValue(flow.file, [...step.path, 'id']);
    if (ids.indexOf(step.id) !== index) {
      const message = `There are two steps called "${step.id}".`;
      yield { ...place, message, fix: 'Give this one another name, and its files too.' };
    }
    for (const name of filesOf(step)) {
      const path = posix.join(flow.id, name);
      if (exists(source, path) || renamed.has(path)) continue;
      yield { ...place, message: `The step "${step.id}" has no file ${name}.`, fix: `Add ${path}.` };
    }
  }
}

function* filesWithoutStep({ source, flows }: Context, renamed: RenamedFiles): Iterable<Finding> {
  for (const file of [...source.json.values(), ...source.markdown.values()]) {
    const [folder = '', ...rest] = file.path.split('/');
    const flow = flows.find((each) => each.id === folder);
    const step = /^(?:content\/(.+)\.md|([^/]+)\.(?:schema|ui)\.json)$/.exec(rest.join('/'));
    if (!flow || !step) continue;
    const id = step[1] ?? step[2]!;
    const ids = flow.steps.map((each) => each.id);
    if (ids.includes(id)) continue;
    const message = `The flow "${folder}" has no step "${id}"`;
    const wanted = [...renamed].find(([, path]) => path === file.path)?.[0];
    const near = nearest(id, ids);
    const rename = wanted && `Give this file the name ${posix.basename(wanted)}.`;
    const move = near && `Name the file after its step, "${near}", or add the step to flow.json.`;
    yield {
      ...placeOf(file, 0),
      message: wanted ? `${message}, and ${wanted} is missing.` : `${message}.`,
      fix: rename ?? move ?? 'Add the step to flow.json, or delete this file.',
    };
  }
}

const exists = ({ json, markdown, unreadable }: Source, path: string) =>
  json.has(path) || markdown.has(path) || unreadable.has(path);

/**
 * Pairs each missing file with the file that probably has its contents under a new name: the only file of the
 * same kind in the same folder that belongs to no step. If there are several such files, the missing file is
 * not paired.
 */
function renamedFiles(source: Source, flow: FlowSource): [missing: string, found: string][] {
  const ids = flow.steps.map(({ id }) => id);
  const paths = [...source.json.keys(), ...source.markdown.keys()];
  return flow.steps.flatMap((step) =>
    filesOf(step).flatMap((name): [string, string][] => {
      const missing = posix.join(flow.id, name);
      if (paths.includes(missing)) return [];
      const ending = name.slice(name.lastIndexOf(step.id) + step.id.length);
      const folder = posix.dirname(missing);
      const strays = paths.filter((path) => {
        const id = posix.basename(path).slice(0, -ending.length);
        return posix.dirname(path) === folder && path.endsWith(ending) && !ids.includes(id);
      });
      return strays.length === 1 ? [[missing, strays[0]!]] : [];
    }),
  );
}

function filesOf(step: StepSource): string[] {
  if (asks(step)) return [`${step.id}.schema.json`, `${step.id}.ui.json`];
  return step.kind === 'content' ? [`content/${step.id}.md`] : [];
}
