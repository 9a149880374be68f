import { expect, test } from 'vitest';
import type { Json } from '../files/json.ts';
import { waysTo } from './forms.ts';

const flow = (path: string, submit: Json): Json => ({ steps: [{ id: 'questions', path }], submit });
const files: Readonly<Record<string, Json>> = {
  'canteen/flow.json': flow('/canteen', { who: 'student' }),
  'trip/flow.json': flow('/trip', { who: 'anyone' }),
  'login/flow.json': flow('/login', {}),
  'portal.json': { resources: [{ title: 'Travel', buttons: [{ text: 'A trip', path: '/trip' }] }] },
};
const ways = (form: string) => waysTo((file) => files[file], form);

test('finds the buttons that lead to a form', () => {
  const path = ['resources', 0, 'buttons', 0];
  expect(ways('trip')).toEqual({ address: '/trip', buttons: [{ text: 'A trip', card: 'Travel', path }] });
  expect(ways('canteen')).toEqual({ address: '/canteen', buttons: [] });
});

test('says nothing of a form to which the portal itself leads', () => {
  expect(ways('login')).toBeUndefined();
});
