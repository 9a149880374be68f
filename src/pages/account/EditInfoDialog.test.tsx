import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { application } from '#api/http/testing/every-json-call.ts';
import { EditInfoForm } from './EditInfoDialog.tsx';
import { unsavedEdit } from './unsaved-edit.ts';

function questions(typed: { phone_number: string; email: string }): string[] {
  unsavedEdit.keep('u1', typed);
  const html = renderToStaticMarkup(
    <EditInfoForm user="u1" application={application} onClose={() => undefined} />,
  );
  return [...html.matchAll(/<input[^>]* name="([^"]+)"/g)].map((match) => match[1]!);
}

afterEach(() => {
  unsavedEdit.forget();
  vi.unstubAllEnvs();
});

const { phone_number, email } = application;

test.each([
  ['nothing changed', { phone_number, email }, ['phone_number', 'email']],
  ['a new email', { phone_number, email: 'b@example.com' }, ['phone_number', 'email']],
  ['the same phone in another format', { phone_number: '+220 301-2345', email }, ['phone_number', 'email']],
  ['a new phone', { phone_number: '3055555', email }, ['phone_number', 'email', 'password', 'username']],
])('asks for the password only if the phone number changes: %s', (_what, typed, names) => {
  expect(questions(typed)).toEqual(names);
});

test('asks for no password with another API host, whose contract does not accept one', () => {
  vi.stubEnv('VITE_API_HOST', 'https://lender.example/api');
  expect(questions({ phone_number: '3055555', email })).toEqual(['phone_number', 'email']);
});
