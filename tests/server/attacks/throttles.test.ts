import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '../databases.ts';
import { startServer } from '../server.ts';

describeOnEachDatabase('attacks on the throttles', (open) => {
  test('V2.4.1: one client submits for many phones in the same moment', async () => {
    const server = await startServer(await open(), { submissionsPerHour: 3 });
    const phones = Array.from({ length: 24 }, (_, n) => String(3_100_000 + n));
    const answers = await Promise.all(phones.map((mobileNumber) => server.submit({ mobileNumber })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(21);
    expect(await server.place.rows('select phone from students')).toHaveLength(3);
  });
});
