import { expect, test } from 'vitest';
import type { Flow, FlowDefinition, Migration, StepDefinition, Validator } from '#engine/core/index.ts';
import { form as businessLoan } from '#generated/business-loan/form.ts';
import { form as exitSurvey } from '#generated/exit-survey/form.ts';
import { form as feedback } from '#generated/feedback/form.ts';
import type { Config } from '#server/config.ts';
import { sampleBusinessLoan, sampleExitSurvey, sampleFeedback } from '../support/data/sample-surveys.ts';
import { operationsOf, readDescription } from '../support/openapi/openapi.ts';
import { accepted, refusal } from '../support/process/answers.ts';
import { startServer, type TestServer } from '../support/process/server.ts';
import { describeOnDatabase, type OpenStorage, openEmbedded } from '../support/storage/test-storage.ts';

/* These tests cover settings in flow.json that none of the forms in tests/fixture/ has. */

const day = 24 * 60 * 60_000;
const noon = (date: string) => Date.parse(`${date}T12:00:00Z`);
const answersIn = async ({ place }: TestServer) =>
  (await place.rows('select answers from submissions order by created_at')).map(({ answers }) =>
    JSON.parse(String(answers)),
  );

const withDefinition = (form: Flow, changes: Partial<FlowDefinition>): Flow => ({
  ...form,
  definition: { ...form.definition, ...changes },
});

const always = withDefinition(exitSurvey, {
  submit: { who: 'student', wait: 'accepted', go: '/exit-survey-done' },
});

async function start(open: OpenStorage, forms: readonly Flow[], at?: number, changes: Partial<Config> = {}) {
  const server = await startServer(await open(), changes, { forms, ...(at && { at }) });
  return { server, ...(await server.enrolStudent()) };
}

const migrations: readonly Migration[] = [
  { version: 2, rename: 'cause', to: 'reason' },
  { version: 2, rename: 'wage', to: 'income' },
  { version: 2, mapOption: 'hasWork', option: 'Sometimes', to: 'Yes' },
  { version: 3, mapOption: 'reason', option: 'Moved', to: 'Other' },
  { version: 3, drop: 'phone' },
];

