import { useEffect, useState } from 'react';

/**
 * Something that is fetched when it is first needed: `undefined` while it comes, `null` when it can't be fetched (then `retry`). While
 * what another key names is on its way, the one that is on the page stays.
 */
export function useLoaded<Value>(key: string, load: (key: string) => Promise<Value>) {
  const [value, setValue] = useState<{ readonly loaded: Value | null }>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
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
