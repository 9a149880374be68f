import formbody from '@fastify/formbody';
import { type FastifyInstance, fastify, LogController } from 'fastify';
import type { Flow } from '#engine/core/index.ts';
import { accountRoutes } from './account/routes.ts';
import { applicationRoutes } from './applications/routes.ts';
import { authRoutes } from './auth/routes.ts';
import { newId } from './auth/tokens.ts';
import { type Backend, type Dependencies, openBackend } from './backend.ts';
import type { Config } from './config.ts';
import { markDemo } from './demo/demo-cookie.ts';
import { refuseProxiedDemo } from './demo/proxied-demo.ts';
import { assertNoDemoStudents, seedDemo } from './demo/seed-demo.ts';
import { formPages } from './form-pages/routes.ts';
import { limitConnections } from './http/connections.ts';
import { errorHandler } from './http/errors.ts';
import { allowOrigins, type SecurityHeaders, securityHeaders } from './http/headers.ts';
import { notFound } from './http/http-error.ts';
import { refuseUnclearRequests, refuseUnreadable } from './http/raw-answers.ts';
import { loggerOptions, logRequests } from './http/request-log.ts';
import {
  abortAnonymousUploads,
  abortSlowRequests,
  defaultTimeouts,
  type Timeouts,
} from './http/slow-requests.ts';
import { drainUnreadBodies } from './http/unread-bodies.ts';
import { invoiceRoutes } from './invoices/routes.ts';
import { sweepAbandonedFiles } from './invoices/sweep-abandoned-files.ts';
import { createReminders, type Reminders } from './messaging/reminders.ts';
import { messagingRoutes } from './messaging/routes.ts';
import { runSender, type Sender } from './messaging/sender.ts';
import { describeRoutes, descriptionRoutes } from './openapi/describe-routes.ts';
import type { Api } from './openapi/schema.ts';
import { operationRoutes } from './operation/routes.ts';
import type { LogStream } from './operation/standard-output.ts';
import { sweepExpiredRows } from './operation/sweep-expired-rows.ts';
import { passwordResetRoutes } from './password-reset/routes.ts';
import { moneyRoutes } from './payments/routes.ts';
import { servePortal } from './portal/portal-files.ts';
import { retainedAssetsDir } from './portal/retain-assets.ts';
import { createAssetFetcher, publishAssets } from './portal/shared-assets.ts';
import { loadForms } from './questionnaires/load-forms.ts';
import { questionnaireRoutes } from './questionnaires/routes.ts';

export interface AppOptions extends Dependencies {
  readonly logStream?: LogStream;
  readonly timeouts?: Partial<Timeouts>;
  readonly forms?: readonly Flow[];
  /** Whether this process stores its build's assets in PostgreSQL, for other processes to serve. */
  readonly sharesAssets?: boolean;
}

/** Builds the server, which does not listen yet. Closing the server also closes the database. */
export async function buildApp(config: Config, options: AppOptions = {}): Promise<FastifyInstance> {
  const headers = securityHeaders(config.connectOrigins);
  const timeouts = { ...defaultTimeouts, ...options.timeouts };
  const app = createServer(config, options.logStream, headers, timeouts);
  const backend = await openBackend(config, options, (error) =>
    app.log.error({ err: error }, 'lost a connection'),
  );
  app.addHook('onClose', () => backend.database.destroy());
  const sender = runSender(app, backend);
  const reminders = createReminders(app, backend);

  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(errorHandler);
  app.addHook('onRequest', async ({ id }, reply) => {
    reply.headers(headers).header('x-request-id', id);
  });
  limitConnections(app);
  refuseUnclearRequests(app, headers);
  refuseProxiedDemo(app, config);
  markDemo(app, config);
  abortSlowRequests(app, headers, timeouts);
  abortAnonymousUploads(app, headers, timeouts);
  drainUnreadBodies(app);
  logRequests(app);

  await describeRoutes(app);
  operationRoutes(app, backend);
  const forms = options.forms ?? (await loadForms());
  await app.register((api) => apiRoutes(api.withTypeProvider(), backend, { sender, reminders }, forms), {
    prefix: '/api',
  });
  const hasOthers = config.databaseUrl !== undefined;
  const fetchAsset = createAssetFetcher(backend.buildAssets, retainedAssetsDir(config));
  await servePortal(app, config, hasOthers ? fetchAsset : async () => false);
  await formPages(app, backend);

  try {
    await backend.files.probe();
    if (hasOthers && options.sharesAssets) await publishAssets(app, backend);
    if (config.demo) await seedDemo(backend, app.log);
    else await assertNoDemoStudents(backend);
    await sweepAbandonedFiles(app, backend);
    await sweepExpiredRows(app, backend);
    await reminders.start();
  } catch (error) {
    await app.close();
    throw error;
  }
  return app;
}

function createServer(
  { logLevel, trustProxy }: Config,
  logStream: LogStream | undefined,
  headers: SecurityHeaders,
  { answerMs }: Timeouts,
): FastifyInstance {
  return fastify({
    logger: loggerOptions(logLevel, logStream),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    // Fastify's default request ids are counters, so different processes would use the same ids.
    genReqId: newId,
    // Without this option, Fastify answers requests on open connections with 503 during shutdown.
    return503OnClosing: false,
    // One hour is enough to upload 50 MB at 15 kB per second. For all other requests, `abortSlowRequests`
    // sets shorter limits.
    requestTimeout: 60 * 60_000,
    connectionTimeout: answerMs,
    // `refuseUnclearRequests` refuses requests without a Host header. If Node refused them, its error
    // response would lack the security headers.
    http: { headersTimeout: 30_000, connectionsCheckingInterval: 5_000, requireHostHeader: false },
    clientErrorHandler: refuseUnreadable(headers),
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false } },
    // Fastify runs no hooks for URLs that it cannot parse, so the security headers are added here.
    frameworkErrors: (error, request, reply) => errorHandler(error, request, reply.headers(headers)),
  });
}

async function apiRoutes(
  api: Api,
  backend: Backend,
  { sender, reminders }: { readonly sender: Sender; readonly reminders: Reminders },
  forms: readonly Flow[],
): Promise<void> {
  allowOrigins(api, backend.config.corsOrigins);
  api.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  api.setNotFoundHandler(() => {
    throw notFound();
  });
  applicationRoutes(api, backend);
  accountRoutes(api, backend, sender);
  moneyRoutes(api, backend);
  questionnaireRoutes(api, backend, forms);
  messagingRoutes(api, reminders);
  passwordResetRoutes(api, backend, sender);
  // Only the log-in routes accept form-encoded bodies, because pages of other origins can send such bodies
  // without a CORS preflight.
  await api.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: 8_192 });
    authRoutes(scope, backend);
  });
  await api.register((scope) => invoiceRoutes(scope, backend));
  descriptionRoutes(api);
}
