import { getNodePath } from 'jsonc-parser';
import { placeOf } from '../../../source/finding.ts';
import { nearest } from '../../../source/nearest.ts';
import { targetOf } from '../../../source/options.ts';
import type { JsonFile } from '../../../source/source.ts';
import { cycleFrom, type Rule, replacing, valuesOfKey } from '../rule.ts';

export const references: Rule = function* ({ source, lists }) {
  const blocks = [...source.json.keys()].filter((path) => /^blocks\/.*\.schema\.json$/.test(path));
  const paths = [...lists.map(({ path }) => path), ...blocks];
  for (const file of source.json.values()) {
    if (file.path.startsWith('meta/')) continue;
    for (const { node, ref, beside } of refsIn(file)) {
      const place = placeOf(file, node.offset);
      const target = targetOf(file.path, ref);
      if (!paths.includes(target)) {
        if (source.unreadable.has(target)) continue;
        const near = nearest(target, paths);
        const example = target.startsWith('blocks/') ? 'blocks/<name>.schema.json' : 'options/<name>.json';
        const up = '../'.repeat(file.path.split('/').length - 1) || './';
        yield {
          ...place,
          message: /^(options|blocks)\//.test(target)
            ? `There is no file ${target}.`
            : '$ref can only name a file of the folder options or blocks.',
          ...(near && { edit: replacing(node, `${up}${near}`) }),
          fix: near ? `Write "${up}${near}".` : `Write "${up}${example}", and add that file.`,
        };
      }
      const cycle = cycleFrom(file.path, target, (path) => {
        const next = source.json.get(path);
        return next ? refsIn(next).map((each) => targetOf(path, each.ref)) : [];
      });
      if (cycle) {
        const message = `These files lead round in a circle: ${cycle.join(' → ')}.`;
        yield { ...place, message, fix: 'Write the options, or the questions, themselves in one of them.' };
      }
      for (const key of beside) {
        const message = `Beside a $ref, "${key.value}" has no effect.`;
        const fix = 'Delete it, or write it in a condition (if, then).';
        yield { ...placeOf(file, key.offset), message, fix };
      }
    }
  }
};

const besideRef = ['$ref', 'where', 'default', 'readOnly', 'sameAs', 'different'];

function refsIn(file: JsonFile) {
  // The answers in a sample are skipped, because a key "$ref" in them can only be the name of a question.
  const nodes = valuesOfKey(file, '$ref').filter((node) => getNodePath(node)[0] !== 'answers');
  return nodes.map((node) => {
    const keys = node.parent!.parent!.children!.flatMap((each) => each.children?.[0] ?? []);
    return { node, ref: String(node.value), beside: keys.filter((each) => !besideRef.includes(each.value)) };
  });
}

export const unused: Rule = function* ({ source, lists }) {
  // If a schema file is unreadable, nothing is reported, because that file may refer to the list or block.
  if ([...source.unreadable].some((path) => path.endsWith('.schema.json'))) return;
  const schemas = [...source.json.values()].filter(({ path }) => path.endsWith('.schema.json'));
  const refs = schemas.flatMap(({ text }) => [...text.matchAll(/"\$ref":\s*"\.\.\/([^"]+)"/g)]);
  const used = refs.map(([, path]) => path!);
  // If a reference names an unknown file, nothing is reported, because the reference may be misspelled.
  if (used.some((path) => !/^(options|blocks)\//.test(path) || !source.json.has(path))) return;
  const blocks = schemas.filter(({ path }) => path.startsWith('blocks/'));
  for (const file of [...lists, ...blocks]) {
    if (used.includes(file.path)) continue;
    const isBlock = file.path.startsWith('blocks/');
    const message = `No question uses this ${isBlock ? 'block' : 'list'}.`;
    const fix = `Write { "$ref": "../${file.path}" } as a question of a <step>.schema.json, or delete this file${isBlock ? ' and that of its words' : ''}.`;
    yield { ...placeOf(file, 0), message, fix };
  }
};
