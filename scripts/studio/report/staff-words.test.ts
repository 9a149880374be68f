import { expect, test } from 'vitest';
import { portalTexts, sourceOfTexts } from '../../schemas/testing/fixture.ts';
import { staffWords } from './staff-words.ts';

test.each([
  [
    'Make "minimum" smaller or "maximum" larger.',
    'Make “Smallest number” smaller or “Largest number” larger.',
  ],
  [
    'Fewer answers to "members.age" (Age (in years)) are right now: "maxLength" was 60 and is 6.',
    'Fewer answers to “Age (in years)” are right now: “Longest answer, in letters” was 60 and is 6.',
  ],
  [
    'Say in "renames" what became of "Bakau" ("renamedFrom").',
    'Say in "renames" what became of "Bakau" ("renamedFrom").',
  ],
  ['"pattern" is "country" now', '“Expression that it must fit” is "country" now'],
])('%s', (told, said) => {
  expect(staffWords(sourceOfTexts(portalTexts()))(told)).toBe(said);
});

test('calls a step by its title and a key of the words by its label', () => {
  const inWords = staffWords(sourceOfTexts(portalTexts()));
  expect(inWords('A condition changed in the step "basic".', 'application/basic.ui.json')).toBe(
    'A condition changed in the step “Basic Information”.',
  );
  expect(inWords('"ui:help" is empty.', 'application/basic.ui.json')).toBe(
    '“Help under the question” is empty.',
  );
});

test.each([
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
    'rows/household.schema.json',
    'There is no question "surname" in it.',
    'There is no question "surname" in it.',
  ],
  [
    'rows/household.schema.json',
    '"kind": "quiz" and "answer" are keys.',
    '"kind": "quiz" and "answer" are keys.',
  ],
])('calls a question of the form of %s by its title: %s', (file, told, said) => {
  expect(staffWords(sourceOfTexts(portalTexts()))(told, file)).toBe(said);
});

test.each([
  [
    'The question “Gender” is asked as "select" now, not as "radios".',
    'The question “Gender” is asked as “A list that opens” now, not as “One answer, all in view; best for five or fewer”.',
  ],
  [
    'An entry of a plain list ("enum") is a text alone and cannot carry marks.',
    'An entry of a plain list (“Answers”) is a text alone and cannot carry marks.',
  ],
  ['The name of the form "application" changed.', 'The name of the form “Application” changed.'],
  ['You removed the form "gone".', 'You removed the form "gone".'],
])('calls forms, lists and ways to answer as the studio does: %s', (told, said) => {
  expect(staffWords(sourceOfTexts(portalTexts()))(told)).toBe(said);
});

test.each([
  ['Delete it, or give the step "kind": "quiz".', 'Delete it, or give the step "kind": "quiz".'],
  [
    'It is asked in the step "academic" now, not in "basic".',
    'It is asked in the step “Academic and Work Information” now, not in “Basic Information”.',
  ],
  [
    'This is the address of the step "basic" of "application".',
    'This is the address of the step “Basic Information” of “Application”.',
  ],
  ['The step "basic" of "exit-survey" is gone.', 'The step "basic" of "exit-survey" is gone.'],
])('replaces only the names of known steps: %s', (told, said) => {
  expect(staffWords(sourceOfTexts(portalTexts()))(told, 'application/flow.json')).toBe(said);
});
