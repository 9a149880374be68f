import { useEffect, useState } from 'react';
import type { Flow } from '#engine/core/index.ts';
import { useStudio } from '../store.ts';
import { flowOf } from './flow-of.ts';

/** This is shown instead of the preview if the form has had errors ever since the studio was started. */
export const notShown = 'This form cannot be shown as it is. The check says what to fix first.';

/**
 * Returns the selected form: the last flow until a newer flow has loaded, and undefined until the first flow
 * has loaded.
 */
export function useFlow(): Flow | undefined {
  const { form: compiled } = useStudio();
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
