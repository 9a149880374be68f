import type { IncomingMessage } from 'node:http';
import { AwsV4Signer } from 'aws4fetch';
import type { ObjectStoreConfig } from '#server/config.ts';

const authorization =
  /^AWS4-HMAC-SHA256 Credential=[^/]+\/\d{8}\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), /;

/** Returns the S3 error code if the request's AWS Signature Version 4 is wrong. */
export async function signatureProblem(
  { method, url, headers }: IncomingMessage,
  { endpoint, ...credentials }: ObjectStoreConfig,
): Promise<string | undefined> {
  const [, region, names = ''] = headers.authorization?.match(authorization) ?? [];
  if (!region) return 'AccessDenied';
  if (region !== credentials.region) return 'AuthorizationHeaderMalformed';
  const signed = names.split(';').map((name) => [name, String(headers[name])]);
  const datetime = String(headers['x-amz-date']);
  const request = { method: method!, url: endpoint + url, headers: Object.fromEntries(signed) };
  const again = await new AwsV4Signer({ ...credentials, ...request, service: 's3', datetime }).sign();
  return again.headers.get('authorization') === headers.authorization ? undefined : 'SignatureDoesNotMatch';
}
