import { expect, test } from 'vitest';
import { openCopy } from '#scripts/studio/testing/open-copy.ts';
import { fieldsOf, flowFile, listOf, rulesFile } from '../files.ts';
import { removeWithNamings } from '../questions.ts';
import { namingsOf } from './namings.ts';

function everyQuestion({ read, texts }: ReturnType<typeof openCopy>) {
  const forms = [...texts().keys()].flatMap((file) => /^([\w-]+)\/flow\.json$/.exec(file)?.[1] ?? []);
  return forms.flatMap((form) =>
    listOf(fieldsOf(read(flowFile(form))).steps).flatMap((each) => {
      const step = String(fieldsOf(each).id);
      const names = Object.keys(fieldsOf(fieldsOf(read(rulesFile(form, step))).properties));
      return names.map((name) => ({ at: { form, step }, name }));
    }),
  );
}

const wordsOf = (form: string, question: string) => {
  const { read, texts } = openCopy();
  return namingsOf(read, texts(), form, question).map(({ words, goesAlong }) => [words, goesAlong]);
};

test.each([
  ['dates-and-rules', 'ownShare', 'It is one of the numbers that add up to a total.', false],
  ['typed-answers', 'fee', '“Course” fills it in.', true],
  ['dates-and-rules', 'dateOfBirth', '“Your age” is computed from it.', false],
  ['dates-and-rules', 'ownNumber', '“Another phone number” must be different from the answer to it.', true],
  ['household-survey', 'region', 'It limits the options of “District”.', true],
  ['groups-and-blocks', 'fullName', 'Its answer is used in the text of “Home address”.', false],
  ['groups-and-blocks', 'home', 'Its answer is used in the text of “What is true in {{home.city}}?”', false],
])('%s: %s', (form, question, words, goesAlong) => {
  expect(wordsOf(form, question)).toContainEqual([words, goesAlong]);
});

/**
 * To save time, the test tries only every n-th question with references, and every n-th of the other
 * questions.
 */
const [everyNamed, everyOther] = process.env.TEST_ALL ? [1, 8] : [12, 60];

test('leaves no findings about a removed question unless a person must act', () => {
  const clean = openCopy();
  const all = everyQuestion(clean);
  const left: string[] = [];
  for (const [index, { at, name }] of all.entries()) {
    const namings = namingsOf(clean.read, clean.texts(), at.form, name);
    if (index % (namings.length > 0 ? everyNamed : everyOther) > 0) continue;
    const copy = openCopy();
    copy.run(removeWithNamings(copy.read, at, name));
    const told = copy
      .findings()
      .filter((each) => each.startsWith(`${at.form}/`) && !each.includes('/samples/'))
      // Leaves out findings about who needs or gets the answers, just as `blocked` leaves out references in
      // `submit`.
      .filter((each) => !/Other programs need|Nobody gets the answers/.test(each))
      .filter((each) => each.includes(`"${name}"`) || each.includes(`{{${name}`));
    const blocked = namings.filter(({ goesAlong, path }) => !goesAlong && path[0] !== 'submit').length;
    if (blocked > 0 !== told.length > 0) left.push(`${at.form}/${name} ${blocked}: ${told.join(' ')}`);
    expect(namingsOf(copy.read, copy.texts(), at.form, name).filter(({ goesAlong }) => goesAlong)).toEqual(
      [],
    );
  }
  expect(left).toEqual([]);
});
