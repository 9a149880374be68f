import { expect, test } from 'vitest';
import { openCopy } from '#scripts/studio/testing/open-copy.ts';
import { addQuestion, nounFor, renameQuestion, setRequired } from './questions.ts';

test.each([
  ['Nickname', 'your nickname'],
  ['MAT number', 'your MAT number'],
  ['Your shop', 'your shop'],
  ['The name', 'the name'],
  ['Do you have a bank account?', 'your answer to “Do you have a bank account?”'],
  ['How many people live with you', 'your answer to “How many people live with you”'],
  ['Jobs you have done', 'your answer to “Jobs you have done”'],
  ['Tell us about your school', 'your answer to “Tell us about your school”'],
  ['Year of birth', 'your year of birth'],
  ['First name, exactly as it is written in your passport', 'your first name'],
  ['Jobs, internships and projects', 'your jobs, internships and projects'],
  ['If you work, how many hours?', 'your answer to “If you work, how many hours?”'],
  [`How ${'very '.repeat(20)}many?`, 'your answer'],
])('messages about “%s” call it %s', (title, noun) => {
  expect(nounFor(title)).toBe(noun);
});

test('adds a pattern against blanks to a required text', () => {
  const { read, run, fix, findings } = openCopy();
  const basic = { form: 'application', step: 'basic' };
  const text = { words: '', widget: 'text', rules: { type: 'string', maxLength: 20 } };
  run(addQuestion(read, basic, 'Nickname', text));
  run(setRequired(read, basic, 'nickname', true));
  fix();
  expect(read('application/basic.schema.json')).toMatchObject({
    properties: { nickname: { pattern: '\\S' } },
  });
  expect(findings()).toEqual([]);
});

test.each([
  ['Tribe or people', 'tribeOrPeople'],
  ['people_group', 'people_group'],
  ['2nd name!', 'question'],
  // `firstName` is taken in another step. `ethnicity` is the question's own current name, so it is not taken.
  ['firstName', 'firstname'],
  ['ethnicity', 'ethnicity'],
])('a question renamed to “%s” is called %s', (wanted, name) => {
  const { read, run } = openCopy();
  const renaming = renameQuestion(read, { form: 'application', step: 'basic' }, 'ethnicity', wanted);
  if (renaming.changes.length > 0) run(renaming);
  expect(renaming.opens).toBe(`application/basic/${name}`);
  expect(read('application/basic.schema.json')).toHaveProperty(['properties', name]);
});
