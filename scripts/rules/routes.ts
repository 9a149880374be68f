import { placeOfKey, placeOfValue } from '../source.ts';
import type { Rule } from './rule.ts';

/** An address leads to one step of one flow. */
export const routes: Rule = function* ({ flows }) {
  const seen = new Map<string, string>();
  for (const { id, file, steps } of flows) {
    const own = [
      ...(file.value.path ? [{ route: file.value.path, at: ['path'], what: `the flow "${id}"` }] : []),
      ...steps.flatMap((step) =>
        step.entry.path
          ? [{ route: step.entry.path, at: [...step.path, 'path'], what: `the step "${step.id}" of "${id}"` }]
          : [],
      ),
    ];
    for (const { route, at, what } of own) {
      const first = seen.get(route);
      if (first) {
        yield {
          ...placeOfValue(file, at),
          message: `${route} is the address of ${first} already.`,
          fix: 'Choose another.',
        };
      } else seen.set(route, what);
    }
    if (own.length === 0) continue;
    for (const step of steps) {
      if (file.value.path && step.entry.path) {
        yield {
          ...placeOfKey(file, [...step.path, 'path']),
          message: `The flow has one address for all its steps, ${file.value.path}, so this one is never used.`,
          fix: 'Delete it, or the flow’s.',
        };
      } else if (!file.value.path && !step.entry.path) {
        yield {
          ...placeOfValue(file, step.path),
          message: `The step "${step.id}" has no address, and the other steps have one: nobody can reach it.`,
          fix: 'Add "path": "/…".',
        };
      }
    }
  }
};
