import { spawn } from 'node:child_process';
import { createServer } from 'vite';
import { readConfig } from '#server/config.ts';
import { demoCookie } from '#server/demo/demo-cookie.ts';

/**
 * This script runs the portal with hot reload on port 5173, and the reference server on $PORT (3000 by
 * default).
 */
const server = spawn(process.execPath, ['--watch', 'src/server/main.ts'], { stdio: 'inherit' });
process.on('exit', () => server.kill());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));

// Vite sends the pages in development, so it must also set the demo cookie. In production, the reference
// server sets the cookie when it sends a page.
const headers = readConfig(process.env).demo ? { 'set-cookie': demoCookie } : {};
const portal = await createServer({ server: { headers } });
await portal.listen();
portal.printUrls();
