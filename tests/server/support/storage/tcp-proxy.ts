import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

type Ends = readonly [near: Socket, far: Socket];

export async function startTcpProxy(databaseUrl: string) {
  const { port: farPort, hostname } = new URL(databaseUrl);
  const connections = new Set<Ends>();
  let isSilent = false;
  const join = ([near, far]: Ends) => void near.pipe(far).pipe(near);
  const part = ([near, far]: Ends) => {
    near.unpipe(far);
    far.unpipe(near);
  };
  const wire = createServer((near) => {
    const ends: Ends = [near, connect(Number(farPort), hostname)];
    connections.add(ends);
    for (const end of ends) {
      end.on('error', () => {});
      end.on('close', () => connections.delete(ends));
    }
    if (!isSilent) join(ends);
  });
  const open = async (port: number) => {
    wire.listen(port, '127.0.0.1');
    await once(wire, 'listening');
    return (wire.address() as { port: number }).port;
  };
  const close = () => {
    wire.close();
    for (const end of [...connections].flat()) end.destroy();
  };
  const port = await open(0);
  onTestFinished(close);
  return {
    url: databaseUrl.replace(`:${farPort}/`, `:${port}/`),
    async cut() {
      close();
      await sleep(50);
    },
    reopen: () => open(port),
    /** Stops forwarding data, but closes no connections. New connections get no response either. */
    silence() {
      isSilent = true;
      connections.forEach(part);
    },
    /**
     * Forwards data again, but without `revives` only for new connections, as if a router forgot the others.
     */
    resume({ revives }: { readonly revives: boolean }) {
      isSilent = false;
      if (revives) connections.forEach(join);
    },
  };
}
