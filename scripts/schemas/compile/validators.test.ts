import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Validators } from '#engine/core/index.ts';
import { flowsOf } from '../source/flows.ts';
import { type Changes, changed, sourceOfTexts, tripTexts } from '../testing/fixture.ts';
import { realDate } from './ajv.ts';
import { resolveFlow } from './resolve.ts';
import { compileFlow } from './validators.ts';

function compiled(changes: Changes = {}) {
  const source = sourceOfTexts(changed(tripTexts(), changes));
  return compileFlow(resolveFlow(source, flowsOf(source)[0]!));
}

async function imported(code: string): Promise<Validators> {
  const module = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  return module.default;
}

const person = {
  firstName: 'Awa',
  born: '2004-02-29',
  country: 'The Gambia',
  city: 'Banjul',
  region: 'Banjul',
};

test('validates narrowed fields separately', async () => {
  const { code, validators } = compiled();
  for (const set of [validators, await imported(code)]) {
    expect(set['person?1']!(person)).toBe(true);
    expect(set['person?1:then']!(person)).toBe(true);
    expect(set['person?1:then']!({ ...person, city: 'Accra' })).toBe(false);
    expect(set['person?1:else']).toBeUndefined();
  }
});

test('counts an emoji as one character', async () => {
  const { code, validators } = compiled({
    'trip/person.schema.json': ['"maxLength": 20, "pattern"', '"minLength": 3, "maxLength": 20, "pattern"'],
  });
  for (const { person: validate } of [validators, await imported(code)]) {
    const broken = (firstName: string) => {
      validate!({ ...person, firstName });
      return validate!.errors?.map(({ keyword }) => keyword) ?? [];
    };
    expect(broken('😀'.repeat(20))).toEqual([]);
    expect(broken('😀'.repeat(21))).toEqual(['maxLength']);
    expect(broken('x'.repeat(21))).toEqual(['maxLength']);
    expect(broken('😀'.repeat(2))).toEqual(['minLength']);
    expect(broken('😀'.repeat(3))).toEqual([]);
    expect(broken('xy')).toEqual(['minLength']);
  }
});

test('skips the pattern for texts that are far too long', () => {
  const { validators } = compiled({
    'trip/person.schema.json': [
      '"maxLength": 20, "pattern": "\\\\S"',
      '"maxLength": 20, "pattern": "^[^@]+@[^@]+\\\\.[^@]+$"',
    ],
  });
  const keywordsFor = (firstName: string) => {
    validators.person!({ ...person, firstName });
    return validators.person!.errors?.map(({ keyword }) => keyword);
  };
  expect(keywordsFor('awa@example')).toEqual(['pattern']);
  // The pattern alone would also reject this text, but only after about twenty seconds.
  expect(keywordsFor(`a@${'.'.repeat(200_000)}@`)).toEqual(['maxLength']);
});

test('the generated code returns the same errors as the compiled functions', async () => {
  const { code, validators } = compiled();
  const written = await imported(code);
  const value = fc.oneof(
    fc.constantFrom('', ' ', ...Object.values(person), 'Ghana', 'Accra', '1234', '12x4', 'the 5th'),
    fc.string({ maxLength: 30 }),
    fc.constantFrom(undefined, null, 7),
  );
  const names = [...Object.keys(person), 'visaNumber', 'visaAgain', 'scan', 'dueDay', 'x'];
  const data = fc.record(Object.fromEntries(names.map((name) => [name, value])), { requiredKeys: [] });
  fc.assert(
    fc.property(data, fc.constantFrom(...Object.keys(validators)), (given, key) => {
      expect(written[key]!(given)).toBe(validators[key]!(given));
      expect(written[key]!.errors ?? []).toEqual(validators[key]!.errors ?? []);
    }),
  );
});

test('the generated code is self-contained and needs no eval', () => {
  const { code } = compiled();
  expect(code).not.toMatch(/\b(require|import|eval|Function)\b/);
  expect(compiled().code).toBe(code);
});

test('accepts real calendar dates only', () => {
  const days = Array.from({ length: 10_000 }, (_, year) => year).filter((year) => year >= 1000);
  for (const year of days) {
    const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
    expect(realDate.test(`${year}-02-29`)).toBe(isLeap);
  }
  for (const day of ['2004-01-31', '2004-04-30', '2004-12-31', '1999-02-28'])
    expect(realDate.test(day)).toBe(true);
  const wrongDays = ['2004-02-30', '2004-04-31', '2004-13-01', '2004-00-10', '2004-01-00', '2004-01-32'];
  const wrongForms = ['0999-01-01', '2004-1-1', '2004-01-01 ', '01/02/2004', '20040101'];
  for (const day of [...wrongDays, ...wrongForms]) expect(realDate.test(day)).toBe(false);
});
