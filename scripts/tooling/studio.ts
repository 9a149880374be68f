import path from 'node:path';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { portalIn, product } from '#product';
import { studio, studioPath } from '../studio/studio-plugin.ts';

/*
 * Every form, to be changed without a file in sight. On this machine only: it writes what it is told. With
 * `--schemas <folder>` it is that folder, and nothing of the project changes.
 */
const { values } = parseArgs({
  options: { port: { type: 'string', default: '5174' }, schemas: { type: 'string' } },
});
const elsewhere = values.schemas === undefined ? undefined : path.resolve(values.schemas);
const root = path.join(import.meta.dirname, '../..');

// React as students have it: what it does for programmers takes longer than a key may.
process.env.NODE_ENV = 'production';
const portal = await createServer({
  plugins: [studio(portalIn(elsewhere ?? product.schemas), elsewhere === undefined)],
  // What other servers make of a change by themselves, the studio does when nobody waits for it.
  mode: 'studio',
  // Another server may be running with what Vite has bundled for the project.
  ...(elsewhere !== undefined && { cacheDir: path.join(root, 'node_modules/.vite/studio') }),
  server: {
    // Staff change what is on the page, and not the page.
    hmr: false,
    host: '127.0.0.1',
    port: Number(values.port),
    cors: false,
    allowedHosts: ['127.0.0.1', 'localhost'],
  },
});
await portal.listen();
const [address] = portal.resolvedUrls?.local ?? [];
console.log(`The studio: ${address?.replace(/\/$/, '')}${studioPath}`);
