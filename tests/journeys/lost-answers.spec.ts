import { randomInt } from 'node:crypto';
import { referenceOf } from '#domain/reference.ts';
import { requestsOf } from '../faults/calls.ts';
import type { Treatment } from '../faults/proxy.ts';
import { test } from '../faults/stage.ts';
import { button, submitUpToPassword } from './application.ts';
import { expect } from './fixture.ts';
import { applicationsOf } from './stored.ts';

/*
 * The answer to an application is lost on its way: the portal asks again by itself, and there is one application.
 * `npm run faults` does this 200 times a way.
 */

const ways: Readonly<Record<string, () => Treatment>> = {
  'a connection that is reset before the server has heard of it': () => ({ kind: 'reset', at: 'request' }),
  'an answer that is dropped after the commit': () => ({ kind: 'reset', at: 'answer' }),
  // It has about 45 bytes.
  'an answer that breaks off': () => ({ kind: 'reset', at: randomInt(1, 40) }),
};

const trials = Number(process.env.LOST_ANSWERS ?? 1);
// A few one after the other have one server and one filled-in application between them.
test.describe.configure({ mode: trials > 1 ? 'parallel' : 'default' });

for (const [way, treatment] of Object.entries(ways)) {
  for (let trial = 1; trial <= trials; trial += 1) {
    test(trials > 1 ? `${way}, trial ${trial}` : way, async ({ stage }) => {
      const { page, portal, phone, wire } = stage;
      await stage.filledIn();
      await page.goto('/review-application');
      await submitUpToPassword(page);
      // The browser itself asks once more on a new connection, so once would not be noticed.
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
