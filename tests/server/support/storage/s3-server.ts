import { hash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { ObjectStoreConfig } from '#server/config.ts';
import { signatureProblem } from './signature.ts';

/** `forgetful` loses an object that the store has accepted. */
export type Fault = number | 'cut off' | 'silent' | 'forgetful';

export type ObjectStore = Awaited<ReturnType<typeof startS3Server>>;

/** Starts a store with one bucket in memory. Like real ones, it checks signatures, digests and lengths. */
export async function startS3Server() {
  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  const port = await listen(0);
  onTestFinished(stop);

  const store = {
    config: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'invoices',
      region: 'us-east-1',
      accessKeyId: 'key-of-the-portal',
      secretAccessKey: 'secret-of-the-portal',
    } satisfies ObjectStoreConfig,
    objects: new Map<string, Buffer>(),
    calls: [] as string[],
    /** Returns the fault with which the store responds, if any. A test can replace this function. */
    fault: (_method: string): Fault | undefined => undefined,
    stop,
    startAgain: () => listen(port),
  };
  return store;

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '' } = request;
    const fault = store.fault(method);
    if (fault === 'cut off' && method === 'PUT') await once(request, 'data');
    const content = fault === 'cut off' ? Buffer.alloc(0) : await buffer(request);
    if (fault === 'silent') return;
    if (fault === 'cut off' && method !== 'GET') return void response.destroy();
    const {
      status,
      code = '',
      body = Buffer.alloc(0),
    } = typeof fault === 'number'
      ? { status: fault, code: 'SlowDown' }
      : await answer(request, content, fault);
    store.calls.push(`${method} ${status}`);
    const text = status < 400 ? body : `<?xml version="1.0"?>\n<Error><Code>${code}</Code></Error>`;
    response.writeHead(status, { ...(status !== 204 && { 'content-length': text.length }) });
    if (fault === 'cut off') response.write(body.subarray(0, body.length / 2), () => response.destroy());
    else response.end(method === 'HEAD' ? undefined : text);
  }

  async function answer(request: IncomingMessage, content: Buffer, fault?: Fault): Promise<Answer> {
    const { method, url = '', headers } = request;
    const problem = await signatureProblem(request, store.config);
    if (problem) return { status: problem === 'AuthorizationHeaderMalformed' ? 400 : 403, code: problem };
    const [, bucket, key = ''] = url.split('/');
    if (bucket !== store.config.bucket) return { status: 404, code: 'NoSuchBucket' };
    if (method === 'PUT') {
      if (Number(headers['content-length']) !== content.length)
        return { status: 411, code: 'MissingContentLength' };
      if (headers['x-amz-content-sha256'] !== hash('sha256', content))
        return { status: 400, code: 'XAmzContentSHA256Mismatch' };
      if (fault !== 'forgetful') store.objects.set(key, content);
      return { status: 200 };
    }
    if (method === 'DELETE') {
      store.objects.delete(key);
      return { status: 204 };
    }
    const body = store.objects.get(key);
    return body ? { status: 200, body } : { status: 404, code: 'NoSuchKey' };
  }
}

interface Answer {
  readonly status: number;
  readonly code?: string;
  readonly body?: Buffer;
}
