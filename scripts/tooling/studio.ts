import { createServer } from 'vite';
import { product } from '#product';
import { studio, studioPath } from '../studio/studio-plugin.ts';

/** Every form, to be changed without a file in sight. On this machine only: it writes what it is told. */
const portal = await createServer({
  plugins: [studio(product)],
  // What is wrong stands in the studio itself.
  server: {
    hmr: { overlay: false },
    host: '127.0.0.1',
    port: 5174,
    cors: false,
    allowedHosts: ['127.0.0.1', 'localhost'],
  },
});
await portal.listen();
const [address] = portal.resolvedUrls?.local ?? [];
console.log(`The studio: ${address?.replace(/\/$/, '')}${studioPath}`);
