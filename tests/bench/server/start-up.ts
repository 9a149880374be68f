import { inTurns } from '../statistics.ts';
import { answerTo } from './call.ts';
import type { Comparison } from './comparison.ts';
import type { DatabaseKind } from './databases.ts';
import type { Stage, Start } from './stage.ts';

const withDemo = { words: ' with the demo students', DEMO: '1' };
const withoutDemo = { words: '', DEMO: '0' };

/** From the start of the process until it says that it is ready: on nothing at all, and on what that left behind. */
export async function measureStartUp(stage: Stage): Promise<Comparison[]> {
  const kinds = stage.databases.flatMap((database) =>
    // The demo is at home on the embedded database.
    (database.isEmbedded ? [withoutDemo, withDemo] : [withoutDemo]).map((demo) => ({ database, ...demo })),
  );
  const [bare, ...starts] = await inTurns([
    async () => {
      const ms = await msUntilReady(stage, { program: 'bare' });
      return { first: ms, second: ms };
    },
    ...kinds.map((kind) => () => firstAndSecond(stage, kind)),
  ]);
  const of = { unit: 'ms', floor: bare!.first, goal: '< 1000 ms' } as const;
  return kinds.flatMap(({ database, words }, index) => [
    { ...of, what: `ready, first start${words}, ${database.name}`, portal: starts[index]!.first },
    { ...of, what: `ready, second start${words}, ${database.name}`, portal: starts[index]!.second },
  ]);
}

async function firstAndSecond(stage: Stage, { database, DEMO }: { database: DatabaseKind; DEMO: string }) {
  const dataDir = stage.folder();
  const databaseUrl = await database.create();
  const start = { program: 'portal', dataDir, databaseUrl, environment: { DEMO } } as const;
  return { first: await msUntilReady(stage, start), second: await msUntilReady(stage, start) };
}

async function msUntilReady(stage: Stage, start: Start): Promise<number> {
  const began = performance.now();
  const server = await stage.start(start);
  await answerTo(server.url, { path: '/health/ready' });
  const ms = performance.now() - began;
  await server.stop();
  return ms;
}
