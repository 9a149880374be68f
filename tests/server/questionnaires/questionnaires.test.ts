import { describe, expect, test } from 'vitest';
import { sampleExitSurvey, sampleFeedback, sampleFreelanceSurvey } from '../support/data/sample-surveys.ts';
import { accepted, notFound, refusal, statusesOf, unreadable } from '../support/process/answers.ts';
import { sharedServer, startWithStudent, type TestServer } from '../support/process/server.ts';
import { describeOnDatabase, describeOnEachDatabase } from '../support/storage/test-storage.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const key = 'key-of-one-sending';
const stored = ({ place }: TestServer) => place.rows('select * from submissions order by created_at');
const sentAlready = refusal(409, 'You have sent your exit survey already. You can only send it once.');

describeOnDatabase('a form defined entirely by its folder', (open) => {
  test('stores nothing about the sender of a public form, with a token or without', async () => {
    const { server, bearer } = await startWithStudent(open);
    const tokens = [{}, bearer, { authorization: 'Bearer nonsense' }];
    const sent = tokens.map((headers) => server.sendFeedback({}, headers));
    expect(await statusesOf(sent)).toEqual([200, 200, 200]);
    const rows = await stored(server);
    expect(rows.map(({ application_id }) => application_id)).toEqual([null, null, null]);
    // Only the day is stored, because the exact time could reveal which student was logged in then.
    const days = rows.map(({ created_at }) => new Date(Number(created_at)).toISOString());
    expect(days).toEqual(Array(3).fill('2026-11-20T00:00:00.000Z'));
    expect(rows.map(({ answers }) => JSON.parse(String(answers)))).toEqual(
      Array(3).fill({ words: sampleFeedback }),
    );
  });

  test('is stored once per key, whatever else is sent and however late', async () => {
    const { server, bearer } = await startWithStudent(open);
    const survey = await server.sendExitSurvey({ key }, bearer);
    const feedback = await server.sendFeedback({ key });
    server.clock.at += 400 * day;
    const later = await server.logInAgain();
    const repeats = [{ key }, { key, answers: {} }, { key, version: 7 }];
    for (const repeat of repeats) {
      expect(await server.sendExitSurvey(repeat, later)).toEqual(survey);
      expect(await server.sendFeedback(repeat)).toEqual(feedback);
    }
    expect(await stored(server)).toHaveLength(2);
  });

  test('belongs to the student of the token, whoever the body names', async () => {
    const { server, id, bearer } = await startWithStudent(open);
    const other = await server.enrolStudent({ mobileNumber: '3999999' });
    const named = { applicationId: other.id, application_id: other.id, student_id: other.id, id: 'mine' };
    expect((await server.sendExitSurvey(named, bearer)).status).toBe(200);
    expect((await server.sendFeedback(named, bearer)).status).toBe(200);
    const rows = await stored(server);
    expect(rows.map(({ application_id }) => application_id).toSorted()).toEqual([id, null].toSorted());
    expect(rows.map((row) => row.id)).not.toContain('mine');
  });
});

