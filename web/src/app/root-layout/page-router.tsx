import { useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { loadRoute } from './load-route.ts';

/**
 * React Router's BrowserRouter, but the previous page stays in sight until the code and the messages of the next one are
 * there. `RootLayout` shows that a page is being fetched.
 */
export function PageRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [shown, setShown] = useState({ location: history.location, action: history.action });
  useLayoutEffect(() => {
    let { pathname } = history.location;
    let newest = 0;
    const show = async ({ location, action }: Pick<typeof history, 'location' | 'action'>) => {
      newest += 1;
      const mine = newest;
      // If a fetch fails, the page fetches again when it renders, and reports the error then.
      if (location.pathname !== pathname) await loadRoute(location.pathname).catch(() => undefined);
      // The user may have moved on while the page was being fetched.
      if (mine !== newest) return;
      ({ pathname } = location);
      setShown({ location, action });
    };
    return history.listen((update) => void show(update));
  }, [history]);
  return (
    <Router location={shown.location} navigationType={shown.action} navigator={history}>
      {children}
    </Router>
  );
}
