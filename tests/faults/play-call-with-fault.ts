import { expect, type Page } from '@playwright/test';
import { heading } from '../journeys/application.ts';
import { type Fault, type FaultName, faults } from './faults.ts';
import { reads } from './reads.ts';
import { resets } from './resets.ts';
import { type CallName, requestsOf } from './specified-calls.ts';
import type { Stage, Visit } from './visit.ts';
import { writes } from './writes.ts';

const visits: Readonly<Record<CallName, Visit>> = { ...reads, ...writes, ...resets };

const nonsense = /\bNaN\b|\bundefined\b|\bnull\b|Invalid Date|\[object|TypeError|Infinity/;

async function expectUsable(page: Page): Promise<void> {
  await expect(heading(page, /\S/)).toBeVisible();
  expect(await page.locator('body').innerText()).not.toMatch(nonsense);
}

/**
 * Tests that the page reports the failure and keeps what the student typed, and that the repeated call takes
 * effect exactly once. Returns the time in ms from the failure until the message appeared, or undefined if
 * the call hung or the page showed no message.
 */
export async function playCallWithFault(
  stage: Stage,
  call: CallName,
  name: FaultName,
): Promise<number | undefined> {
  const { page, wire } = stage;
  const visit = visits[call];
  const fault: Fault = faults[name];
  if (fault.kind === 'hang') await page.clock.install();
  await visit.arrive(stage);
  const callsAfter401 = watch401(page);
  const faultAt = await inject(stage, call, fault);
  await visit.act(stage, fault);
  await expect.poll(faultAt).toBeDefined();
  if (fault.kind === 'hang') await page.clock.runFor(31_000);

  const isTaken = takenAs(visit, fault, name);
  const says = isTaken ? undefined : visit.says(fault);
  if (says) await expect(page.getByText(says).first()).toBeVisible();
  const saidAfter = says && performance.now() - faultAt()!;
  if (isTaken) await expect(page.getByText(isTaken).first()).toBeVisible();
  await expectUsable(page);
  if (says) await visit.keeps?.(stage, fault);
  if (fault.kind === 'login') expect(callsAfter401()).toBeLessThanOrEqual(1);

  await page.unrouteAll();
  await wire.heal();
  if (!isTaken) {
    await visit.again(stage, fault);
    await expect(page.getByText(visit.works).first()).toBeVisible();
    if (says) await expect(page.getByText(says)).toHaveCount(0);
    await expectUsable(page);
  }
  await visit.effect?.(stage, fault);
  return fault.kind === 'hang' ? undefined : saidAfter;
}

/**
 * Returns the text that reports a success if the page must treat the unexpected response as one, and
 * undefined otherwise.
 */
function takenAs(visit: Visit, fault: Fault, name: FaultName): RegExp | undefined {
  if (fault.kind !== 'odd success') return undefined;
  const areFactsMissing = name === 'null fields' || (name === 'wrong types' && visit.isLenient);
  if (areFactsMissing && visit.partly) return visit.partly;
  return visit.says(fault) ? undefined : visit.works;
}

/**
 * Makes the call fail. Returns a function that returns the time of the first failure, or undefined if there
 * has been none yet.
 */
async function inject(
  { page, wire }: Stage,
  call: CallName,
  { treatment }: Fault,
): Promise<() => number | undefined> {
  const { method, path } = requestsOf(call);
  if (treatment !== 'dns') {
    wire.break({ method, path, treatment });
    return () => wire.passages.find(({ isTreated }) => isTreated)?.at;
  }
  let at: number | undefined;
  await page.route(
    (url) => path.test(url.pathname),
    (route) => {
      if (route.request().method() !== method) return route.fallback();
      at ??= performance.now();
      return route.abort('namenotresolved');
    },
  );
  return () => at;
}

function watch401(page: Page): () => number {
  let calls = 0;
  let is401 = false;
  page.on('response', (answer) => {
    if (answer.status() === 401) is401 = true;
  });
  page.on('request', (request) => {
    if (is401 && new URL(request.url()).pathname.startsWith('/api/')) calls += 1;
  });
  return () => calls;
}
