import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Backend } from '../backend.ts';
import type { MessageKind } from '../database/tables.ts';
import type { ClaimedMessage } from './messages-repository.ts';
import { resultOfAttempt } from './retries.ts';
import type { SendResult, Transport } from './transport.ts';

export type Sender = ReturnType<typeof createSender>;

const maxInFlight = 5;
/**
 * The time in ms after which another process may send a claimed message. This is much longer than WhatsApp
 * takes to respond, so that no two processes send the same message.
 */
const lease = 60_000;

interface Dependencies extends Pick<Backend, 'messageQueue' | 'transport' | 'now'> {
  readonly log: FastifyBaseLogger;
  /** The time in ms between polls, which find due retries and messages that other processes have queued. */
  readonly pollEvery?: number;
}

/**
 * Creates a sender that delivers each message at least once: if the process dies before it stores the result,
 * the message is sent again after its lease.
 */
export function createSender(dependencies: Dependencies) {
  const { messageQueue, transport, log, pollEvery = 2_000 } = dependencies;
  const inFlight = new Set<Promise<void>>();
  let claiming = Promise.resolve();
  let willClaim = false;
  let polling: NodeJS.Timeout | undefined;
  let isReading = true;

  function wake(): void {
    if (!polling || !transport || willClaim) return;
    willClaim = true;
    claiming = claiming.then(() => claim(transport));
  }

  async function claim(transport: Transport): Promise<void> {
    willClaim = false;
    const free = maxInFlight - inFlight.size;
    if (!polling || free === 0) return;
    try {
      for (const message of await messageQueue.claim(free, lease)) send(message, transport);
      isReading = true;
    } catch (err) {
      // Logs the error only once, instead of every two seconds while the database is unreachable.
      if (isReading) log.error({ err }, 'could not read the message queue');
      isReading = false;
    }
  }

  function send(message: ClaimedMessage, transport: Transport): void {
    const sending: Promise<void> = deliver(message, transport, dependencies)
      .catch((err) => log.error({ err, kind: message.kind }, 'could not note what became of a message'))
      .finally(() => {
        inFlight.delete(sending);
        wake();
      });
    inFlight.add(sending);
  }

  return {
    announce(kind: MessageKind, log: FastifyBaseLogger): void {
      log.info({ kind }, 'a message is waiting in the queue');
      wake();
    },

    start(): void {
      polling ??= setInterval(wake, pollEvery).unref();
      wake();
    },

    async stop(): Promise<void> {
      clearInterval(polling);
      polling = undefined;
      await claiming;
      await Promise.all(inFlight);
    },
  };
}

async function deliver(
  message: ClaimedMessage,
  transport: Transport,
  { messageQueue, now, log }: Dependencies,
): Promise<void> {
  const sent = await transport(message);
  const result = resultOfAttempt(sent, message, now(), Math.random());
  const isStored = await messageQueue.settle(message, result);
  const { kind, tries } = message;
  const state = isStored ? result.state : 'superseded';
  const reason = 'reason' in sent ? sent.reason : undefined;
  log[levelOf(sent)]({ kind, tries, state, reason }, 'a message was tried');
}

function levelOf(sent: SendResult): 'info' | 'warn' | 'error' {
  if (sent.result === 'sent') return 'info';
  return sent.result === 'retry' && sent.misconfigured ? 'error' : 'warn';
}

export function runSender(app: FastifyInstance, backend: Backend): Sender {
  const sender = createSender({ ...backend, log: app.log });
  app.addHook('onReady', async () => sender.start());
  app.addHook('preClose', async () => void sender.stop());
  app.addHook('onClose', () => sender.stop());
  return sender;
}
