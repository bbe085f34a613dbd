import { useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { awaitsSecondFactor } from '#core/session/session-claims.ts';
import { deletionDueAt } from '#core/session/session-claims.ts';
import { useSession } from '#core/session/session.ts';
import type { Session } from '#core/session/stored-session.ts';
import { Opening } from '#app/loading/opening.tsx';
import { nextPath, signInPath } from '#app/routing/next-path.ts';
import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';
import { deferred } from '#ui/lib/deferred.tsx';

const DeletionGate = deferred(async () => {
  const words = loadNamespaces(currentLanguage(), ['deletion', 'auth-ui']);
  const [{ DeletionGate: Gate }] = await Promise.all([import('./deletion-gate.tsx'), words]);
  return Gate;
}, Opening);

const SecondFactorGate = deferred(async () => {
  const words = loadNamespaces(currentLanguage(), ['second-factor']);
  const [{ SecondFactorGate: Gate }] = await Promise.all([import('./second-factor-gate.tsx'), words]);
  return Gate;
}, Opening);

/** Fetches the gate that `Members` shows for this session. Returns undefined if `Members` shows the page. */
export function loadGate(session: Session): Promise<unknown> | undefined {
  if (awaitsSecondFactor(session)) return SecondFactorGate.load();
  return deletionDueAt(session) ? DeletionGate.load() : undefined;
}

/**
 * Admits signed-in users, after their second factor if they have one. If the deletion of the account is pending, shows
 * `DeletionGate` first. Sends unauthenticated users to the sign-in page, which returns them to this page. If the user signs
 * out while a page is open, SessionEvents navigates, because only SessionEvents knows the reason.
 */
export function Members({ children }: { children: ReactNode }) {
  const session = useSession();
  const location = useLocation();
  const [cameSignedIn] = useState(Boolean(session));
  if (session) {
    if (awaitsSecondFactor(session)) return <SecondFactorGate />;
    const dueAt = deletionDueAt(session);
    return dueAt ? <DeletionGate dueAt={dueAt} /> : children;
  }
  if (session === undefined || cameSignedIn) return <Opening />;
  return <Redirect to={signInPath(location)} />;
}

/**
 * Shows the sign-in page to unauthenticated users. Redirects a user who was already signed in on arrival to the page that
 * the URL asks for. When a user signs in here, SessionEvents redirects. Everybody may read the privacy policy
 * (docs/decisions/0013).
 */
export function Guests({ children }: { children: ReactNode }) {
  const session = useSession();
  const { search } = useLocation();
  const [cameSignedIn] = useState(Boolean(session));
  if (new URLSearchParams(search).get('view') === 'privacy') return children;
  if (session === undefined) return <Opening />;
  return cameSignedIn && session ? <Redirect to={nextPath(search, window.location.origin)} /> : children;
}

/** Opens another page in place of this one. */
function Redirect({ to }: { to: string }) {
  return (
    <>
      <Opening />
      <Navigate to={to} replace />
    </>
  );
}
