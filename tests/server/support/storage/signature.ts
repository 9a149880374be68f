import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

interface Credentials {
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const authorization =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([\da-f]{64})$/;

const mostSkew = 15 * 60_000;

/** Returns the S3 error code of a wrong AWS Signature Version 4. */
export function signatureProblem(
  { method, url = '', headers }: IncomingMessage,
  { region, accessKeyId, secretAccessKey }: Credentials,
): string | undefined {
  const parts = headers.authorization?.match(authorization);
  if (!parts) return 'AccessDenied';
  const [, id, day, signedRegion, names = '', signature] = parts;
  if (id !== accessKeyId) return 'InvalidAccessKeyId';
  if (signedRegion !== region) return 'AuthorizationHeaderMalformed';
  const date = String(headers['x-amz-date']);
  const at = Date.parse(date.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'));
  if (!(Math.abs(Date.now() - at) < mostSkew)) return 'RequestTimeTooSkewed';
  const [path, query = ''] = url.split('?');
  const signed = names.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`);
  const canonical = [method, path, query, signed.join(''), names, headers['x-amz-content-sha256']].join('\n');
  const scope = [day!, region, 's3', 'aws4_request'];
  const toSign = ['AWS4-HMAC-SHA256', date, scope.join('/'), sha256(canonical)].join('\n');
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  return hmac(key, toSign).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch';
}

export function sha256(bytes: string | Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
