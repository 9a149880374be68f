import { useEffect, useState } from 'react';

/**
 * Returns the seconds without progress, rounded down to 0, 10 or 30. Requests have no timeout: the student
 * gets a notice after 10 seconds, and can retry after 30 seconds.
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
