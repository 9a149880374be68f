import { expect, test } from 'vitest';
import { fixSchemas } from '../fix.ts';
import { fixedAfter, today } from '../testing/fixed-after.ts';
import { type Changes, changed, migrationsText, portalTexts, sourceOfTexts } from '../testing/fixture.ts';

const clean = portalTexts();

const renamed: Changes = { 'options/student-status.json': ['"Full-time Student"', '"Full time"'] };

const statusIn = (files: ReadonlyMap<string, string>, sample: string) =>
  JSON.parse(files.get(`application/samples/${sample}.json`)!).answers.academic.studentStatus;

test('keeps answers until migrations.json says whether an option of a plain list was renamed or dropped', () => {
  const { files, asked, waiting } = fixSchemas(
    sourceOfTexts(changed(clean, renamed)),
    sourceOfTexts(clean),
    today,
  );
  expect([...files.keys()]).toEqual([]);
  expect(asked.map(({ message }) => message)).toEqual([expect.stringContaining('"Full-time Student"')]);
  expect(waiting).toEqual(['application']);
});

test.each([
  ['renames', '"mapOption": "studentStatus", "option": "Full-time Student", "to": "Full time"', 'Full time'],
  ['removes', '"drop": "studentStatus", "option": "Full-time Student"', undefined],
])('%s an option in every sample as migrations.json says', (_what, line, inWrongSample) => {
  const { files } = fixedAfter(clean, {
    ...renamed,
    'application/migrations.json': migrationsText(`{ "version": 2, ${line} }`),
  });
  expect(statusIn(files, 'valid')).toBe('Full time');
  expect(statusIn(files, 'blank-text')).toBe(inWrongSample);
});

test('keeps a new answer to a question whose former answers are thrown away', () => {
  const { files } = fixedAfter(clean, {
    'application/basic.schema.json': [
      '"ethnicity": { "type": "string", "maxLength": 60 }',
      '"ethnicity": { "type": "string", "format": "date", "pastYears": 100 }',
    ],
    'application/basic.ui.json': [/"text"(?=,\s+"noun": "your ethnicity")/, '"date"'],
    'application/migrations.json': migrationsText('{ "version": 2, "drop": "ethnicity" }'),
  });
  const { basic } = JSON.parse(files.get('application/samples/valid.json')!).answers;
  expect(basic.ethnicity).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(fixSchemas(sourceOfTexts(files), sourceOfTexts(clean), today).said).toEqual([]);
});

test('corrects an answer that a new rule refuses, also in samples that expect other errors', () => {
  const { files } = fixedAfter(clean, {
    'application/academic.schema.json': ['"maxLength": 10', '"maxLength": 3'],
  });
  const { GPA } = JSON.parse(files.get('application/samples/blank-text.json')!).answers.academic;
  expect(GPA).toMatch(/^\S{1,3}$/);
});
