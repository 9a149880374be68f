import type { FastifyInstance } from 'fastify';
import type { Backend } from '../backend.ts';
import { runPeriodically } from '../operation/run-periodically.ts';
import { enqueueWithinBudget } from './message-budget.ts';
import { enqueueReminder } from './messages-repository.ts';
import type { ReminderRequest } from './reminder-requests-repository.ts';

const minute = 60_000;
const reminderWindow = 15 * minute;
const atOnce = 100;

export interface Reminders {
  /** Stores that a reminder was asked for. */
  readonly ask: (phone: string, address: string) => Promise<void>;
  /** To be called once that was answered. */
  readonly answered: () => void;
}

/**
 * Queues the reminders that were asked for: once, to who has just applied. Anybody may ask, and shall not learn who that
 * is from how long it takes. So a request is stored, whoever it names, and looked at behind its answer, with as many
 * writes for a stranger's number. What a process leaves behind is found within a minute, or when it starts again.
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

  /** One round after the other: the next one finds all that was stored before it. */
  function look(): Promise<void> {
    if (!isDue) working = working.catch(() => {}).then(answerAll);
    isDue = true;
    return working;
  }

  const complaint = 'could not look at the reminders that were asked for';
  app.addHook('onClose', () => working.catch(() => {}));
  return {
    start: () => runPeriodically(app, minute, look, complaint),

    async ask(phone: string, address: string): Promise<void> {
      // However many ask, few requests wait.
      if (isBehind) await working.catch(() => {});
      await reminderRequests.add(phone, address);
    },

    answered(): void {
      look().catch((err) => app.log.error({ err }, complaint));
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
  // It is found when messages are looked for the next time: to wake the sender would be felt by who asks next.
  if (isWanted) log.info({ kind: 'pay-invoice-reminder' }, 'a message is waiting in the outbox');
  await backend.reminderRequests.remove(id);
}
