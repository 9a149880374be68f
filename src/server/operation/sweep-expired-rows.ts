import type { FastifyInstance } from 'fastify';
import type { Backend } from '../backend.ts';
import { runPeriodically } from './run-periodically.ts';

const minute = 60_000;

export function sweepExpiredRows(app: FastifyInstance, backend: Backend): Promise<void> {
  const {
    passwordResets,
    resetLookups,
    submissionPhones,
    failures,
    knownClients,
    clientBudgets,
    formSessions,
  } = backend;
  const others = [resetLookups, submissionPhones, failures, knownClients, clientBudgets, formSessions];
  const sweep = async () => {
    const [expired] = await Promise.all([passwordResets.sweep(), ...others.map((each) => each.sweep())]);
    for (const message of expired) app.log.warn(message, 'a message was not sent in time');
  };
  return runPeriodically(app, minute, sweep, 'could not delete expired rows');
}
