import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { LogStream } from '../operation/standard-output.ts';

/** Returns an error for the log. Quoted texts and long numbers are masked, because they may be user input. */
export function errorForLog(error: Error & { code?: string }) {
  return {
    type: error.name,
    code: error.code,
    message: masked(error.message),
    stack: masked(error.stack ?? ''),
  };
}

function masked(text: string): string {
  return text.replace(/"[^"\n]*"|'[^'\n]*'|\d{5,}/g, '…');
}

/** Omits the URL, headers and body, which may contain a phone number, a code or a token. */
function requestForLog({ method, routeOptions }: FastifyRequest) {
  return { method, route: routeOptions?.url ?? 'none' };
}

function replyForLog({ statusCode }: { readonly statusCode?: number }) {
  return { statusCode };
}

export function loggerOptions(level: string, stream?: LogStream): FastifyServerOptions['logger'] {
  const serializers = { err: errorForLog, req: requestForLog, res: replyForLog };
  // This setting masks headers in log lines that plugins write.
  const redact = ['headers', '*.headers'];
  return { level, serializers, redact, ...(stream && { stream }) };
}

export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ ...requestForLog(request), ...replyForLog(reply), ms }, 'answered');
  });
}