describeOnDatabase('a form that a student may send again', (open) => {
  test('accepts a limited number of different answers a day, and equal answers once a day', async () => {
    const { server, bearer } = await start(open, [always], undefined, { surveysPerDay: 2 });
    const send = (advice: string, headers = bearer, key?: string) =>
      server.sendExitSurvey({ answers: { ...sampleExitSurvey, advice }, ...(key && { key }) }, headers);
    const first = await send('one', bearer, 'key-of-the-first-one');
    expect(first.status).toBe(200);
    expect(await send('one')).toEqual(first);
    const others = await Promise.all(['two', 'three', 'four', 'five'].map((each) => send(each)));
    expect(others.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(others.filter(({ status }) => status === 409)).toEqual(
      Array(3).fill(refusal(409, 'You have sent your exit survey too often today. Send it again tomorrow.')),
    );
    expect(await send('anything', bearer, 'key-of-the-first-one')).toEqual(first);
    expect(await server.get('/api/questionnaires/exit-survey', bearer)).toMatchObject({ status: 404 });

    server.clock.at += day + 1;
    expect((await send('one', await server.logInAgain())).body.id).not.toBe(first.body.id);
    expect(await answersIn(server)).toHaveLength(3);
  });
});

describeOnDatabase('answers of an earlier version', (open) => {
  const third = withDefinition(always, { version: 3, migrations });
  const { reason: _, income: __, ...others } = sampleExitSurvey;

  test.each<[number, object]>([
    [1, { ...others, cause: 'Moved', wage: 7500.5, hasWork: 'Sometimes' }],
    [1, { ...others, cause: 'Moved', wage: '7500.5' }],
    [2, { ...others, reason: 'Moved', income: '7500.5', phone: '3012345' }],
    [3, sampleExitSurvey],
  ])('in the form of version %i are stored in the current form', async (version, answers) => {
    const { server, bearer } = await start(open, [third]);
    expect(await server.sendExitSurvey({ version, answers }, bearer)).toMatchObject(accepted);
    expect(await answersIn(server)).toEqual([
      {
        leaving: { reason: 'Other', otherReason: 'I moved to Basse.', leftOn: '2026-06-30' },
        work: { hasWork: 'Yes', income: 7500.5 },
        reach: { email: 'awa@example.com' },
      },
    ]);
    expect(await server.place.values('select flow_version from submissions')).toEqual([3]);
  });

  test.each<[string, number, object, string, message?: RegExp]>([
    ['a fraction of a butut', 3, { income: 0.125 }, 'income', /2 decimal places/],
    ['another version’s option', 3, { reason: 'Moved' }, 'reason'],
    ['an option that never existed', 2, { reason: 'Fishing' }, 'reason'],
    ['another version’s field name', 2, { reason: undefined, cause: 'Moved' }, 'reason'],
    ['an amount as text in the current version', 3, { income: '7500.5' }, 'income'],
    ['an amount that is a list', 1, { income: [7500.5, 8000] }, 'income'],
  ])('are refused with %s', async (_what, version, wrong, field, message = /^[A-Z]/) => {
    const { server, bearer } = await start(open, [third]);
    const answers = { ...sampleExitSurvey, ...wrong };
    const error = expect.stringMatching(/^The exit survey was not accepted\. [A-Z].*\.$/);
    const problems = [{ field, message: expect.stringMatching(message) }];
    const answer = await server.sendExitSurvey({ version, answers }, bearer);
    expect(answer).toEqual({ status: 400, body: { error, problems } });
    expect(await answersIn(server)).toEqual([]);
  });
});

describeOnDatabase('a form that is open for some days', (open) => {
  const days = { opens: '2027-01-15', closes: '2027-02-28' };
  const forms = [always, feedback, businessLoan].map((form) => withDefinition(form, days));

  test('accepts answers from its first day to its last, and repeats after that', async () => {
    const { server, id } = await start(open, forms, noon('2027-01-14'));
    const sendAll = async (key: string, loan: object = {}) => {
      const bearer = await server.logInAgain();
      return [
        await server.sendExitSurvey({ key, answers: { ...sampleExitSurvey, advice: key } }, bearer),
        await server.sendFeedback({ key }),
        await server.applyForLoan({ ...loan, student_id: id }, bearer),
      ];
    };
    const all = (rest: string) =>
      ['exit survey', 'feedback', 'loan application'].map((noun) => refusal(409, `The ${noun} ${rest}.`));

    expect(await sendAll('key-of-too-early')).toEqual(all('opens on January 15, 2027'));
    server.clock.at = Date.parse('2027-01-15T00:00:00Z');
    expect(await sendAll('key-of-the-first-day')).toMatchObject(Array(3).fill(accepted));
    server.clock.at = Date.parse('2027-02-28T23:59:59Z');
    const last = await sendAll('key-of-the-last-day');
    expect(last).toMatchObject(Array(3).fill(accepted));
    expect(await answersIn(server)).toHaveLength(6);

    server.clock.at = Date.parse('2027-03-01T00:00:00Z');
    expect(await sendAll('key-of-the-last-day')).toEqual(last);
    expect(await sendAll('key-of-too-late-now', { years: 3 })).toEqual(all('closed on February 28, 2027'));
    const wrong = { key: 'key-of-wrong-answers', answers: {} };
    expect(await server.sendFeedback(wrong)).toEqual(all('closed on February 28, 2027')[1]);
    expect(await answersIn(server)).toHaveLength(6);
  });
});

test('gives forms whose names differ only by a hyphen different operation ids', async () => {
  const forms = ['exit2', 'exit-2', 'exit-2-b', 'exit-2b', 'exitb', 'exit-b'].map((id) =>
    withDefinition(exitSurvey, { id }),
  );
  const { server } = await start(openEmbedded, forms);
  const operations = operationsOf(await readDescription(server));
  const names = operations.map(({ operationId }) => operationId).filter((name) => /Exit/.test(name));
  expect(names.toSorted()).toEqual(
    ['Exit2', 'ExitB', 'Exit_2', 'Exit_2B', 'Exit_2b', 'Exitb']
      .flatMap((name) => [`send${name}`, `read${name}Status`])
      .toSorted(),
  );
});

test('neither requires, describes nor stores the answers to a quiz', async () => {
  const quiz: StepDefinition = {
    ...{ id: 'quiz', kind: 'quiz', title: 'Quiz', check: 'step', required: ['due'] },
    fields: { due: { type: 'string', enum: ['the 1st', 'the 5th'] } },
    ui: { due: { label: 'When is it due?', widget: 'radios', noun: 'a day', answer: 2 } },
  };
  const { definition, validators } = feedback;
  const refusing: Validator = () => false;
  refusing.errors = [{ keyword: 'required', instancePath: '', params: { missingProperty: 'due' } }];
  const withQuiz: Flow = {
    validators: { ...validators, quiz: refusing },
    definition: { ...definition, steps: [...definition.steps, quiz] },
  };
  const { server } = await start(openEmbedded, [withQuiz]);
  expect(await server.sendFeedback()).toMatchObject(accepted);
  expect(await server.sendFeedback({ answers: { ...sampleFeedback, due: 'the 1st' } })).toMatchObject(
    accepted,
  );
  expect(JSON.stringify(await answersIn(server))).not.toContain('the 1st');
  expect(JSON.stringify(await readDescription(server))).not.toContain('When is it due?');
});

test('tells a student that a form with an endpoint of its own was sent already, if it may be sent only once', async () => {
  const { submit } = businessLoan.definition;
  const once = withDefinition(businessLoan, { submit: { ...submit!, once: 'per-student' } });
  const { server, id, bearer } = await start(openEmbedded, [once]);
  expect(await server.applyForLoan({ student_id: id }, bearer)).toEqual(accepted);
  server.clock.at += 3 * day;
  const later = await server.logInAgain();
  expect(await server.applyForLoan({ student_id: id }, later)).toEqual(accepted);
  expect(await server.applyForLoan({ student_id: id, years: sampleBusinessLoan.years + 1 }, later)).toEqual(
    refusal(409, 'You have sent your loan application already. You can only send it once.'),
  );
  expect(await server.get('/api/questionnaires/business-loan', later)).toEqual({
    status: 200,
    body: { sent_on: '2026-11-20' },
  });
});
