import { spawn } from 'node:child_process';
import { createServer } from 'vite';

/** The portal with reload in place on :5173, and behind it the reference server on PORT (3000). */
const server = spawn(process.execPath, ['--watch', 'src/server/main.ts'], { stdio: 'inherit' });
process.on('exit', () => server.kill());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));

const portal = await createServer();
await portal.listen();
portal.printUrls();
