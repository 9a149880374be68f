import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const perStep = 25;

const kinds = [
  { widget: 'text', rule: { type: 'string', maxLength: 100, pattern: '\\S' }, answer: 'Something' },
  { widget: 'select', rule: { $ref: '../options/bench.json' }, answer: 'Two' },
  { widget: 'radios', rule: { $ref: '../options/bench.json' }, answer: 'Two' },
  { widget: 'number', rule: { type: 'number', minimum: 0, maximum: 1000 }, answer: 12 },
];

export function writeLargeForm(schemas: string, count: number): string {
  const id = `fields-${count}`;
  const write = (file: string, value: object) => {
    const full = path.join(schemas, file);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, `${JSON.stringify(value, null, 2)}\n`);
  };
  const answers: { [step: string]: object } = {};
  const steps: object[] = [];
  for (let first = 0; first < count; first += perStep) {
    const step = `part-${steps.length}`;
    const questions = Array.from({ length: Math.min(perStep, count - first) }, (_, index) => {
      return { name: `field${first + index}`, ...kinds[(first + index) % kinds.length]! };
    });
    const each = (of: (question: (typeof questions)[number]) => unknown) =>
      Object.fromEntries(questions.map((question) => [question.name, of(question)]));
    write(`${id}/${step}.schema.json`, {
      ...{ $schema: '../meta/step.schema.json', type: 'object', additionalProperties: false },
      ...{ required: questions.map(({ name }) => name), properties: each(({ rule }) => rule) },
    });
    write(`${id}/${step}.ui.json`, {
      $schema: '../meta/ui.schema.json',
      ...each(({ name, widget }) => ({
        'ui:title': name,
        'ui:widget': widget,
        noun: `the answer to ${name}`,
      })),
    });
    answers[step] = each(({ answer }) => answer);
    const isLast = first + perStep >= count;
    const buttons = { previous: 'Back', ...(isLast ? { submit: 'Send' } : { next: 'Continue' }) };
    steps.push({ id: step, path: `/${id}-${steps.length}`, title: `Part ${steps.length + 1}`, ...buttons });
  }
  write(`${id}/flow.json`, {
    ...{ $schema: '../meta/flow.schema.json', id, version: 1, title: `${count} fields`, noun: 'the answers' },
    ...{ access: 'student', header: `${count} fields`, back: '/resources', draft: { days: 7 } },
    steps: [...steps, { id: 'sent', kind: 'end', path: `/${id}-sent`, title: 'Thank you' }],
    submit: { who: 'student', wait: 'accepted', go: `/${id}-sent`, refused: 'Your answers were not sent.' },
  });
  write(`${id}/samples/valid.json`, {
    ...{ $schema: '../../meta/sample.schema.json', title: 'All answered', answers, expect: 'valid' },
  });
  write('options/bench.json', {
    ...{ $schema: '../meta/options.schema.json', title: 'bench', type: 'string' },
    enum: ['One', 'Two', 'Three'],
  });
  const portal = JSON.parse(readFileSync(path.join(schemas, 'portal.json'), 'utf8')) as { forms?: string[] };
  if (portal.forms) write('portal.json', { ...portal, forms: [...portal.forms, id] });
  return id;
}
