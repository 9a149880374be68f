import { flowsOf } from '../source/flows.ts';
import { sourceOfTexts } from './fixture.ts';

export interface MadeUpStep {
  readonly when?: object;
  readonly properties: { readonly [question: string]: object };
  readonly required?: readonly string[];
  readonly if?: object;
  readonly then?: object;
  readonly else?: object;
  readonly allOf?: readonly object[];
}

/** Returns a condition that is true if the question has this answer. */
export const is = (question: string, answer: string) => ({
  properties: { [question]: { const: answer } },
  required: [question],
});

const words = (questions: object): object =>
  Object.fromEntries(
    Object.entries(questions).map(([name, { properties, items }]) => {
      const inner = properties ?? items?.properties;
      return [name, { 'ui:title': name, noun: `the ${name}`, ...(inner && { fields: words(inner) }) }];
    }),
  );

export function madeUpForm(steps: readonly MadeUpStep[]) {
  const named = steps.map((step, index) => ({ id: String.fromCodePoint(97 + index), ...step }));
  const flow = {
    ...{ id: 'made-up', version: 1, title: 'Made up', access: 'public', path: '/made-up' },
    steps: named.map(({ id, when }) => ({ id, title: `Step ${id}`, when })),
  };
  const files = named.flatMap(({ id, when: _, ...schema }): [string, unknown][] => {
    return [
      [`made-up/${id}.schema.json`, { type: 'object', additionalProperties: false, ...schema }],
      [`made-up/${id}.ui.json`, words(schema.properties)],
    ];
  });
  const texts = new Map(
    [['made-up/flow.json', flow] as const, ...files].map(([path, value]) => [path, JSON.stringify(value)]),
  );
  const source = sourceOfTexts(texts as Map<string, string>);
  return { source, flow: flowsOf(source)[0]! };
}
