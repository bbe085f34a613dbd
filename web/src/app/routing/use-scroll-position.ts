import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Where each page was left, in pixels from its top. */
const positions = new Map<string, number>();

/** A new page begins at its top; going back or forward returns to where it was left. A change of date stays in place. */
export function useScrollPosition(): void {
  const { pathname } = useLocation();
  const wentBack = useNavigationType() === 'POP';
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, wentBack ? (positions.get(pathname) ?? 0) : 0);
  }, [pathname, wentBack]);
  useEffect(() => {
    const remember = () => positions.set(pathname, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [pathname]);
}
