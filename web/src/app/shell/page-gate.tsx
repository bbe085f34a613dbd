import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { Page } from '#core/pages/define-page.ts';
import { asksToRead } from '#core/pages/read-entries.ts';
import { useProfile } from '#core/profile/use-profile.ts';
import { registry } from '../registry.ts';

/**
 * Who may open the page at this address, also when it was typed: an admin page leads others home; a premium page opens the
 * premium dialog for whoever has no premium (the page itself then shows what may still be read).
 */
export function PageGate({ onLocked, children }: { onLocked: (page: Page) => void; children: ReactNode }) {
  const { pathname, state: asked } = useLocation();
  const { isPremium, isAdmin, state } = useProfile();
  const page = registry.find(({ id }) => pathname === `/${id}`);
  const locked = page?.access === 'premium' && !isPremium && state === 'ready';
  const offer = useEffectEvent(() => {
    if (page && !asksToRead(asked)) onLocked(page);
  });
  useEffect(() => {
    if (locked) offer();
  }, [locked, pathname]);
  if (page?.access === 'admin' && !isAdmin && state !== 'loading') return <Navigate to="/" replace />;
  return children;
}
