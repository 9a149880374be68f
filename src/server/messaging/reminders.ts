import type { FastifyInstance } from 'fastify';
import type { Backend } from '../backend.ts';
import { enqueueWithinBudget } from '../limits/consume-budget.ts';
import { runPeriodically } from '../operation/run-periodically.ts';
import { enqueueReminder } from './messages-repository.ts';
import type { ReminderRequest } from './reminder-requests-repository.ts';

const minute = 60_000;
const reminderWindow = 15 * minute;
const batchSize = 100;

export interface Reminders {
  readonly ask: (phone: string, address: string) => Promise<void>;
  /** Starts to process the stored requests. Call this only after the response has been sent. */
  readonly answered: () => void;
}

/**
 * Processes requests for reminders. Anybody may request a reminder, so the response time must not reveal who
 * has applied. Each request is first stored and answered. It is processed later, with the same number of
 * database writes for any phone number. If this process dies, another process takes over within a minute.
 */
export function createReminders(app: FastifyInstance, backend: Backend) {
  const { reminderRequests } = backend;
  let isBehind = false;
  let isDue = false;
  let working: Promise<void> = Promise.resolve();

  async function answerAll(): Promise<void> {
    isDue = false;
    do {
      const requests = await reminderRequests.oldest(batchSize);
      isBehind = requests.length === batchSize;
      for (const request of requests) await answerTo(request, app, backend);
    } while (isBehind);
  }

  /**
   * Runs `answerAll`, which processes all stored requests. Calls during a run share the next run, so that no
   * request is missed.
   */
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
      // Waits while requests arrive faster than they are processed, to limit how many are stored.
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
  // Does not wake the sender, which polls anyway. Sending the message at once would slow down the next
  // request, and so could reveal who has applied.
  if (isWanted) log.info({ kind: 'pay-invoice-reminder' }, 'a message is waiting in the queue');
  await backend.reminderRequests.remove(id);
}
