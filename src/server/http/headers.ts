import type { FastifyInstance } from 'fastify';
import * as portal from '#generated/portal.ts';

/**
 * The CSP hash of an empty style. Emotion inserts empty style elements and adds rules to them through the
 * CSSOM.
 */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'usb',
  'xr-spatial-tracking',
];

interface Inline {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const quoted = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join('');

export function contentSecurityPolicy(
  connectOrigins: readonly string[],
  { scripts, styles }: Inline = { scripts: [], styles: [] },
  formAction: 'none' | 'self' = 'none',
): string {
  return [
    "default-src 'none'",
    `script-src 'self'${quoted(scripts)}`,
    `style-src 'self' ${emptyStyle}${quoted(styles)}`,
    "img-src 'self' blob: data:",
    `connect-src ${["'self'", ...connectOrigins].join(' ')}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `form-action '${formAction}'`,
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${portal.id}`,
  ].join('; ');
}

export type SecurityHeaders = ReturnType<typeof securityHeaders>;

export function securityHeaders(connectOrigins: readonly string[]): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(connectOrigins),
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': [...unusedFeatures.map((name) => `${name}=()`), 'clipboard-write=(self)'].join(
      ', ',
    ),
  };
}

/**
 * These headers have an effect only on documents and workers. Omitting them from other responses saves a
 * kilobyte for each script and style sheet.
 */
export const documentOnlyHeaders = [
  'content-security-policy',
  'strict-transport-security',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
];

export function allowOrigins(api: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  api.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'Origin');
    const { origin } = request.headers;
    if (!origin || !origins.includes(origin)) return;
    reply.header('access-control-allow-origin', origin);
    if (request.method !== 'OPTIONS') return;
    reply.headers({
      'access-control-allow-methods': 'GET, POST, PUT',
      'access-control-allow-headers': 'authorization, content-type, phone, code, newPassword, password',
      'access-control-max-age': '600',
    });
    return reply.code(204).send();
  });
}
