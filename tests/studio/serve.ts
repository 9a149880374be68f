import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { createServer } from 'vite';
import { portalIn } from '../../scripts/portal/product.ts';
import { copySchemas } from '../../scripts/schemas/testing/copy-schemas.ts';
import { studio, studioPath } from '../../scripts/studio/studio-plugin.ts';

/* The studio on forms of its own, in a new repository: node --conditions=fixture tests/studio/serve.ts <folder> [port] */

const [repository = '', port = '0'] = process.argv.slice(2);
const schemas = path.join(repository, 'schemas');
copySchemas(schemas);
const author = ['-c', 'user.name=Staff', '-c', 'user.email=staff@example.com', '-c', 'commit.gpgsign=false'];
const git = (...args: string[]) => execFileSync('git', [...author, ...args], { cwd: repository });
git('init', '--quiet', '--initial-branch', 'main');
git('add', '--all');
git('commit', '--quiet', '--message', 'The forms');
// Where nothing is changed, the commit before is what the forms are compared with.
git('commit', '--quiet', '--allow-empty', '--message', 'The same forms');

const server = await createServer({
  plugins: [studio(portalIn(schemas), false)],
  server: { hmr: false, host: '127.0.0.1', port: Number(port), cors: false, allowedHosts: ['127.0.0.1'] },
});
await server.listen();
const [address] = server.resolvedUrls?.local ?? [];
console.log(`${address?.replace(/\/$/, '')}${studioPath}`);
