import { expect, test } from 'vitest';
import { sampleBusinessLoan, sampleFreelanceSurvey } from '../support/data/sample-surveys.ts';
import { accepted, retryUntilAccepted } from '../support/process/answers.ts';
import { startWithStudent } from '../support/process/server.ts';
import { describeOnEachDatabase } from '../support/storage/test-storage.ts';

const day = 24 * 60 * 60_000;

const kinds = ['Content creation', 'Digital Marketing', 'Technology development', 'Tutoring/education'];
const surveys = [
  {
    address: '/api/business-loan',
    payload: (n: number) => ({ ...sampleBusinessLoan, loan_amount: 3000 + n }),
  },
  {
    address: '/api/surveys/freelance',
    payload: (n: number) => ({
      ...sampleFreelanceSurvey,
      first_choice: kinds[n % 4],
      second_choice: kinds[Math.floor(n / 4) % 4],
    }),
  },
];

describeOnEachDatabase('attacks on what one student may send', (open) => {
  test.each(surveys)(
    'V2.4.1: sends sixteen different ones in the same moment to $address',
    async (survey) => {
      const { address, payload } = survey;
      const { server, id, bearer } = await startWithStudent(open);
      const send = (n: number, headers = bearer) =>
        retryUntilAccepted(() => server.post(address, { ...payload(n), student_id: id }, headers));
      const answers = await Promise.all(Array.from({ length: 16 }, (_, n) => send(n)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
      const refused = answers.filter(({ status }) => status === 409);
      expect(refused).toHaveLength(11);
      expect(refused[0]!.body).toEqual({
        error: expect.stringMatching(/^You have sent .* again tomorrow\.$/),
      });
      expect(await server.place.rows(`select id from submissions`)).toHaveLength(5);

      const taken = answers.findIndex(({ status }) => status === 200);
      expect(await send(taken)).toEqual(accepted);
      const other = await server.enrolStudent({ mobileNumber: '3999999' });
      const ofOther = { ...payload(0), student_id: other.id };
      expect(await server.post(address, ofOther, other.bearer)).toEqual(accepted);

      server.clock.at += day + 1;
      const refusedBefore = answers.findIndex(({ status }) => status === 409);
      expect(await send(refusedBefore, await server.logInAgain())).toEqual(accepted);
    },
  );
});
