import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '#api/http/api-error.ts';
import { reloadPage } from '#components/loading/reload-page.ts';

/**
 * Loads a module after hydration. Returns the module, which is undefined until it has loaded, and a function
 * that a pressed button calls to wait for the module.
 */
export function useLazyModule<Module>(
  load: () => Promise<Module>,
): readonly [Module | undefined, () => Promise<Module>] {
  const [module, setModule] = useState<Module>();
  const loadModule = useCallback(async () => {
    const loaded = await load();
    setModule(() => loaded);
    return loaded;
  }, [load]);
  useEffect(() => {
    const timer = setTimeout(() => void loadModule().catch(() => undefined));
    return () => clearTimeout(timer);
  }, [loadModule]);
  return [module, () => loadOrReload(loadModule)];
}

/**
 * Loads a module for a pressed button. If that fails, reloads the page and repeats the press. With
 * `beforeReload`, which saves the page's state, the press is not repeated. Rejects if the page is not
 * reloaded.
 */
export async function loadOrReload<Module>(
  load: () => Promise<Module>,
  beforeReload?: () => void,
): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    console.error(error);
    await reloadPage(beforeReload ? 'press' : 'repeat', beforeReload);
    throw new ApiError('offline');
  }
}
