import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

/**
 * Calls `onPrint` with true before the browser prints, and with false afterwards. React renders the changes of `onPrint` at
 * once (`flushSync`), so that they are on the paper.
 */
export function usePrinting(onPrint: (starts: boolean) => void): void {
  const change = useEffectEvent(onPrint);
  useEffect(() => {
    const listen = ({ type }: Event) => flushSync(() => change(type === 'beforeprint'));
    window.addEventListener('beforeprint', listen);
    window.addEventListener('afterprint', listen);
    return () => {
      window.removeEventListener('beforeprint', listen);
      window.removeEventListener('afterprint', listen);
    };
  }, []);
}
