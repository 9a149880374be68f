import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { ObjectStoreConfig } from '../config.ts';
import { UserError } from '../user-error.ts';
import type { Digest } from './byte-digest.ts';
import { FileNotFoundError, StoreUnavailableError } from './file-store.ts';

const maxAttempts = 3;

/**
 * Opens a bucket of an S3-compatible store. URLs are in path style, which all such stores support. Every
 * failure is thrown as a StoreUnavailableError or a FileNotFoundError.
 */
export function openS3Client(config: ObjectStoreConfig, silenceMs = 20_000) {
  const root = `${config.endpoint}/${config.bucket}`;

  async function call(method: string, key: string, content?: RequestBody): Promise<IncomingMessage> {
    for (let tries = 1; ; tries += 1) {
      const isLast = tries === maxAttempts;
      try {
        const answer = await signedRequest(method, `${root}/${key}`, config, { content, silenceMs });
        const status = answer.statusCode!;
        if (status < 300) return answer;
        if (isLast || !isBusy(status)) throw await refused(config, method, answer);
        answer.destroy();
      } catch (error) {
        if (error instanceof UserError) throw error;
        // Retries after a lost connection, but not after a timeout. Only the error of a lost connection has a
        // code.
        const isConnectionLost = (error as NodeJS.ErrnoException).code !== undefined;
        if (isLast || !isConnectionLost) throw unreachable(config, error);
      }
      await sleep(Math.random() * 100 * 4 ** tries);
    }
  }

  async function send(method: string, key: string, content?: RequestBody): Promise<IncomingMessage> {
    const answer = await call(method, key, content);
    await text(answer).catch((error) => {
      throw unreachable(config, error);
    });
    return answer;
  }

  return {
    /** The object store checks the file's digest before it responds. */
    put: (key: string, content: RequestBody) => send('PUT', key, content),

    remove: (key: string) => send('DELETE', key),

    async sizeOf(key: string): Promise<number> {
      return Number((await send('HEAD', key)).headers['content-length']);
    },

    get: async (key: string) => bytesOf(config, await call('GET', key)),
  };
}

async function* bytesOf(config: ObjectStoreConfig, answer: IncomingMessage): AsyncGenerator<Buffer> {
  try {
    yield* answer;
  } catch (error) {
    throw unreachable(config, error);
  }
}

function unreachable({ endpoint }: ObjectStoreConfig, error: unknown): StoreUnavailableError {
  const { code, message } = error as NodeJS.ErrnoException;
  return new StoreUnavailableError(
    `The object store at ${hostOf(endpoint)} cannot be reached (${code ?? message}). Check S3_ENDPOINT.`,
  );
}

async function refused(
  { endpoint, bucket }: ObjectStoreConfig,
  method: string,
  answer: IncomingMessage,
): Promise<UserError> {
  // Uses only the error code, because the rest of the response may repeat signed request data.
  const code = (await text(answer).catch(() => '')).match(/<Code>(\w+)<\/Code>/)?.[1] ?? '';
  answer.destroy();
  if (code === 'NoSuchKey') return new FileNotFoundError(`There is no such file in the bucket ${bucket}.`);
  const status = answer.statusCode!;
  const what = `The object store at ${hostOf(endpoint)} answered ${status} ${code}`.trimEnd();
  return new StoreUnavailableError(`${what} to ${method} in the bucket ${bucket}. ${remedy(status)}`);
}

const hostOf = (endpoint: string) => new URL(endpoint).host;

function isBusy(status: number): boolean {
  return status >= 500 || status === 429;
}

function remedy(status: number): string {
  if (isBusy(status)) return 'It may pass by itself.';
  if (status === 404) return 'Check S3_BUCKET.';
  if (status === 403) return 'Check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, and what they may do.';
  return 'Check S3_ENDPOINT and S3_REGION.';
}

interface RequestBody extends Digest {
  open(): Readable;
}

type Credentials = Pick<ObjectStoreConfig, 'region' | 'accessKeyId' | 'secretAccessKey'>;

/**
 * Throws if no bytes are transferred for `silenceMs` milliseconds. Does not use `fetch`, because `fetch`
 * buffers the whole file in memory when the store reads slowly (nodejs/undici issue 4058).
 */
async function signedRequest(
  method: string,
  address: string,
  credentials: Credentials,
  { content, silenceMs }: { readonly content?: RequestBody | undefined; readonly silenceMs: number },
): Promise<IncomingMessage> {
  const contentHeaders = content && {
    'content-length': String(content.bytes),
    'x-amz-content-sha256': content.sha256,
  };
  const signer = new AwsV4Signer({
    ...credentials,
    method,
    url: address,
    service: 's3',
    headers: contentHeaders,
  });
  const { url, headers } = await signer.sign();
  const { request: open } = url.protocol === 'https:' ? https : http;
  const request = open(url, { method, headers: Object.fromEntries(headers), timeout: silenceMs });
  request.on('timeout', () => request.destroy(new Error('no answer in time')));
  // This empty listener keeps an error from ending the process. Before the response, `once` below rejects
  // with the error. Afterwards, the reader of the response gets it.
  request.on('error', () => {});
  if (content) pipeline(content.open(), request).catch(() => {});
  else request.end();
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  return answer;
}
