import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FormState } from '#contract/form-state.ts';
import { todayInBanjul } from '#domain/dates.ts';
import { addressOf, evaluate, type FieldSet, listQuestion } from '#engine/core/index.ts';
import { advance } from '#server/form-pages/advance/advance.ts';
import { freshState } from '#server/form-pages/form-state.ts';
import { loadPostedForms } from '#server/form-pages/posted-forms.ts';

const today = todayInBanjul();
const forms = (await loadPostedForms()).map((each) => [each.form.definition.id, each] as const);

function namesIn(set: FieldSet, path = ''): string[] {
  return Object.keys(set.ui ?? {}).flatMap((name) => {
    const own = path + name;
    const inner = set.fieldSets?.[name];
    const within = inner ? [...namesIn(inner, `${own}.`), ...namesIn(inner, `${own}.0.`)] : [];
    return [own, `${own}.day`, `${own}.search`, `${own}.country`, ...within];
  });
}

const text = fc.oneof(
  fc.constantFrom(
    '',
    'true',
    'Yes',
    '12',
    '1,500.50',
    '2004',
    '05',
    '-1',
    'x'.repeat(3000),
    '\0',
    '__proto__',
  ),
  fc.string({ maxLength: 12, unit: 'binary' }),
);

describe.each(forms)('%s', (_id, { form, addresses }) => {
  const { steps } = form.definition;
  const ids = steps.map(({ id }) => id);
  const names = steps.flatMap((step) => namesIn(step));
  const name = fc.oneof(
    fc.constantFrom('', '__proto__', 'constructor', ...names),
    fc.string({ maxLength: 9 }),
  );
  const path = fc.oneof(
    name,
    fc.tuple(name, fc.nat(3)).map((parts) => parts.join('.')),
  );
  const about = fc.oneof(
    fc.tuple(fc.constantFrom('add', 'change', 'remove', 'edit'), path),
    fc.tuple(fc.constant('edit'), fc.constantFrom(...ids), path),
  );
  const action = fc.oneof(
    fc.constantFrom('', 'back', 'stay', 'undo', 'clear', 'next'),
    about.map((parts) => parts.join(' ')),
  );
  const queries = ['', '?row=0', '?row=1', '?row=x', '?step=nothing', ...ids.map((id) => `?step=${id}`)];
  const address = fc
    .tuple(fc.constantFrom(...addresses), fc.constantFrom(...queries))
    .map((parts) => parts.join(''));
  const press = fc.record({ address, action, fields: fc.array(fc.tuple(name, text), { maxLength: 8 }) });

  test('leads to a page whatever is posted, and leaves answers that can be evaluated', () => {
    fc.assert(
      fc.property(fc.array(press, { minLength: 1, maxLength: 8 }), (presses) => {
        let state: FormState = freshState(form);
        for (const { address: at, action: pressed, fields } of presses) {
          const posted = new URLSearchParams([...fields, ['do', pressed]]);
          const next = advance(form, state, { address: at, fields: posted }, { today });
          expect(next.go).toMatch(/^\//);
          // The state is converted to JSON and back, because the database stores it as JSON.
          state = JSON.parse(JSON.stringify(next.state));
          evaluate(form, state.answers, { today });
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('a row of a list', () => {
  const { form } = Object.fromEntries(forms).rows!;
  const press = (state: FormState, address: string, fields: Record<string, string> | string[][]) =>
    advance(form, state, { address, fields: new URLSearchParams(fields) }, { today });
  const step = form.definition.steps.find(({ kind }) => kind === 'list')!;
  const list = addressOf(form, step);
  const { name } = listQuestion(step);
  const added = press(freshState(form), list, { do: `add ${name}` });

  test('is asked for again if new and empty, and does not exist after leaving', () => {
    const still = press(added.state, added.go, { do: '' });
    expect(still.go.split('#')).toEqual([added.go, 'error-summary-title']);
    expect(press(still.state, added.go, { do: '' }).go).toBe(still.go);
    const left = press(still.state, added.go, { do: 'back' });
    expect(left.go).toBe(list);
    expect(left.state.answers[step.id]?.[name] ?? []).toEqual([]);
  });

  test('does not become the next row when it is emptied', () => {
    const own = step.fieldSets![name]!;
    const [first] = Object.keys(own.ui!);
    const rows = [{ [first!]: 'Awa' }, { [first!]: 'Lamin' }];
    const before: FormState = { ...freshState(form), answers: { [step.id]: { [name]: rows } } };
    const emptied = press(before, `${list}&row=0`, { [first!]: '', do: '' });
    expect(emptied.go).toMatch(/row=0#error-summary-title$/);
    expect(emptied.state.answers[step.id]![name]).toHaveLength(2);
    const left = press(emptied.state, `${list}&row=0`, { [first!]: '', do: 'back' });
    expect(left.state.answers[step.id]![name]).toEqual([rows[1]]);
  });
});
