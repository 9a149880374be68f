import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { folders } from '#folders';
import { startWithStudent } from '../support/process/server.ts';
import { describeOnDatabase } from '../support/storage/test-storage.ts';

const readJson = (file: string) => JSON.parse(readFileSync(path.join(folders.schemas, file), 'utf8'));

describeOnDatabase('GET /universities/', (open) => {
  test('returns the staff’s figures, with a student’s university at position id-1', async () => {
    const { universities } = readJson('portal.json') as { universities: { id: number }[] };
    const schools = readJson('options/school.json').oneOf as { const: string; code: number }[];
    const { server, bearer } = await startWithStudent(open);
    const { body: list } = await server.universities(bearer);
    expect(list).toHaveLength(schools.length);
    for (const { const: name, code } of schools) {
      const written: object = universities.find(({ id }) => id === code)!;
      const { placeholder, ...figures } = { placeholder: true, ...written };
      expect(list[code - 1]).toEqual({ ...figures, name });
    }
  });
});
