import { randomInt } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import freelanceTypes from '#schemas/options/freelance-type.json' with { type: 'json' };
import { freePort, type Postgres } from '../server/support/storage/postgres.ts';
import type { Store } from '../server/support/storage/rows.ts';
import { damageIn, findingsIn, leftoversIn } from './audit.ts';
import { sampleFile } from './files.ts';
import { createLedger } from './ledger.ts';
import { createPortalProcess } from './portal-process.ts';
import { createRetryingClient } from './retrying-client.ts';
import {
  account,
  accountEdit,
  application,
  businessLoan,
  exitSurvey,
  feedback,
  freelanceSurvey,
  invoice,
  logIn,
} from './writes.ts';

interface Plan {
  readonly store: Store;
  readonly kills: number;
  readonly writes: number;
  /** If given, the run kills PostgreSQL and the portal's server alternately. */
  readonly postgres?: Postgres | undefined;
  /** Whether the database is new. If it is, the run also kills the server while it is creating the tables. */
  readonly isNew?: boolean;
}

export type Outcome = Awaited<ReturnType<typeof soak>>;

export const nothingLost = { lost: [], duplicated: [], unexplained: [], parts: [], damage: [] };

type Victim = Pick<Postgres, 'start' | 'kill'>;

const applicants = 3;
const students = 5;
const filesOfApplication = 4;
const writesOfStudent = 200;
/** All surveys of a student must differ, because the server treats equal ones as a retry. */
const choices = freelanceTypes.enum.flatMap((first) =>
  freelanceTypes.enum.map((second) => [first, second] as const),
);
const roundsPerKilledStart = 3;

/** Kills the server while clients write. Then compares what it has acknowledged with what it has stored. */
export async function soak({ store, kills, writes, postgres, isNew = false }: Plan) {
  const portal = createPortalProcess(store, await freePort());
  const ledger = createLedger();
  const emergency = new AbortController();
  const outbox = createRetryingClient(portal.url, ledger, emergency.signal);
  const readyMs = { portal: [] as number[], postgres: [] as number[] };
  const victims: (readonly [Victim, number[]])[] = [[portal, readyMs.portal]];
  if (postgres) victims.push([postgres, readyMs.postgres]);
  let nextPhone = 3_000_000;
  let killed = 0;
  let isOver = false;

  const newPhone = () => String(nextPhone++);

  async function applyRepeatedly(): Promise<void> {
    while (!isOver) {
      const { id } = await outbox.deliver(application(newPhone()));
      for (let count = 0; count < filesOfApplication && !isOver; count += 1) {
        await outbox.deliver(invoice(id!, sampleFile()));
      }
    }
  }

  async function workAsStudents(): Promise<void> {
    while (!isOver) {
      const phone = newPhone();
      const { id } = await outbox.deliver(application(phone));
      const { access_token: token } = await outbox.deliver(logIn(phone));
      const student = { id: id!, phone, token: token! };
      await outbox.deliver(exitSurvey(student));
      for (let number = 1; number <= writesOfStudent && !isOver; number += 1) {
        await outbox.deliver(businessLoan(student, number));
        const choice = choices[number - 1];
        if (choice) await outbox.deliver(freelanceSurvey(student, choice));
        await outbox.deliver(feedback(`${phone} has said this ${number} times.`));
        await outbox.readBack(account(student));
        await outbox.deliver(accountEdit(student, number));
      }
    }
  }

  async function killWhileStarting(victim: Victim): Promise<void> {
    void victim.start();
    await sleep(randomInt(500));
    await kill(victim);
  }

  async function kill(victim: Victim): Promise<void> {
    await victim.kill();
    killed += 1;
  }

  async function killDuringTableCreation(): Promise<void> {
    await portal.start();
    while (readdirSync(store.dataDir).length === 0 && portal.isRunning()) await sleep(1);
    await sleep(randomInt(80));
    await kill(portal);
  }

  async function killRepeatedly(): Promise<void> {
    for (let round = 0; killed < kills; round += 1) {
      const [victim, times] = victims[round % victims.length]!;
      await untilAcknowledged((writes * (killed + Math.random())) / kills);
      await sleep(randomInt(30));
      await kill(victim);
      if (round % roundsPerKilledStart === 2 && killed < kills) await killWhileStarting(victim);
      await start(victim, times);
    }
    await untilAcknowledged(writes);
  }

  async function start(victim: Victim, times: number[]): Promise<void> {
    await victim.start();
    const startedAt = performance.now();
    await portal.untilReady();
    times.push(performance.now() - startedAt);
  }

  async function untilAcknowledged(count: number): Promise<void> {
    while (ledger.count() < count) {
      emergency.signal.throwIfAborted();
      await sleep(2);
    }
  }

  try {
    if (isNew) await killDuringTableCreation();
    await start(portal, readyMs.portal);
    const writers = Promise.all([
      ...Array.from({ length: applicants }, applyRepeatedly),
      ...Array.from({ length: students }, workAsStudents),
    ]);
    writers.catch((error) => emergency.abort(error));
    await killRepeatedly();
    isOver = true;
    await writers;
    await portal.stop();
  } finally {
    emergency.abort(new Error('The soak is over.'));
    await portal.kill();
  }

  return {
    kills: killed,
    acknowledged: ledger.count(),
    ...outbox.tally,
    readyMs,
    ...ledger.compare(await findingsIn(store)),
    ...(await leftoversIn(store)),
    damage: await damageIn(store),
  };
}
