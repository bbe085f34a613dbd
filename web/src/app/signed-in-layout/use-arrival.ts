import { useEffect, useRef, type RefObject } from 'react';

const acts = ['keydown', 'pointerdown'] as const;

/**
 * The main part of a page is arriving until the first thing that the person does once all of it is there: from then on a part that is
 * refetched holds nothing back, and hides nothing that the person is reading. Another page starts over.
 */
export function useArrival(pathname: string): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    const page = main.current;
    const mark = () => {
      if (!page?.querySelector('[data-on-its-way]')) page?.removeAttribute('data-arriving');
    };
    page?.setAttribute('data-arriving', '');
    for (const act of acts) window.addEventListener(act, mark, true);
    return () => {
      for (const act of acts) window.removeEventListener(act, mark, true);
    };
  }, [pathname]);
  return main;
}
