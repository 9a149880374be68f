import path from 'node:path';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { portalIn, product } from '#product';
import { studio, studioPath } from '../studio/studio-plugin.ts';

/*
 * Runs the studio, which edits every form without showing a file. On this machine only, since it writes whatever it is
 * told. With `--schemas <folder>` it edits that folder and changes nothing in the project.
 */
const { values } = parseArgs({
  options: { port: { type: 'string', default: process.env.PORT || '5174' }, schemas: { type: 'string' } },
});
const elsewhere = values.schemas === undefined ? undefined : path.resolve(values.schemas);
const root = path.join(import.meta.dirname, '../..');

// React as students get it: its development checks take longer than a keystroke may.
process.env.NODE_ENV = 'production';
const portal = await createServer({
  plugins: [studio(portalIn(elsewhere ?? product.schemas), elsewhere === undefined)],
  // The studio handles changes itself, when nobody waits for it; other servers do so automatically.
  mode: 'studio',
  // Another server may be running with Vite's cache for the project.
  ...(elsewhere !== undefined && { cacheDir: path.join(root, 'node_modules/.vite/studio') }),
  server: {
    // Staff change what is on the page, not the page itself.
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
