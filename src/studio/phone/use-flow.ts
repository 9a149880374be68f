import { useEffect, useState } from 'react';
import type { Flow } from '#engine/core/index.ts';
import type { Compiled } from '../protocol.ts';
import { flowOf } from './flow-of.ts';

/** The last flow that could be loaded. */
export function useFlow(compiled: Compiled | undefined): Flow | undefined {
  const [flow, setFlow] = useState<Flow>();
  useEffect(() => {
    if (!compiled) return setFlow(undefined);
    let isCurrent = true;
    void flowOf(compiled).then((loaded) => isCurrent && setFlow(loaded));
    return () => {
      isCurrent = false;
    };
  }, [compiled]);
  return flow;
}
