import autocannon from 'autocannon';
import { type Figures, percentile } from '../statistics.ts';
import type { Call } from './call.ts';
import type { Running } from './stage.ts';

interface Volume {
  /** Each sends its next request when it has the answer to its last. */
  readonly connections: number;
  readonly amount: number;
}

/** Sends a call so many times, as fast as it is answered. The time on a core is a call's, in ms. */
export async function load(
  server: Running,
  { path, headers = {}, body }: Call,
  { connections, amount }: Volume,
): Promise<Figures<'perSecond' | 'p99' | 'cpuMs'>> {
  const latencies: number[] = [];
  const refused: number[] = [];
  await server.watch();
  const began = performance.now();
  let ended = began;
  const run = autocannon({
    url: server.url,
    connections,
    amount,
    timeout: 60,
    sampleInt: 20,
    // It would make a text of every body, which takes longer than to serve one.
    setupClient: ({ pipelinedRequests }) => {
      pipelinedRequests.addBody = () => {};
    },
    requests: [
      {
        path,
        headers,
        ...(body && { method: 'POST', setupRequest: (request) => ({ ...request, body: body() }) }),
      },
    ],
  });
  run.on('response', (_client, status: number, _bytes, ms: number) => {
    if (status === 200) latencies.push(ms);
    else refused.push(status);
    ended = performance.now();
  });
  const { errors } = await run;
  if (errors > 0 || refused.length > 0) {
    throw new Error(`${path}: ${errors} without an answer, ${refused.length} refused (${refused[0]}).`);
  }
  const { cpuMs } = await server.report();
  return {
    perSecond: (1000 * amount) / (ended - began),
    p99: percentile(99, latencies),
    cpuMs: cpuMs / amount,
  };
}
