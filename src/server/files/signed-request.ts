import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { ObjectStoreConfig } from '../config.ts';

/** Bytes to send, as often as it takes. */
export interface RequestBody {
  readonly bytes: number;
  readonly sha256: string;
  open(): Readable;
}

type Credentials = Pick<ObjectStoreConfig, 'region' | 'accessKeyId' | 'secretAccessKey'>;

/**
 * One request to an S3-compatible store, and the head of its answer. Not by `fetch`, which takes the whole file into
 * memory however slowly the store reads it (nodejs/undici issue 4058). It throws when nothing moves for too long.
 */
export async function signedRequest(
  method: string,
  address: string,
  credentials: Credentials,
  { content, silenceMs }: { readonly content?: RequestBody | undefined; readonly silenceMs: number },
): Promise<IncomingMessage> {
  const ofContent = content && {
    'content-length': String(content.bytes),
    'x-amz-content-sha256': content.sha256,
  };
  const signer = new AwsV4Signer({ ...credentials, method, url: address, service: 's3', headers: ofContent });
  const { url, headers } = await signer.sign();
  const { request: open } = url.protocol === 'https:' ? https : http;
  const request = open(url, { method, headers: Object.fromEntries(headers), timeout: silenceMs });
  request.on('timeout', () => request.destroy(new Error('no answer in time')));
  // What goes wrong before the answer rejects below; after it, whoever reads the answer is told.
  request.on('error', () => {});
  if (content) pipeline(content.open(), request).catch(() => {});
  else request.end();
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  return answer;
}
