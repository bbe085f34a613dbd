import { useLayoutEffect, useState } from 'react';

/**
 * Loads a value when the component mounts. `loaded` is `undefined` while loading and `null` after a failure; `retry` then
 * loads again. While the value of a new key loads, the previous value stays.
 */
export function useLoaded<Value>(key: string, load: (key: string) => Promise<Value>) {
  const [value, setValue] = useState<{ readonly loaded: Value | null }>();
  const [attempt, setAttempt] = useState(0);
  // A layout effect starts loading before the first paint, so that the loading indicator appears less often.
  useLayoutEffect(() => {
    let wanted = true;
    const keep = (loaded: Value | null) => {
      if (wanted) setValue({ loaded });
    };
    load(key).then(keep, () => keep(null));
    return () => {
      wanted = false;
    };
  }, [key, load, attempt]);
  return {
    loaded: value?.loaded,
    retry(): void {
      setValue(undefined);
      setAttempt((before) => before + 1);
    },
  };
}
