import { type ComponentType, useEffect, useState } from 'react';

/** A component that its page does not wait for, and does without if it fails to load. */
export function useLazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | undefined {
  const [loaded, setLoaded] = useState<{ Part: ComponentType<Props> }>();
  useEffect(() => {
    const timer = setTimeout(() => {
      load()
        .then((Part) => setLoaded({ Part }))
        .catch(() => undefined);
    });
    return () => clearTimeout(timer);
  }, [load]);
  return loaded?.Part;
}
