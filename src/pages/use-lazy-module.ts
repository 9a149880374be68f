import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '#api/http/api-error.ts';
import { reloadPage } from '#components/loading/reload-page.ts';

/**
 * Loads a module after hydration. Returns the module (undefined until it has loaded, or if that fails), and a
 * function for a pressed button that waits for the module.
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
 * If the module does not load, reloads the page and repeats the press. With `beforeReload`, which should save
 * the page's state, the press is not repeated. Rejects if the page is not reloaded.
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
