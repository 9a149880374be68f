import { useEffect, useState } from 'react';

/** A call has no timeout: after 10 seconds without progress the student is told, and after 30 can start it again. */
export const slowCall = [10, 30] as const;

/**
 * How many seconds something has lasted, in the given steps; 0 before the first. Starts again when `since` changes. The
 * steps must be a constant.
 */
export function useSeconds<Step extends number>(
  steps: readonly Step[],
  { isRunning = true, since }: { readonly isRunning?: boolean; readonly since?: unknown } = {},
): 0 | Step {
  const [seconds, setSeconds] = useState<0 | Step>(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: progress starts it again
  useEffect(() => {
    setSeconds(0);
    if (!isRunning) return;
    const timers = steps.map((after) => setTimeout(() => setSeconds(after), after * 1000));
    return () => timers.forEach(clearTimeout);
  }, [steps, isRunning, since]);
  return seconds;
}
