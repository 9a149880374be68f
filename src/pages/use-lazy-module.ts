import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '#api/http/api-error.ts';

/**
 * A module that its page can be used without: fetched once React has the page, and undefined before and where it does
 * not come. With it goes what waits for it, for a press that cannot do without.
 */
export function useLazyModule<Module>(
  load: () => Promise<Module>,
): readonly [Module | undefined, () => Promise<Module>] {
  const [module, setModule] = useState<Module>();
  const bring = useCallback(async () => {
    const loaded = await load();
    setModule(() => loaded);
    return loaded;
  }, [load]);
  useEffect(() => {
    const timer = setTimeout(() => void bring().catch(() => undefined));
    return () => clearTimeout(timer);
  }, [bring]);
  return [module, () => neededModule(bring)];
}

/** Says so where it does not come. */
export function neededModule<Module>(load: () => Promise<Module>): Promise<Module> {
  return load().catch((error) => {
    console.error(error);
    throw new ApiError('offline');
  });
}
