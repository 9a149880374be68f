import type { FastifyInstance } from 'fastify';
import type { Backend } from '../backend.ts';
import { enqueueWithinBudget } from '../limits/consume-budget.ts';
import { runPeriodically } from '../operation/run-periodically.ts';
import { enqueueReminder } from './messages-repository.ts';
import type { ReminderRequest } from './reminder-requests-repository.ts';

const minute = 60_000;
const reminderWindow = 15 * minute;
const atOnce = 100;

export interface Reminders {
  /** Stores a request for a reminder. */
  readonly ask: (phone: string, address: string) => Promise<void>;
  /** Call after the response was sent. */
  readonly answered: () => void;
}

/**
 * Queues requested reminders, at most one for each student who has just applied. The call needs no token, so its duration
 * must not reveal who has applied: every request is stored, answered, and only then processed, with the same number of
 * writes for an unknown phone number. Requests that a process leaves behind are picked up within a minute or on restart.
 */
export function createReminders(app: FastifyInstance, backend: Backend) {
  const { reminderRequests } = backend;
  let isBehind = false;
  let isDue = false;
  let working: Promise<void> = Promise.resolve();

  async function answerAll(): Promise<void> {
    isDue = false;
    do {
      const requests = await reminderRequests.oldest(atOnce);
      isBehind = requests.length === atOnce;
      for (const request of requests) await answerTo(request, app, backend);
    } while (isBehind);
  }

  /** Rounds run one after another; the next one finds everything that was stored before it. */
  function processRequests(): Promise<void> {
    if (!isDue) working = working.catch(() => {}).then(answerAll);
    isDue = true;
    return working;
  }

  const complaint = 'could not look at the reminders that were asked for';
  app.addHook('onClose', () => working.catch(() => {}));
  return {
    start: () => runPeriodically(app, minute, processRequests, complaint),

    async ask(phone: string, address: string): Promise<void> {
      // Backpressure: limits how many requests are stored and not processed.
      if (isBehind) await working.catch(() => {});
      await reminderRequests.add(phone, address);
    },

    answered(): void {
      processRequests().catch((err) => app.log.error({ err }, complaint));
    },
  };
}

async function answerTo(
  { id, phone, address: ip, askedAt }: ReminderRequest,
  { log }: FastifyInstance,
  backend: Backend,
): Promise<void> {
  const student = await backend.students.byPhone(phone);
  const isWanted = await enqueueWithinBudget({ ip, log }, backend, async () => {
    if (!student || askedAt - student.appliedAt > reminderWindow) return false;
    return enqueueReminder(backend.database, { applicationId: student.applicationId, phone }, askedAt);
  });
  // Does not wake the sender, which polls: waking it would make the next request slower.
  if (isWanted) log.info({ kind: 'pay-invoice-reminder' }, 'a message is waiting in the outbox');
  await backend.reminderRequests.remove(id);
}
