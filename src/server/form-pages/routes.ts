import multipart from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FormState } from '#contract/form-state.ts';
import { canonicalPhone } from '#domain/phone.ts';
import { addressOf, type Flow, leadsInside, stepAt } from '#engine/core/index.ts';
import { paths } from '#paths';
import type { Backend } from '../backend.ts';
import { errorHandler } from '../http/errors.ts';
import { HttpError, notFound } from '../http/http-error.ts';
import { multipartLimits } from '../invoices/receive-invoice.ts';
import { acceptInvoice } from '../invoices/routes.ts';
import { spendBudget } from '../limits/consume-budget.ts';
import { bodyLimitOf } from '../questionnaires/wire.ts';
import { freshState, migrated } from './form-state.ts';
import { withMarkup, withoutScripts } from './page-shell.ts';
import { sendErrorPage, sendFilled, sendShell, shellOf } from './pages.ts';
import { loadPostedForms, type PostedForm, stepAddress } from './posted-forms.ts';
import { formCookie, processPost, tokenIn, tokenOf } from './process-post.ts';
import { loadRenderer } from './render.ts';

/** No form has more fields than this. */
const maxFields = 2000;

/**
 * Adds the routes of forms in browsers without JavaScript, or in which it has not loaded yet. Each step of a
 * form is then a page with a plain HTML form.
 */
export async function formPages(app: FastifyInstance, backend: Backend): Promise<void> {
  const { config } = backend;
  if (!(await loadRenderer(config.portalDir))) return;
  const posted = await loadPostedForms();
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.schema = { hide: true };
    });
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: FastifyRequest, body: string) => new URLSearchParams(body),
    );
    scope.addHook('onRequest', async ({ url }) => {
      // Refuses absolute URLs, because they may name another host.
      if (!url.startsWith('/')) throw notFound();
    });
    scope.setErrorHandler((error: FastifyError, request, reply) => {
      const isFilling = request.method === 'POST' || tokenIn(request.headers.cookie) !== undefined;
      return isFilling ? sendErrorPage(config, error, request, reply) : errorHandler(error, request, reply);
    });
    for (const each of posted) formRoutes(scope, backend, each);
    const application = posted.find(({ form }) => form.definition.submit?.who === undefined);
    if (application) {
      signUpRoutes(scope, backend, application.form);
      await invoiceRoute(scope, backend, application.form);
    }
    scope.get(paths.landing, async (request, reply) =>
      sendShell(request, reply, await shellOf(config, paths.landing)),
    );
    takenRoute(scope, backend);
  });
}

function formRoutes(scope: FastifyInstance, backend: Backend, { form, addresses }: PostedForm): void {
  const { go } = form.definition.submit!;
  const pages = new Set([...addresses, ...(hasReceiptPage(form) ? [go] : [])]);
  for (const address of pages)
    scope.get(address, async (request, reply) => showPage(request, reply, backend, form));
  const options = { bodyLimit: bodyLimitOf(form) };
  for (const address of addresses)
    scope.post(address, options, async (request, reply) => {
      const fields = await admittedFields(request, backend);
      const go = await processPost(request, reply, backend, form, fields);
      return reply.code(303).header('cache-control', 'no-store').redirect(go, 303);
    });
}

/**
 * Returns whether the form shows the receipt on a separate page, as the application does, instead of in an
 * end step.
 */
const hasReceiptPage = ({ definition: { steps, submit } }: Flow) =>
  submit!.who !== 'nobody' && !steps.some(({ kind }) => kind === 'end');

/**
 * Sends the page of a step or the receipt. Shows the student's answers only if the request accepts HTML,
 * because all other requests come from the service worker, which caches the page.
 */
async function showPage(
  request: FastifyRequest,
  reply: FastifyReply,
  backend: Backend,
  form: Flow,
): Promise<FastifyReply> {
  const { config, formSessions } = backend;
  const { pathname, search, searchParams } = new URL(request.url, 'http://localhost');
  const shell = await shellOf(config, pathname);
  const token = tokenIn(request.headers.cookie);
  const isPage = (request.headers.accept ?? '').includes('text/html');
  const session = token && isPage ? await formSessions.find(token, form.definition.id) : undefined;
  const address = stepAddress(request.url);
  const isOwn = session !== undefined && isShown(form, session.state, address);
  // A receipt page, and a step of one of these kinds, shows answers. Without a form session, only the
  // browser's draft can contain them, so the built page is sent unchanged.
  const isReceiptPage = pathname === form.definition.submit!.go && hasReceiptPage(form);
  const showsAnswers = ['review', 'list', 'end'].includes(stepAt(form, pathname, search).kind);
  if (!isOwn && (isReceiptPage || showsAnswers)) return reply.sendFile(shell.file);
  // The build contains only the first step of each address. Further steps at the same address have query
  // parameters.
  const isBuilt = shell.html.includes(`data-page="${pathname}"`) && !leadsInside(searchParams);
  if (!isOwn && (isBuilt || !isPage)) return sendShell(request, reply, shell);
  const state = isOwn ? migrated(form, session.state) : freshState(form);
  const render = (await loadRenderer(config.portalDir))!;
  const { answers, phone, press, receipt } = state;
  const rendered = await render(address, form, state);
  const html = withMarkup(
    shell.html,
    rendered,
    isOwn
      ? {
          ...{ form: form.definition.id, answers, phone, savedAt: session.savedAt },
          isRefused: (press?.asked.length ?? 0) > 0,
        }
      : undefined,
  );
  return sendFilled(request, reply, shell, receipt ? withoutScripts(html) : html);
}

