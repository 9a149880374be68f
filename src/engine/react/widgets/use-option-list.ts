import { useEffect, useReducer, useState } from 'react';
import type { OptionList } from '../../core/values/lists.ts';

export function useOptionList(list: OptionList | undefined) {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const [hasFailed, setFailed] = useState(false);
  function load(): void {
    setFailed(false);
    list?.load()?.then(render, () => setFailed(true));
  }
  useEffect(load, [list?.load]);
  return { options: list?.options(), hasFailed, load };
}
