import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { AuthListener } from '#core/session/session-store.ts';
import { awaitsSecondFactor, isFirstSignIn } from '#core/session/session-claims.ts';
import { forgetPush, storedPush } from '#shared-features/push/stored-push.ts';
import { onAuthEvent, useSession } from '#core/session/session.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useToast } from '#ui/use-toast.ts';
import { toastStore } from '#app/toasts.ts';
import { afterSignIn, openPaths, signInPath } from '#app/routing/next-path.ts';
import { logOutWasAsked } from '#shared-features/auth-ui/log-out.ts';

/** Reacts to session changes with navigation and toasts. Renders nothing. */
export function SessionEvents() {
  const t = useMessages('app');
  const { showToast } = useToast();
  const navigate = useNavigate();
  const location = useLocation();
  const isSignedOut = useSession() === null;

  // The session may have ended while the app was closed. This device must then receive no more notifications of that user.
  useEffect(() => {
    if (isSignedOut && storedPush.get()) void forgetPush();
  }, [isSignedOut]);

  const hear = useEffectEvent<AuthListener>((event, session, origin) => {
    if (event === 'SIGNED_IN' && session) {
      const { pathname, search } = location;
      const step = afterSignIn({
        firstSignIn: isFirstSignIn(session.user),
        pathname,
        search,
        origin: window.location.origin,
        elsewhere: origin === 'elsewhere',
      });
      if (step.greet && !awaitsSecondFactor(session))
        showToast({ title: t('welcomeBack'), description: t('welcomeBackText') });
      if (step.to) void navigate(step.to, { replace: true });
    }
    if (event === 'PASSWORD_RECOVERY' && origin === 'here' && location.pathname !== '/update-password') {
      void navigate('/update-password', { replace: true });
    }
    if (event === 'SIGNED_OUT') {
      void forgetPush();
      toastStore.clear();
      const asked = logOutWasAsked() || origin === 'elsewhere';
      if (asked) showToast({ title: t('loggedOut'), description: t('loggedOutText') });
      else showToast({ title: t('sessionEnded'), description: t('sessionEndedText'), variant: 'destructive' });
      const open = openPaths.includes(location.pathname);
      if (!open) void navigate(asked ? '/auth' : signInPath(location), { replace: true });
    }
  });

  useEffect(() => onAuthEvent((...happened) => hear(...happened)), []);
  return null;
}
