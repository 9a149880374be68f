import { posix } from 'node:path';
import { asks, type FlowSource, type StepSource } from '../../../source/flows.ts';
import { nearest } from '../../../source/nearest.ts';
import { placeOf } from '../../../source/place.ts';
import { placeOfValue, type Source } from '../../../source/source.ts';
import type { Rule } from '../rule.ts';
import { metaOf } from './shape.ts';

/** Every file has a place and says which description it follows; every step has the files its kind needs. */
export const layout: Rule = function* ({ source, flows }) {
  const { unreadable } = source;
  const folders = new Map(flows.map((flow) => [flow.id, flow]));

  for (const file of source.json.values()) {
    if (file.path.startsWith('meta/')) continue;
    const meta = metaOf(file.path);
    if (!meta) {
      yield {
        ...placeOf(file, 0),
        message: 'A file of this name has no place here.',
        fix: 'A flow holds flow.json, <step>.schema.json, <step>.ui.json, migrations.json, content/<step>.md and samples/<name>.json.',
      };
      continue;
    }
    const right = `${'../'.repeat(file.path.split('/').length - 1) || './'}${meta}`;
    const named = (file.value as { $schema?: unknown } | null)?.$schema;
    const optional = meta === 'meta/sample.schema.json' && named === undefined;
    if (named !== right && !optional) {
      yield {
        ...placeOfValue(file, ['$schema']),
        message: 'This file does not say which description it follows.',
        fix: `Write "$schema": "${right}".`,
      };
    }
  }

  for (const file of source.markdown.values()) {
    if (file.path === 'README.md' || /^[^/]+\/content\/[^/]+$/.test(file.path)) continue;
    yield {
      ...placeOf(file, 0),
      message: 'A text has a place in the folder content of a form only, and nobody would read this one.',
      fix: 'Move it elsewhere.',
    };
  }
  for (const file of source.others) {
    yield {
      ...placeOf({ path: file, text: '' }, 0),
      message: 'Only files that end in .json or .md have a place here.',
      fix: 'Move it elsewhere.',
    };
  }

  if (!source.json.has('portal.json') && !unreadable.has('portal.json')) {
    yield {
      ...placeOf({ path: 'portal.json', text: '' }, 0),
      message: 'This file is missing: it holds the product’s name and all that belongs to the lender.',
      fix: 'Add it again.',
    };
  }
  const inFolders = [...source.json.keys()].filter(
    (path) => path.includes('/') && !/^(meta|options)\//.test(path),
  );
  for (const folder of new Set(inFolders.map((path) => path.split('/')[0]!))) {
    const path = `${folder}/flow.json`;
    if (source.json.has(path) || unreadable.has(path)) continue;
    yield {
      ...placeOf({ path, text: '' }, 0),
      message: `The folder "${folder}" has no flow.json, so nobody sees its questions.`,
      fix: 'Add it, with the order of the steps.',
    };
  }

  const renamed = new Map(flows.flatMap((flow) => renamedFiles(source, flow)));
  for (const flow of flows) {
    if (flow.file.value.id !== flow.id) {
      yield {
        ...placeOfValue(flow.file, ['id']),
        message: `This flow is in the folder "${flow.id}" and calls itself "${flow.file.value.id}".`,
        fix: `Write "${flow.id}".`,
      };
    }
    const ids = flow.steps.map((step) => step.id);
    for (const [index, step] of flow.steps.entries()) {
      if (ids.indexOf(step.id) !== index) {
        yield {
          ...placeOfValue(flow.file, [...step.path, 'id']),
          message: `There are two steps called "${step.id}".`,
          fix: 'Give this one another name, and its files too.',
        };
      }
      for (const name of filesOf(step)) {
        const path = posix.join(flow.id, name);
        if (source.json.has(path) || source.markdown.has(path) || unreadable.has(path)) continue;
        if (renamed.has(path)) continue;
        yield {
          ...placeOfValue(flow.file, [...step.path, 'id']),
          message: `The step "${step.id}" has no file ${name}.`,
          fix: `Add ${path}.`,
        };
      }
    }
  }

  for (const file of [...source.json.values(), ...source.markdown.values()]) {
    const [folder = '', ...rest] = file.path.split('/');
    const flow = folders.get(folder);
    const step = /^(?:content\/(.+)\.md|([^/]+)\.(?:schema|ui)\.json)$/.exec(rest.join('/'));
    if (!flow || !step) continue;
    const id = step[1] ?? step[2]!;
    const ids = flow.steps.map((each) => each.id);
    if (ids.includes(id)) continue;
    const near = nearest(id, ids);
    const wanted = [...renamed].find(([, path]) => path === file.path)?.[0];
    if (wanted) {
      yield {
        ...placeOf(file, 0),
        message: `The flow "${folder}" has no step "${id}", and ${wanted} is missing.`,
        fix: `Give this file the name ${posix.basename(wanted)}.`,
      };
      continue;
    }
    yield {
      ...placeOf(file, 0),
      message: `The flow "${folder}" has no step "${id}".`,
      fix: near
        ? `Name the file after its step, "${near}", or add the step to flow.json.`
        : 'Add the step to flow.json, or delete this file.',
    };
  }
};

/** The files that a flow misses, each with one of its kind that belongs to no step: it has another name by mistake. */
function renamedFiles(source: Source, flow: FlowSource): [missing: string, found: string][] {
  const ids = flow.steps.map(({ id }) => id);
  const paths = [...source.json.keys(), ...source.markdown.keys()];
  return flow.steps.flatMap((step): [string, string][] =>
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
