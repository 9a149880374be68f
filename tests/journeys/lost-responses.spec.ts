import { randomInt } from 'node:crypto';
import { referenceOf } from '#domain/reference.ts';
import type { Treatment } from '../faults/proxy.ts';
import { requestsOf } from '../faults/specified-calls.ts';
import { test } from '../faults/stage.ts';
import { button, submitUpToPassword } from './application.ts';
import { expect } from './fixture.ts';
import { applicationsOf } from './stored-on-server.ts';

/*
 * If an application, or the response to it, is lost, the portal must retry by itself, and the server must
 * store exactly one application. `npm run faults` repeats each test 200 times.
 */

const ways: Readonly<Record<string, () => Treatment>> = {
  'a reset before the request arrives': () => ({ kind: 'reset', at: 'request' }),
  'a response dropped after the commit': () => ({ kind: 'reset', at: 'answer' }),
  // `at` is a random position in the response's body, which has about 45 bytes.
  'a truncated response': () => ({ kind: 'reset', at: randomInt(1, 40) }),
};

const trials = Number(process.env.LOST_RESPONSES ?? 1);
// Without repetitions, the tests run in one worker and share a server and a filled-in application.
test.describe.configure({ mode: trials > 1 ? 'parallel' : 'default' });

for (const [way, treatment] of Object.entries(ways)) {
  for (let trial = 1; trial <= trials; trial += 1) {
    test(trials > 1 ? `${way}, trial ${trial}` : way, async ({ stage }) => {
      const { page, portal, phone, wire } = stage;
      await stage.filledIn();
      await page.goto('/review-application');
      await submitUpToPassword(page);
      // The rule makes two requests fail, because the browser itself retries a failed request once on a new
      // connection.
      wire.break({ ...requestsOf('POST /applications/submission'), times: 2, treatment: treatment() });
      await button(page, 'Send my application').click();
      await expect(page.getByText(/^Sent, reference/)).toBeVisible();
      const applications = await applicationsOf(portal, phone);
      expect(applications).toHaveLength(1);
      await expect(
        page.getByText(`Sent, reference ${referenceOf(String(applications[0]!.id))}`),
      ).toBeVisible();
      expect(wire.passages.filter(({ isTreated }) => isTreated).length).toBeGreaterThan(0);
    });
  }
}
