import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

/** A wire to PostgreSQL that can be cut and mended. */
export async function wireTo(databaseUrl: string) {
  const { port: farPort, hostname } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const wire = createServer((near) => {
    const far = connect(Number(farPort), hostname);
    near.pipe(far).pipe(near);
    for (const end of [near, far]) {
      sockets.add(end);
      end.on('error', () => {});
      end.on('close', () => sockets.delete(end));
    }
  });
  const open = async (port: number) => {
    wire.listen(port, '127.0.0.1');
    await once(wire, 'listening');
    return (wire.address() as { port: number }).port;
  };
  const port = await open(0);
  onTestFinished(() => void wire.close());
  return {
    url: databaseUrl.replace(`:${farPort}/`, `:${port}/`),
    async cut() {
      wire.close();
      for (const socket of sockets) socket.destroy();
      await sleep(50);
    },
    mend: () => open(port),
  };
}
