import { flowsOf } from '../source/flows.ts';
import { sourceOfTexts } from './fixture.ts';

/** A step of a form for tests: its JSON Schema, and its `when`. */
export interface MadeUpStep {
  readonly when?: object;
  readonly properties: { readonly [question: string]: object };
  readonly required?: readonly string[];
  readonly allOf?: readonly object[];
}

/** Builds a form of these steps, with the ids a, b, c; questions use their names as titles. */
export function madeUpForm(steps: readonly MadeUpStep[]) {
  const named = steps.map((step, index) => ({ id: String.fromCodePoint(97 + index), ...step }));
  const flow = {
    ...{ id: 'made-up', version: 1, title: 'Made up', access: 'public', path: '/made-up' },
    steps: named.map(({ id, when }) => ({ id, title: `Step ${id}`, when })),
  };
  const files = named.flatMap(({ id, when: _, ...schema }): [string, unknown][] => {
    const titles = Object.keys(schema.properties).map((name) => [name, { 'ui:title': name, noun: name }]);
    return [
      [`made-up/${id}.schema.json`, { type: 'object', additionalProperties: false, ...schema }],
      [`made-up/${id}.ui.json`, Object.fromEntries(titles)],
    ];
  });
  const texts = new Map(
    [['made-up/flow.json', flow] as const, ...files].map(([path, value]) => [path, JSON.stringify(value)]),
  );
  const source = sourceOfTexts(texts as Map<string, string>);
  return { source, flow: flowsOf(source)[0]! };
}
