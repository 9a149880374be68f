import { useEffect, useState } from 'react';

/** There is no timeout (portal.md §9): after 10 seconds the student is told. */
export function StillGoingOn({ what }: { what: string }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 10_000);
    return () => clearTimeout(timer);
  }, []);
  return <p role="status">{isLate && `Still ${what}: your connection may be slow.`}</p>;
}
