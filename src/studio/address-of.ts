import { at, type Path } from './meta/json.ts';
import { keyOf } from './outline.ts';
import { jsonOf } from './store.ts';

/** What is to be selected for a place of a file to be seen. */
export function addressOf(file: string, path: Path): string {
  const [, form, step, kind] = /^([^/]+)\/([^/.]+)\.(ui|schema)\.json$/.exec(file) ?? [];
  if (form && step && form !== 'blocks') {
    const question = kind === 'ui' ? path[0] : path[0] === 'properties' ? path[1] : undefined;
    return typeof question === 'string' && question !== 'groups' && !question.startsWith('$')
      ? keyOf({ kind: 'question', form, step, question })
      : keyOf({ kind: 'step', form, step });
  }
  const flow = /^([^/]+)\/flow\.json$/.exec(file)?.[1];
  if (flow === undefined) return keyOf({ kind: 'file', file });
  const id = path[0] === 'steps' ? at(jsonOf(file), ['steps', path[1] ?? 0, 'id']) : undefined;
  return typeof id === 'string'
    ? keyOf({ kind: 'step', form: flow, step: id })
    : keyOf({ kind: 'form', form: flow });
}
