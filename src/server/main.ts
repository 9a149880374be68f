import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { demoTable } from './demo/seed-demo.ts';
import { formatError } from './format-error.ts';
import { standardOutput } from './operation/standard-output.ts';
import { missingDetails, readLenderDetails } from './portal/missing-details.ts';
import { retainAssets } from './portal/retain-assets.ts';
import { UserError } from './user-error.ts';

const shutdownMs = 10_000;

const listenErrors: { readonly [code: string]: string } = {
  EADDRINUSE: 'The port is taken by another program. Stop it, or set PORT to another number.',
  EACCES: 'This user may not listen on that port. Set PORT to a number above 1023.',
  EADDRNOTAVAIL: 'HOST is no address of this machine. Set it to one, or to 0.0.0.0 for all.',
  ENOTFOUND: 'HOST is not known. Set it to an address of this machine, or to 0.0.0.0 for all.',
};

// New files contain personal data, so other users of this machine must not be able to read them.
process.umask(0o077);

try {
  await start(readConfig(process.env));
} catch (error) {
  console.error(formatError(error));
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  const app = await buildApp(config, { logStream: standardOutput(), sharesAssets: true });
  // Only logs an error, because a full disk must not prevent the server from starting: students can still
  // read their data.
  await retainAssets(config, Date.now()).catch((err) => app.log.error({ err }, 'could not keep this build'));
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
  console.log(`listening on ${await listen(app, config)}`);
  if (config.demo) {
    console.log('Demo mode. These students can log in:');
    for (const line of demoTable()) console.log(line);
    if (config.whatsapp) app.log.warn('Demo mode prints messages; it sends nothing by WhatsApp.');
  } else {
    if (!config.whatsapp)
      app.log.warn('No message sender is configured: messages to students wait in the table "messages".');
    warnOfMissingDetails(app);
  }

  /** Ignores repeated signals, because npm forwards Ctrl-C a second time. */
  async function stop(): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => app.server.closeAllConnections(), shutdownMs).unref();
    // Ends the process even if closing waits forever for a database that does not respond.
    setTimeout(() => process.exit(1), 1.5 * shutdownMs).unref();
    await app.close();
    process.exit(0);
  }
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    await app.close();
    const sentence = listenErrors[(error as NodeJS.ErrnoException).code ?? ''];
    throw sentence === undefined ? error : new UserError(sentence);
  }
}

function warnOfMissingDetails(app: FastifyInstance): void {
  try {
    const { length } = missingDetails(readLenderDetails());
    const details = length === 1 ? '1 detail' : `${length} details`;
    if (length > 0)
      app.log.warn(
        `${details} of the lender are still to be given: "npm run office -- check-portal" lists them.`,
      );
  } catch (error) {
    app.log.warn(formatError(error));
  }
}
