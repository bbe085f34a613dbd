import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { Page } from '#core/pages/define-page.ts';
import { asksToRead } from '#core/pages/pages-context.ts';
import { useProfile } from '#core/profile/use-profile.ts';
import { registry } from '#registry/pages.ts';

/**
 * Checks access to the current page, also for typed URLs. An admin page redirects users who are not administrators to the
 * home page. If the user has no premium, a premium page opens the premium dialog above the entries that the user can still
 * read. Help pages never open the dialog. If premium ends while a page is open, the page itself says so, because a dialog
 * would cover typed text.
 */
export function PageGate({ onLocked, children }: { onLocked: (page: Page) => void; children: ReactNode }) {
  const { pathname, state: asked } = useLocation();
  const { isPremium, isAdmin, known } = useProfile();
  const page = registry.find(({ id }) => pathname === `/${id}`);
  const [stoodOpen, setStoodOpen] = useState<string>();
  if (page?.access === 'premium' && isPremium ? stoodOpen !== pathname : (stoodOpen ?? pathname) !== pathname)
    setStoodOpen(isPremium && page?.access === 'premium' ? pathname : undefined);
  const locked = page?.access === 'premium' && !page.isHelp && !isPremium && known;
  const offer = useEffectEvent(() => {
    if (page && stoodOpen !== pathname && !asksToRead(asked)) onLocked(page);
  });
  useEffect(() => {
    if (locked) offer();
  }, [locked, pathname]);
  if (page?.access === 'admin' && !isAdmin && known) return <Navigate to="/" replace />;
  return children;
}
