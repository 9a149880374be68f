import type { DatabaseKind } from './databases.ts';
import type { Running, Stage } from './stage.ts';

/** The portal's server on one kind of database, and its floor on the same kind. */
export interface Pair {
  readonly database: string;
  readonly portal: Running;
  readonly floor: Running;
}

export async function openPair(stage: Stage, { name, create }: DatabaseKind): Promise<Pair> {
  const portal = await stage.start({
    program: 'portal',
    databaseUrl: await create(),
    environment: { DEMO: '1' },
    isWatched: true,
  });
  const floor = await stage.start({
    program: 'floor',
    databaseUrl: await create(),
    environment: { ORIGIN: portal.url },
    isWatched: true,
  });
  return { database: name, portal, floor };
}
