import { describe, expect, test } from 'vitest';
import { sampleBusinessLoan, sampleFreelanceSurvey } from '../support/data/sample-surveys.ts';
import { accepted, refusal, statusesOf } from '../support/process/answers.ts';
import { startServer, startWithStudent, type TestServer } from '../support/process/server.ts';
import { sharedServer } from '../support/process/shared-server.ts';
import { describeOnEachDatabase } from '../support/storage/test-storage.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

interface Survey {
  readonly address: string;
  readonly form: string;
  readonly payload: object;
  /** The same questions, another answer. */
  readonly other: object;
  readonly answers: object;
}

const freelance: Survey = {
  address: '/api/surveys/freelance',
  form: 'freelance-survey',
  payload: sampleFreelanceSurvey,
  other: { ...sampleFreelanceSurvey, second_choice: 'Content creation' },
  answers: {
    about: {},
    first: { first_choice: 'Tutoring/education' },
    second: { second_choice: 'Digital Marketing' },
  },
};

const loan: Survey = {
  address: '/api/business-loan',
  form: 'business-loan',
  payload: sampleBusinessLoan,
  other: { ...sampleBusinessLoan, loan_amount: 4000.51 },
  answers: {
    contact: {
      name: 'Isatou Ceesay',
      email: 'isatou@example.com',
      business_name: 'Isatou Tailoring',
    },
    industry: { industry: 'Manufacturing' },
    business: { years: 2, num_employees: '3', description: 'We sew school uniforms in Serekunda.' },
    amounts: { loan_amount: 4000.5, avg_monthly_sales: 12_500, avg_monthly_expenses: 0 },
    plans: {
      loan_purpose: 'Cloth for the new school year.',
      repayment_plan: 'From the uniforms that are ordered already.',
      book_keeping: 'In a notebook, every evening.',
    },
  },
};

