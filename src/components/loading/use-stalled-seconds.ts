import { useEffect, useState } from 'react';

/**
 * Seconds without progress, rounded down. Requests have no timeout: after 10 seconds the student gets a
 * notice, and after 30 can retry.
 */
export function useStalledSeconds(isSending: boolean, progress?: number): 0 | 10 | 30 {
  const [seconds, setSeconds] = useState<0 | 10 | 30>(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: any progress restarts the timers
  useEffect(() => {
    setSeconds(0);
    if (!isSending) return;
    const timers = ([10, 30] as const).map((after) => setTimeout(() => setSeconds(after), after * 1000));
    return () => timers.forEach(clearTimeout);
  }, [isSending, progress]);
  return seconds;
}
