import { type ComponentType, useEffect, useState } from 'react';

/** A part that its page does not wait for. Where it does not come, the page does without. */
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
