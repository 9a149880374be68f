import { expect, test } from 'vitest';
import type { Json } from './json.ts';
import { entryName } from './name-of.ts';

const files: Readonly<Record<string, Json>> = {
  'portal.json': {
    universities: [{ id: 7, app_fee_flat: 500 }, { id: 8 }],
    groupLinks: [{ university: 7, value: null }],
    bankAccounts: [{ bank: 'Trust Bank', accountName: 'Lender' }],
    forms: ['sign-up', 'gone'],
  },
  'sign-up/flow.json': { id: 'sign-up', title: 'Sign Up' },
  'options/school.json': { oneOf: [{ const: 'GC', title: 'Gambia College', code: 7 }] },
};
const read = (file: string) => files[file];

test.each([
  [['universities', 0], 'Gambia College'],
  [['groupLinks', 0], 'Gambia College'],
  [['universities', 1], '2'],
  [['bankAccounts', 0], 'Trust Bank'],
  [['forms', 0], 'Sign Up'],
  [['forms', 1], 'gone'],
])('names the entry at %j %s', (path, name) => {
  expect(entryName(read, 'portal.json', path)).toBe(name);
});
