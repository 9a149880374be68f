import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The benchmark starts this minimal server to measure how long any Node process needs to start on this
 * machine.
 */
const server = createServer((_request, response) => response.end('ok'));
server.listen(0, '127.0.0.1', () => {
  console.log(`listening on http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.once('SIGTERM', () => process.exit(0));
