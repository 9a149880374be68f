import { useEffect, useState } from 'react';

/**
 * Returns for how many seconds a request or upload has made no progress, rounded down to 0, 10 or 30. Requests have no
 * timeout: after 10 seconds the student gets a notice, and after 30 can retry.
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
