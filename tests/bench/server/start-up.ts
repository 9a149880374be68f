import { inTurns } from '../statistics.ts';
import { answerTo } from './call.ts';
import type { Figure } from './server.ts';
import type { Stage, Start } from './stage.ts';

/** Measures the time in ms until the server is ready, with an empty data folder and with an existing one. */
export async function measureStartUp(stage: Stage): Promise<Figure[]> {
  const demo = { DEMO: '1' };
  const [bare, plain, withDemo] = await inTurns([
    async () => {
      const ms = await msUntilReady(stage, { program: 'bare' });
      return { first: ms, second: ms };
    },
    () => firstAndSecond(stage, {}),
    () => firstAndSecond(stage, demo),
  ]);
  const of = { unit: 'ms', floor: bare!.first, goal: '< 1000 ms' } as const;
  return [
    { ...of, what: 'ready, first start', portal: plain!.first },
    { ...of, what: 'ready, second start', portal: plain!.second },
    { ...of, what: 'ready, first start with the demo students', portal: withDemo!.first },
    { ...of, what: 'ready, second start with the demo students', portal: withDemo!.second },
  ];
}

async function firstAndSecond(stage: Stage, environment: Readonly<Record<string, string>>) {
  const start = { program: 'portal', dataDir: stage.folder(), environment } as const;
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
