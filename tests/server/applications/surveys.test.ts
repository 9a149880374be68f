import { expect, test } from 'vitest';
import { sampleFreelanceSurvey } from '../support/data/sample-surveys.ts';
import { accepted, statusesOf } from '../support/process/answers.ts';
import { startWithStudent, type TestServer } from '../support/process/server.ts';
import { describeOnDatabase, describeOnEachDatabase } from '../support/storage/test-storage.ts';

/* Forms with a fixed endpoint. Behaviour common to all forms: ../questionnaires/questionnaires.test.ts. */

const minute = 60_000;
const day = 24 * 60 * minute;

const stored = ({ place }: TestServer) => place.rows('select * from submissions order by created_at');

describeOnDatabase('POST /surveys/freelance and /business-loan', (open) => {
  test('store equal answers once within 24 hours, and again after that', async () => {
    const { server, id } = await startWithStudent(open);
    const first = server.clock.at;
    const sendAt = async (at: number) => {
      server.clock.at = at;
      expect(await server.sendSurvey({ student_id: id }, await server.logInAgain())).toEqual(accepted);
      return (await stored(server)).map(({ created_at }) => Number(created_at) - first);
    };
    expect(await sendAt(first)).toEqual([0]);
    expect(await sendAt(first + day - minute)).toEqual([0]);
    expect(await sendAt(first + day)).toEqual([0]);
    expect(await sendAt(first + day + 1)).toEqual([0, day + 1]);
    expect(await sendAt(first + day + minute)).toEqual([0, day + 1]);
    expect(await sendAt(first + 2 * day + 1)).toEqual([0, day + 1]);
    expect(await sendAt(first + 2 * day + minute)).toEqual([0, day + 1, 2 * day + minute]);
  });

  test('store the student, the version and the answers by step, without unknown keys, blanks or NULs', async () => {
    const { server, id, bearer } = await startWithStudent(open);
    const extra = { id: 'mine', key: 7, status: 'approved', toString: 'x', about: { name: 'x' } };
    const padded = Object.entries(sampleFreelanceSurvey).map(([key, value]) => [key, ` ${value}\0 `]);
    for (const body of [{ ...Object.fromEntries(padded), ...extra }, {}])
      expect(await server.sendSurvey({ ...body, student_id: id }, bearer)).toEqual(accepted);
    const rows = await stored(server);
    expect(rows).toMatchObject([{ form: 'freelance-survey', application_id: id, flow_version: 1 }]);
    expect(JSON.parse(String(rows[0]!.answers))).toEqual({
      about: {},
      first: { first_choice: 'Tutoring/education' },
      second: { second_choice: 'Digital Marketing' },
    });
    expect(rows[0]!.id).not.toBe('mine');
  });

  test('accept an amount outside the terms', async () => {
    const { server, id, bearer } = await startWithStudent(open);
    for (const loan_amount of [0, 2999.99, 5000.01, 99_999_999])
      expect(await server.applyForLoan({ loan_amount, student_id: id }, bearer)).toEqual(accepted);
    expect(await stored(server)).toHaveLength(4);
  });
});

describeOnEachDatabase('concurrent POST /surveys/freelance', (open) => {
  test('store twenty equal ones once', async () => {
    const { server, id, bearer } = await startWithStudent(open);
    const sent = Array.from({ length: 20 }, () => server.sendSurvey({ student_id: id }, bearer));
    expect(await statusesOf(sent)).toEqual(Array(20).fill(200));
    expect(await stored(server)).toHaveLength(1);
  });
});