describe.each([freelance, loan])('POST $address', ({ address, form, payload, other, answers }) => {
  const stored = (server: TestServer) =>
    server.place.rows(`select * from submissions where form = '${form}' order by created_at`);

  describeOnEachDatabase('stored', (open) => {
    test('with its student, its version and its answers by step', async () => {
      const { server, id, bearer } = await startWithStudent(open);
      expect(await server.post(address, { ...payload, student_id: id }, bearer)).toEqual(accepted);
      const [row, ...noOther] = await stored(server);
      expect(noOther).toEqual([]);
      expect(row).toMatchObject({ application_id: id, flow_version: 1 });
      expect(Number(row!.created_at)).toBe(server.clock.at);
      expect(JSON.parse(String(row!.answers))).toEqual(answers);
    });

    test('once, of twenty at the same time', async () => {
      const { server, id, bearer } = await startWithStudent(open);
      const send = () => server.post(address, { ...payload, student_id: id }, bearer);
      expect(await Promise.all(Array.from({ length: 20 }, send))).toEqual(Array(20).fill(accepted));
      expect(await stored(server)).toHaveLength(1);
    });

    test('once within 24 hours, again after that', async () => {
      const { server, id } = await startWithStudent(open);
      const first = server.clock.at;
      const sendAt = async (at: number) => {
        server.clock.at = at;
        const bearer = await server.logInAgain();
        expect(await server.post(address, { ...payload, student_id: id }, bearer)).toEqual(accepted);
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

    test('once after 24 hours too, of twenty at the same time', async () => {
      const { server, id, bearer } = await startWithStudent(open);
      await server.post(address, { ...payload, student_id: id }, bearer);
      server.clock.at += day + minute;
      const later = await server.logInAgain();
      const send = () => server.post(address, { ...payload, student_id: id }, later);
      expect(await statusesOf(Array.from({ length: 20 }, send))).toEqual(Array(20).fill(200));
      expect(await stored(server)).toHaveLength(2);
    });

    test('apart from other answers and from other students', async () => {
      const server = await startServer(await open());
      const one = await server.enrolStudent();
      const two = await server.enrolStudent({ mobileNumber: '3999999' });
      await server.post(address, { ...payload, student_id: one.id }, one.bearer);
      await server.post(address, { ...other, student_id: one.id }, one.bearer);
      await server.post(address, { ...payload, student_id: two.id }, two.bearer);
      const rows = await stored(server);
      const ids = [one.id, one.id, two.id].sort();
      expect(rows.map((row) => row.application_id).sort()).toEqual(ids);
    });

    test('without what no question asks for, by whatever name; blanks and NULs around an answer do not count', async () => {
      const { server, id, bearer } = await startWithStudent(open);
      const extra = { id: 'mine', key: 7, status: 'approved', toString: 'x', about: { name: 'x' } };
      const pad = (value: unknown) => (typeof value === 'string' ? ` ${value}\0 ` : value);
      const padded = Object.fromEntries(Object.entries(payload).map(([key, value]) => [key, pad(value)]));
      for (const body of [{ ...padded, ...extra }, payload]) {
        expect(await server.post(address, { ...body, student_id: id }, bearer)).toEqual(accepted);
      }
      const rows = await stored(server);
      expect(rows.map((row) => JSON.parse(String(row.answers)))).toEqual([answers]);
      expect(rows[0]!.id).not.toBe('mine');
    });
  });

  describeOnEachDatabase('refused, and nothing stored,', (open) => {
    test('without an id, or with one that is no text', async () => {
      const { server, id, bearer } = await startWithStudent(open);
      const missing = await server.post(address, payload, bearer);
      expect(missing).toEqual(refusal(400, '"student_id" is missing.'));
      for (const student_id of [null, 7, true, [id], { id }]) {
        const { status, body } = await server.post(address, { ...payload, student_id }, bearer);
        expect(status).toBe(400);
        expect(body).toEqual({ error: 'The request cannot be read.' });
      }
    });

    describe('what cannot be read:', () => {
      const given = sharedServer((server) => server.enrolStudent(), {}, open);

      test.each([
        ['a prototype', '{"__proto__": {"student_id": "x"}}', 400],
        ['a constructor', '{"constructor": {"prototype": {"student_id": "x"}}}', 400],
        ['half a body', '{"student_id": "', 400],
        ['a list', '[]', 400],
        ['null', 'null', 400],
        ['nothing', '', 400],
        ['a megabyte', JSON.stringify({ description: 'x'.repeat(2 ** 20) }), 413],
      ])('for %s as its body, in words', async (_what, body, status) => {
        const { server, bearer } = given();
        const answer = await server.post(address, body, bearer);
        expect(answer).toEqual(refusal(status, /^[A-Z"].*\.$/));
      });
    });
  });
});

const notANumber = 'must be a number with at most 2 decimal places';

describeOnEachDatabase('the answers of a survey', (open) => {
  describe('what cannot be:', () => {
    const given = sharedServer((server) => server.enrolStudent(), {}, open);

    test.each<[string, Survey, object, string, string | RegExp]>([
      ['a missing choice', freelance, { second_choice: undefined }, 'second_choice', /^Select /],
      ['a blank choice', freelance, { first_choice: ' ' }, 'first_choice', /^Select /],
      [
        'a choice that is not in the list',
        freelance,
        { first_choice: 'Fishing' },
        'first_choice',
        /^Select /,
      ],
      [
        'a name that every object has',
        freelance,
        { first_choice: 'constructor' },
        'first_choice',
        /^Select /,
      ],
      [
        'a choice that is a list',
        freelance,
        { first_choice: ['x'] },
        'first_choice',
        'Send "first_choice" as text',
      ],
      ['null for a choice', freelance, { first_choice: null }, 'first_choice', /^Select /],
      ['a missing text', loan, { business_name: undefined }, 'business_name', /^Enter /],
      ['a blank text', loan, { repayment_plan: ' \n\t' }, 'repayment_plan', /^Enter /],
      [
        'a text that is a number',
        loan,
        { num_employees: 3 },
        'num_employees',
        'Send "num_employees" as text',
      ],
      ['a text that is too long', loan, { description: 'x'.repeat(1001) }, 'description', /1000 characters/],
      ['an e-mail without a dot', loan, { email: 'isatou@example' }, 'email', /email/],
      ['an industry that is not in the list', loan, { industry: 'Piracy' }, 'industry', /^Select |industry/],
      ['a name that every object has', loan, { industry: 'hasOwnProperty' }, 'industry', /^Select |industry/],
      ['a missing number', loan, { years: undefined }, 'years', /^Enter /],
      ['a number that is text', loan, { years: '2' }, 'years', 'Send "years" as a number'],
      ['what JSON makes of NaN', loan, { loan_amount: Number.NaN }, 'loan_amount', /^Enter /],
      [
        'a number that is a list',
        loan,
        { loan_amount: [1] },
        'loan_amount',
        'Send "loan_amount" as a number',
      ],
      ['a third decimal', loan, { avg_monthly_sales: 0.125 }, 'avg_monthly_sales', new RegExp(notANumber)],
      ['a number below zero', loan, { avg_monthly_sales: -1 }, 'avg_monthly_sales', new RegExp(notANumber)],
      ['a very small number', loan, { years: 1e-7 }, 'years', new RegExp(notANumber)],
      ['a huge number', loan, { loan_amount: 1e21 }, 'loan_amount', / or less/],
      ['a long number', loan, { loan_amount: 1e13 }, 'loan_amount', / or less/],
    ])('refused: %s', async (_what, { address, payload }, wrong, field, message) => {
      const { server, id, bearer } = given();
      const { status, body } = await server.post(address, { ...payload, ...wrong, student_id: id }, bearer);
      expect(status).toBe(400);
      expect(body).toEqual({
        error: expect.stringMatching(/^The (survey|loan application) was not accepted\. [A-Z].*\.$/),
        problems: [{ field, message: expect.stringMatching(message) }],
      });
      expect(await server.place.rows('select id from submissions')).toEqual([]);
    });

    test('a number too large for JavaScript is refused in words', async () => {
      const { server, id, bearer } = given();
      const body = JSON.stringify({ ...sampleBusinessLoan, student_id: id }).replace('4000.5', '1e400');
      const answer = await server.post('/api/business-loan', body, bearer);
      expect(answer).toMatchObject({ status: 400, body: { problems: [{ field: 'loan_amount' }] } });
    });

    test('tells everything that is wrong at once', async () => {
      const { server, id, bearer } = given();
      const answer = await server.post('/api/business-loan', { student_id: id }, bearer);
      expect(answer.status).toBe(400);
      const { problems } = answer.body as { problems: { field: string }[] };
      const { student_id: _, ...asked } = { ...sampleBusinessLoan, student_id: id };
      expect(problems.map(({ field }) => field).sort()).toEqual(Object.keys(asked).sort());
    });
  });

  test('an amount outside the terms is taken', async () => {
    const { server, id, bearer } = await startWithStudent(open);
    for (const loan_amount of [0, 2999.99, 5000.01, 99_999_999]) {
      expect(await server.applyForLoan({ loan_amount, student_id: id }, bearer)).toEqual(accepted);
    }
    expect(await server.place.rows('select id from submissions')).toHaveLength(4);
  });
});

describe('the samples', () => {
  test('have every key of the payload', () => {
    expect(Object.keys(sampleBusinessLoan)).toHaveLength(14 - 1);
    expect(Object.keys(sampleFreelanceSurvey)).toHaveLength(3 - 1);
  });
});
