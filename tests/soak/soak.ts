import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Postgres } from '../server/postgres.ts';
import { freePort } from '../server/postgres.ts';
import type { Store } from '../server/rows.ts';
import { damageIn, findingsIn, leftoversIn } from './audit.ts';
import { createLedger } from './ledger.ts';
import { createOutbox } from './outbox.ts';
import { createPortalProcess, type Victim } from './portal-process.ts';
import { applyAgainAndAgain, workAsStudents } from './writers.ts';

export interface Plan {
  readonly store: Store;
  readonly kills: number;
  /** How many writes have to be acknowledged at the least. */
  readonly writes: number;
  /** Is killed as well, in turns with the portal's server. */
  readonly postgres?: Postgres | undefined;
}

export type Outcome = Awaited<ReturnType<typeof soak>>;

const applicants = 3;
const students = 5;
/** One kill in so many comes while what was killed before is just starting. */
const duringStart = 4;

/** Kills the server again and again while clients write, and then looks for all that it acknowledged. */
export async function soak({ store, kills, writes, postgres }: Plan) {
  const portal = createPortalProcess(store, await freePort());
  const victims: readonly Victim[] = postgres ? [portal, postgres] : [portal];
  const ledger = createLedger();
  const emergency = new AbortController();
  const outbox = createOutbox(portal.url, ledger, emergency.signal);
  const readyMs: number[] = [];
  let phone = 3_000_000;
  let isOver = false;

  const work = { outbox, newPhone: () => String(phone++), isOver: () => isOver };

  async function killAgainAndAgain(): Promise<void> {
    for (let kill = 1; kill <= kills; kill += 1) {
      const victim = victims[kill % victims.length]!;
      await acknowledged((writes * (kill - Math.random())) / kills);
      await sleep(randomInt(30));
      await victim.kill();
      if (kill % duringStart === 0 && kill < kills) {
        kill += 1;
        victim.start();
        await sleep(randomInt(500));
        await victim.kill();
      }
      const from = performance.now();
      victim.start();
      await portal.untilReady();
      readyMs.push(performance.now() - from);
    }
    await acknowledged(writes);
  }

  async function acknowledged(count: number): Promise<void> {
    while (ledger.count() < count) {
      emergency.signal.throwIfAborted();
      await sleep(2);
    }
  }

  try {
    portal.start();
    await portal.untilReady();
    const writers = Promise.all([
      ...Array.from({ length: applicants }, () => applyAgainAndAgain(work)),
      ...Array.from({ length: students }, () => workAsStudents(work)),
    ]);
    writers.catch((error) => emergency.abort(error));
    await killAgainAndAgain();
    isOver = true;
    await writers;
    await portal.stop();
  } finally {
    emergency.abort(new Error('The soak is over.'));
    await portal.kill();
  }

  return {
    kills,
    acknowledged: ledger.count(),
    ...outbox.tally,
    readyMs,
    ...ledger.compare(await findingsIn(store)),
    ...(await leftoversIn(store)),
    damage: await damageIn(store),
  };
}
