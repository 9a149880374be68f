import path from 'node:path';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { portalIn, product } from '#product';
import { studio, studioPath } from '../studio/studio-plugin.ts';

/* Only this machine can open the studio, because its calls write files. With `--schemas <folder>`, the
   studio edits the forms in that folder and changes nothing in the project. */
const { values } = parseArgs({
  options: { port: { type: 'string', default: process.env.PORT || '5174' }, schemas: { type: 'string' } },
});
const otherFolder = values.schemas === undefined ? undefined : path.resolve(values.schemas);
const root = path.join(import.meta.dirname, '../..');

// The studio uses React's production build, because typing would be too slow with the checks of the
// development build.
process.env.NODE_ENV = 'production';
const portal = await createServer({
  plugins: [studio(portalIn(otherFolder ?? product.schemas), otherFolder === undefined)],
  // In the mode "development", schemas-plugin.ts would regenerate the forms on every change. The studio
  // regenerates them itself.
  mode: 'studio',
  // A studio for another folder has its own Vite cache, because a Vite server of the project may be using the
  // project's cache.
  ...(otherFolder !== undefined && { cacheDir: path.join(root, 'node_modules/.vite/studio') }),
  server: {
    // Edits change the forms on the page, not the page's code, so hot reload is not needed.
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
