import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '#api/http/api-error.ts';
import { loadAnew } from '#components/loading/missing-part.ts';

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

/**
 * For a press that cannot do without it. Where it does not come, the page is loaded anew and the press repeated, unless
 * `keep` stores what the page then shows in place of that; where that does not help, it says so.
 */
export async function neededModule<Module>(load: () => Promise<Module>, keep?: () => void): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    console.error(error);
    await loadAnew(keep ? 'press' : 'repeat', keep);
    throw new ApiError('offline');
  }
}
