import formbody from '@fastify/formbody';
import { type FastifyInstance, fastify, LogController } from 'fastify';
import { type Dependencies, openBackend } from './backend.ts';
import type { Config } from './config.ts';
import { assertNoDemoStudents, seedDemo } from './database/demo.ts';
import { createAssetFetcher } from './fetch-assets.ts';
import { notFound } from './http-error.ts';
import { runSender } from './messaging/run-sender.ts';
import { abortAnonymousUploads } from './plugins/anonymous-uploads.ts';
import { limitConnections } from './plugins/connections.ts';
import { allowOrigins } from './plugins/cors.ts';
import { errorHandler } from './plugins/errors.ts';
import { securityHeaders } from './plugins/headers.ts';
import { describeRoutes } from './plugins/openapi.ts';
import { servePortal } from './plugins/portal-files.ts';
import { refuseProxiedDemo } from './plugins/proxied-demo.ts';
import { refuseUnreadable } from './plugins/raw-answers.ts';
import { loggerOptions, logRequests } from './plugins/request-log.ts';
import { abortSlowRequests } from './plugins/slow-requests.ts';
import { defaultTimeouts, type Timeouts } from './plugins/timeouts.ts';
import { refuseUnclearRequests } from './plugins/unclear-requests.ts';
import { drainUnreadBodies } from './plugins/unread-bodies.ts';
import { publishAssets } from './publish-assets.ts';
import { retainedAssetsDir } from './retain-assets.ts';
import { accountRoutes } from './routes/account.ts';
import { applicationRoutes } from './routes/applications.ts';
import { descriptionRoutes } from './routes/description.ts';
import { healthRoutes } from './routes/health.ts';
import { invoiceRoutes } from './routes/invoices.ts';
import { messagingRoutes } from './routes/messaging.ts';
import { moneyRoutes } from './routes/money.ts';
import { passwordResetRoutes } from './routes/password-reset.ts';
import { securityTxtRoutes } from './routes/security-txt.ts';
import { sessionRoutes } from './routes/session.ts';
import { surveyRoutes } from './routes/surveys.ts';
import { universityRoutes } from './routes/universities.ts';
import type { LogStream } from './standard-output.ts';
import { sweepExpired } from './sweep-expired.ts';
import { sweepFiles } from './sweep-files.ts';
import { newId } from './tokens.ts';

export interface AppOptions extends Dependencies {
  /** Where the log goes instead of standard output. */
  readonly logStream?: LogStream;
  readonly timeouts?: Partial<Timeouts>;
  /** Lets other processes on the same PostgreSQL serve the assets of this build. */
  readonly sharesAssets?: boolean;
}

/** What the server is; `main.ts` makes it listen. Closing it closes its stores. */
export async function buildApp(config: Config, options: AppOptions = {}): Promise<FastifyInstance> {
  const headers = securityHeaders(config.connectOrigins);
  const timeouts = { ...defaultTimeouts, ...options.timeouts };
  const app = fastify({
    logger: loggerOptions(config.logLevel, options.logStream),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    // Unique among all processes, and never the client's word for it.
    genReqId: newId,
    // What still comes over an open connection while we close is answered like anything else.
    return503OnClosing: false,
    // The longest an upload may take: 50 MB at 15 kB a second. Everything else is `abortSlowRequests`'.
    requestTimeout: 60 * 60_000,
    connectionTimeout: timeouts.answerMs,
    // Node's own answer to a request without a host would lack the security headers.
    http: { headersTimeout: 30_000, connectionsCheckingInterval: 5_000, requireHostHeader: false },
    clientErrorHandler: refuseUnreadable(headers),
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false } },
    // An address that cannot be read comes by no hook.
    frameworkErrors: (error, request, reply) => errorHandler(error, request, reply.headers(headers)),
  });
  const backend = await openBackend(config, options, (error) =>
    app.log.error({ err: error }, 'lost a connection'),
  );
  app.addHook('onClose', () => backend.database.destroy());
  const sender = runSender(app, backend);

  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(errorHandler);
  app.addHook('onRequest', async ({ id }, reply) => {
    reply.headers(headers).header('x-request-id', id);
  });
  limitConnections(app);
  refuseUnclearRequests(app, headers);
  refuseProxiedDemo(app, config);
  abortSlowRequests(app, headers, timeouts);
  abortAnonymousUploads(app, headers, timeouts);
  drainUnreadBodies(app);
  logRequests(app);

  await describeRoutes(app);
  healthRoutes(app, backend);
  securityTxtRoutes(app, backend);
  await app.register(
    async (api) => {
      allowOrigins(api, config.corsOrigins);
      api.addHook('onRequest', async (_request, reply) => {
        reply.header('cache-control', 'no-store');
      });
      api.setNotFoundHandler(() => {
        throw notFound();
      });
      applicationRoutes(api, backend);
      accountRoutes(api, backend, sender);
      moneyRoutes(api, backend);
      universityRoutes(api, backend);
      surveyRoutes(api, backend);
      messagingRoutes(api, backend, sender);
      passwordResetRoutes(api, backend, sender);
      // In scopes of their own: no other call reads forms, which a page of another origin can send without asking.
      await api.register(async (scope) => {
        await scope.register(formbody, { bodyLimit: 8_192 });
        sessionRoutes(scope, backend);
      });
      await api.register((scope) => invoiceRoutes(scope, backend));
      descriptionRoutes(api);
    },
    { prefix: '/api' },
  );
  const hasOthers = config.databaseUrl !== undefined;
  const fetchAsset = createAssetFetcher(backend.buildAssets, retainedAssetsDir(config));
  await servePortal(app, config, hasOthers ? fetchAsset : async () => false);

  try {
    await backend.files.probe();
    if (hasOthers && options.sharesAssets) await publishAssets(app, backend);
    if (config.demo) await seedDemo(backend, app.log);
    else await assertNoDemoStudents(backend);
    await sweepFiles(app, backend);
    await sweepExpired(app, backend);
  } catch (error) {
    await app.close();
    throw error;
  }
  return app;
}
