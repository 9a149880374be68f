import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inTheStudio } from './in-the-studio.ts';

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