/**
 * Returns whether the page at this address may show the state. After a submission, only the page with the
 * receipt may show it, because the form itself starts empty again.
 */
function isShown(form: Flow, { receipt }: FormState, address: string): boolean {
  if (!receipt) return address !== form.definition.submit!.go || !hasReceiptPage(form);
  const end = form.definition.steps.find(({ kind }) => kind === 'end');
  return address === (end ? addressOf(form, end) : form.definition.submit!.go);
}

async function admittedFields(request: FastifyRequest, backend: Backend): Promise<URLSearchParams> {
  assertOwnPost(request);
  const fields = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  if (fields.size > maxFields) throw new HttpError(413, 'You sent more than this form asks for.');
  await spendBudget('form posts', 1, request, backend);
  return fields;
}

/**
 * Adds the sign-up page. Its post stores only the phone number, because the student enters the password again
 * when submitting the application.
 */
function signUpRoutes(scope: FastifyInstance, backend: Backend, application: Flow): void {
  const { config, formSessions } = backend;
  const { id } = application.definition;
  scope.get(paths.signUp, async (request, reply) =>
    sendShell(request, reply, await shellOf(config, paths.signUp)),
  );
  scope.post(paths.signUp, { bodyLimit: 8_192 }, async (request, reply) => {
    const fields = await admittedFields(request, backend);
    const { token, isNew } = await tokenOf(request, backend);
    const session = isNew ? undefined : await formSessions.find(token, id);
    const phone = (fields.get('mobileNumber') ?? '').replace(/[^\d+\s().-]/g, '').slice(0, 30);
    const { state } = session ?? {};
    // Discards the answers if they were given with another phone number, because on a shared phone nobody may
    // see another student's answers.
    const isOfAnother = state?.phone !== undefined && canonicalPhone(state.phone) !== canonicalPhone(phone);
    const before = state && !state.receipt && !isOfAnother ? state : freshState(application);
    const kept = { state: { ...before, phone }, digest: '' };
    if (session) await formSessions.save(token, session, kept);
    else await formSessions.begin(token, id, kept);
    return reply.header('set-cookie', formCookie(token)).redirect(paths.information, 303);
  });
}

async function invoiceRoute(scope: FastifyInstance, backend: Backend, application: Flow): Promise<void> {
  const { formSessions } = backend;
  const { id: form, submit } = application.definition;
  await scope.register(multipart, { throwFileSizeLimit: false, limits: multipartLimits });
  scope.post(submit!.go, { config: { isUpload: true } }, async (request, reply) => {
    assertOwnPost(request);
    const token = tokenIn(request.headers.cookie);
    const session = token === undefined ? undefined : await formSessions.find(token, form);
    const { receipt } = session?.state ?? {};
    if (!receipt)
      throw new HttpError(409, 'We no longer have your application here. Log in to send your invoice.');
    await acceptInvoice(request, backend);
    const state = { ...session!.state, receipt: { ...receipt, hasInvoice: true } };
    await formSessions.save(token!, session!, { state, digest: session!.lastDigest });
    return reply.redirect(submit!.go, 303);
  });
}

/**
 * Adds the route that ends a form session. A page calls it once it has stored the answers in the browser's
 * draft.
 */
function takenRoute(scope: FastifyInstance, { formSessions }: Backend): void {
  interface Taken {
    readonly Querystring: { readonly form?: string; readonly savedAt?: string };
  }
  scope.post<Taken>('/form-session/taken', async (request, reply) => {
    assertOwnPost(request);
    const token = tokenIn(request.headers.cookie);
    const { form = '', savedAt = '' } = request.query;
    if (token) await formSessions.end(token, String(form), Number(savedAt) || 0);
    return reply.code(204).send();
  });
}

/**
 * Throws a 403 error unless a page of the portal sent the post. Current browsers send Sec-Fetch-Site. Without
 * it, Origin (or Referer, if Origin is missing) must be the portal's. A post without any of these headers is
 * rejected, because another site can make browsers omit them.
 */
function assertOwnPost({ headers, host, protocol }: FastifyRequest): void {
  const site = headers['sec-fetch-site'];
  const from = headers.origin ?? headers.referer ?? '';
  const isOwnPost =
    site === undefined
      ? URL.canParse(from) && isOwn(new URL(from), `${protocol}://${host}`)
      : site === 'same-origin';
  if (isOwnPost) return;
  throw new HttpError(
    403,
    'This was not sent from our own page. Open the form again and press the button there.',
  );
}

/**
 * Returns whether the origin is ours. Also accepts our host over HTTPS, because a proxy that terminates HTTPS
 * may not set X-Forwarded-Proto.
 */
const isOwn = ({ origin, host, protocol }: URL, ours: string) =>
  origin === ours || (protocol === 'https:' && `http://${host}` === ours);
