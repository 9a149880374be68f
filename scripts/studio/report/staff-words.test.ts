import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { portalTexts, sourceOfTexts } from '../../schemas/testing/fixture.ts';
import { staffWords } from './staff-words.ts';

const inWords = staffWords(sourceOfTexts(portalTexts()));

test.each([
  [
    'Make "minimum" smaller or "maximum" larger.',
    'Make “Smallest number” smaller or “Largest number” larger.',
  ],
  [
    'Fewer answers to "members.age" (Age (in years)) are right now: "maxLength" was 60 and is 6.',
    'Fewer answers to “Age (in years)” are right now: “Longest answer, in letters” was 60 and is 6.',
  ],
  ['"pattern" is "country" now', '“Expression that it must fit” is "country" now'],
  [
    'The question “Gender” is asked as "select" now, not as "radios".',
    'The question “Gender” is asked as “A list that opens” now, not as “One answer, all in view; best for five or fewer”.',
  ],
  [
    'An entry of a plain list ("enum") is a text alone and cannot carry marks.',
    'An entry of a plain list (“Answers”) is a text alone and cannot carry marks.',
  ],
  ['The name of the form "application" changed.', 'The name of the form “Application” changed.'],
])('%s', (told, said) => {
  expect(inWords(told)).toBe(said);
});

test.each([
  ['application/basic.ui.json', '"ui:help" is empty.', '“Help under the question” is empty.'],
  [
    'application/basic.schema.json',
    'No answer to "streetAddress" can be right: it would have to begin and end with /.',
    'No answer to “Street address” can be right: it would have to begin and end with /.',
  ],
  [
    'application/academic.schema.json',
    '"surname" and "gender" hide each other: an answer to one takes the other away.',
    '“Surname” and “Gender” hide each other: an answer to one takes the other away.',
  ],
  [
    'rows/household.schema.json',
    'The rows of "members" have no questions.',
    'The rows of “Who lives with you?” have no questions.',
  ],
  [
    'application/flow.json',
    'It is asked in the step "academic" now, not in "basic".',
    'It is asked in the step “Academic and Work Information” now, not in “Basic Information”.',
  ],
  [
    'application/flow.json',
    'This is the address of the step "basic" of "application".',
    'This is the address of the step “Basic Information” of “Application”.',
  ],
])('about %s: %s', (file, told, said) => {
  expect(inWords(told, file)).toBe(said);
});

test.each([
  [undefined, 'Say in "renames" what became of "Bakau" ("renamedFrom").'],
  [undefined, 'You removed the form "gone".'],
  ['rows/household.schema.json', 'There is no question "surname" in it.'],
  ['rows/household.schema.json', '"kind": "quiz" and "answer" are keys.'],
  ['application/flow.json', 'Delete it, or give the step "kind": "quiz".'],
  ['application/flow.json', 'The step "basic" of "exit-survey" is gone.'],
])('about %s, keeps the names that staff write: %s', (file, told) => {
  expect(inWords(told, file)).toBe(told);
});

const inTheStudio = staffWords(sourceOfTexts(new Map()));

test.each([
  ['The step works in another way now. Try it: npm run forms', 'Try it on the phone.'],
  ['The order of the forms in npm run forms changed.', 'The order of the forms in the studio changed.'],
  [
    'Write "surname" into "required", and let no condition hide it.',
    'Tick “Must be answered” for it, and let no condition hide it.',
  ],
  ['If so, run: npm run schemas:fix', 'If so, press “Update the example answers”.'],
  [
    'If it was deleted, put it back and run: npm run schemas:retire region "Kanifing". If not, say so.',
    'put it back and press “Retire” next to "Kanifing" in the list. If not, say so.',
  ],
])('%s', (told, said) => {
  expect(inTheStudio(told)).toContain(said);
  expect(inTheStudio(told)).not.toContain('npm');
});

test.each([
  [
    'Students would read "0000000" as real: its "placeholder" is false, but it looks like an example number.',
    'Students would read "0000000" as real, because “This is the real one” is “Yes”, but it looks like an example number.',
  ],
  [
    'Write what is real, or set "placeholder" to true again.',
    'Write what is real, or choose “No, not yet” again.',
  ],
])('says by the words of the editor whether a detail is real: %s', (told, said) => {
  expect(inTheStudio(told)).toBe(said);
});

test('replaces every command that the check and the diff name', () => {
  const schemas = path.join(import.meta.dirname, '../..', 'schemas');
  const told = ['check', 'diff'].flatMap((folder) =>
    readdirSync(path.join(schemas, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .flatMap(
        (file) => readFileSync(path.join(schemas, folder, file), 'utf8').match(/^.*npm run .*$/gm) ?? [],
      )
      .filter((line) => /[`'].*npm run/.test(line) && !/^\s*(\/\*)?\*/.test(line))
      .map((line) =>
        line
          .replaceAll(/\$\{JSON\.stringify\([^}]*\)\}|\$\{option\}/g, '"x"')
          .replaceAll(/\$\{[^}]*\}/g, 'x'),
      ),
  );
  expect(told.length).toBeGreaterThan(6);
  for (const line of told) expect(inTheStudio(line), line).not.toContain('npm run');
});