describeOnEachDatabase('a form defined entirely by its folder, sent concurrently,', (open) => {
  test('is stored once for twenty concurrent requests', async () => {
    const { server, bearer } = await startWithStudent(open);
    for (const send of [() => server.sendExitSurvey({ key }, bearer), () => server.sendFeedback({ key })]) {
      const answers = await Promise.all(Array.from({ length: 20 }, send));
      expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    }
    expect(await stored(server)).toHaveLength(2);
  });

  test('is accepted once per student: the first answers stay, and their day is returned', async () => {
    const { server, bearer } = await startWithStudent(open);
    const other = await server.enrolStudent({ mobileNumber: '3999999' });
    expect(await server.exitSurveyStatus(bearer)).toEqual({ status: 200, body: { sent_on: null } });
    const keys = Array.from({ length: 8 }, (_, n) => `${key}-${n}`);
    const answers = await Promise.all(
      keys.map((each) => {
        const different = { ...sampleExitSurvey, advice: each };
        return server.sendExitSurvey({ key: each, answers: different }, bearer);
      }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toEqual(Array(7).fill(sentAlready));

    server.clock.at += 30 * day;
    const later = await server.logInAgain();
    const changed = { ...sampleExitSurvey, advice: 'Another one.' };
    expect(await server.sendExitSurvey({ answers: changed }, later)).toEqual(sentAlready);
    expect(await server.exitSurveyStatus(later)).toEqual({ status: 200, body: { sent_on: '2026-11-20' } });

    const ofOther = await server.logInAgain('3999999');
    expect(await server.exitSurveyStatus(ofOther)).toEqual({ status: 200, body: { sent_on: null } });
    expect((await server.sendExitSurvey({ key: keys[0] }, ofOther)).status).toBe(200);
    expect((await stored(server)).map(({ application_id }) => application_id)).toContain(other.id);
  });

  test('gets the first response again for equal answers, even with other keys and months later', async () => {
    const { server, bearer } = await startWithStudent(open);
    const keys = Array.from({ length: 8 }, (_, n) => `${key}-${n}`);
    const answers = await Promise.all(keys.map((each) => server.sendExitSurvey({ key: each }, bearer)));
    server.clock.at += 90 * day;
    answers.push(await server.sendExitSurvey({}, await server.logInAgain()));
    const [{ id }] = (await stored(server)) as [{ id: string }];
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
      Array(9).fill({ status: 200, body: { status: 'ok', id } }),
    );
    expect(await stored(server)).toHaveLength(1);
  });
});

describeOnDatabase('refuses, and does not store, a submission with', (open) => {
  const given = sharedServer((server) => server.enrolStudent(), {}, open);

  test.each<[string, object, object]>([
    ['no key', { key: undefined }, refusal(400, '"key" is missing.')],
    ['a key short enough to collide', { key: 'one' }, unreadable],
    ['a key that is too long', { key: 'x'.repeat(65) }, unreadable],
    ['a key with invalid characters', { key: `${key}/1` }, unreadable],
    ['no version', { version: undefined }, refusal(400, '"version" is missing.')],
    ['version 0', { version: 0 }, unreadable],
    ['a version that is text', { version: '1' }, unreadable],
    ['half a version', { version: 1.5 }, unreadable],
    ['no answers', { answers: undefined }, refusal(400, '"answers" is missing.')],
    ['a list of answers', { answers: [] }, unreadable],
  ])('%s', async (_what, wrong, refused) => {
    const { server } = given();
    expect(await server.sendFeedback(wrong)).toEqual(refused);
    expect(await stored(server)).toEqual([]);
  });

  test.each<[string, object]>([
    ['a version', { version: 2 }],
    ['a question', { answers: { ...sampleFeedback, likes: 'The colours' } }],
    ['a question instead of others', { answers: { likes: '' } }],
  ])('%s of a newer form, with status 503, so that it waits on the phone', async (_what, newer) => {
    const { server } = given();
    const answer = await server.sendFeedback(newer);
    expect(answer).toEqual(refusal(503, /^We are updating the portal\. Send your feedback again .*\.$/));
    expect(answer.headers.get('retry-after')).toBe('600');
    expect(await stored(server)).toEqual([]);
  });

  test('a body that is larger than the longest answers', async () => {
    const { server, bearer } = given();
    const answers = { ...sampleFeedback, words: 'x'.repeat(200_000) };
    const tooLarge = refusal(413, 'That is more than this call takes.');
    expect(await server.sendFeedback({ answers })).toEqual(tooLarge);
    expect(await server.sendExitSurvey({ answers }, bearer)).toEqual(tooLarge);
    // In JSON, a character may take six bytes (as \u0001 does). The size limit must allow for this.
    const control = { ...sampleFeedback, words: `${'\u0001'.repeat(999)}x` };
    expect((await server.sendFeedback({ answers: control })).status).toBe(200);
  });
});

describe('the calls under /questionnaires', () => {
  const given = sharedServer((server) => server.enrolStudent());

  test.each([
    ...['nothing', '__proto__', 'constructor', '', 'exit-survey/', '..%2Fapplications'],
    ...['information', 'application', 'login', 'freelance-survey', 'business-loan'],
  ])('do not exist for the name "%s"', async (form) => {
    const { server, bearer } = given();
    const body = { key, version: 1, answers: {} };
    expect(await server.post(`/api/questionnaires/${form}`, body, bearer)).toEqual(notFound);
    expect(await server.get(`/api/questionnaires/${form}`, bearer)).toEqual(notFound);
  });

  test('do not say when a form that may be sent repeatedly was sent', async () => {
    expect(await given().server.get('/api/questionnaires/feedback')).toEqual(notFound);
  });
});

/* The freelance survey and the business loan have their own endpoints, unlike the forms above. */
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
