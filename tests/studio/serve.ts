import { createServer } from 'vite';
import { portalIn } from '../../scripts/portal/product.ts';
import { studio, studioPath } from '../../scripts/studio/studio-plugin.ts';

/* The studio on a copy of the forms: node --conditions=fixture tests/studio/serve.ts <schemas> <port> */

const [schemas = '', port = '0'] = process.argv.slice(2);
const server = await createServer({
  plugins: [studio(portalIn(schemas))],
  server: { hmr: false, host: '127.0.0.1', port: Number(port), cors: false, allowedHosts: ['127.0.0.1'] },
});
await server.listen();
const [address] = server.resolvedUrls?.local ?? [];
console.log(`${address?.replace(/\/$/, '')}${studioPath}`);
