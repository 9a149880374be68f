import type { DatabaseKind } from './databases.ts';
import type { Stage, Start } from './stage.ts';

export type Pair = Awaited<ReturnType<typeof openPair>>;

/** The portal's server on one kind of database, and its floor on the same kind. */
export async function openPair(stage: Stage, { name, create }: DatabaseKind) {
  const start = async (program: 'portal' | 'floor', environment: Start['environment']) =>
    stage.start({ program, databaseUrl: await create(), environment, isWatched: true });
  const portal = await start('portal', { DEMO: '1' });
  return { database: name, portal, floor: await start('floor', { ORIGIN: portal.url }) };
}
