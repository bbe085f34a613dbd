import { useSyncExternalStore } from 'react';
import { htmlLang } from '#core/messages/languages.ts';
import { useLanguage } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { usePreference } from '#core/preferences/preferences.ts';
import { DialogTools } from '#ui/dialog/dialog-props.ts';
import { ToastProvider } from '#ui/toast-provider.tsx';
import { HelpNowButton } from '#shared-features/help-now/help-now-button.tsx';
import { HelpNowPlace } from '#shared-features/help-now/help-now-place.tsx';
import { LazyOfflineCare } from '#app/offline/lazy-offline-care.tsx';
import { AppRoutes } from './routes.tsx';
import { openingPages } from '#app/routing/load-page.ts';
import { useFocusInSight, useFocusOnNavigation, useScrollPosition } from '#app/routing/focus-and-scroll.ts';
import { SessionEvents } from '#app/session/session-events.tsx';
import { toastStore } from '#app/toasts.ts';

/** Everything around a page, signed in or not: toasts, skip link, focus, scroll position, session events. */
export function RootLayout() {
  const t = useMessages('app');
  const language = useLanguage();
  const [duration] = usePreference('toastDuration');
  const moving = useSyncExternalStore(openingPages.subscribe, openingPages.any);
  useScrollPosition();
  useFocusOnNavigation();
  useFocusInSight();
  const words = {
    region: t('noticesRegion'),
    close: t('dismiss'),
    history: t('notices'),
    historyEmpty: t('noNotices'),
    closeHistory: t('closeNotices'),
    time: (at: Date) => new Intl.DateTimeFormat(htmlLang(language), { timeStyle: 'short' }).format(at),
  };
  return (
    <ToastProvider store={toastStore} words={words} duration={duration}>
      <DialogTools value={<HelpNowButton />}>
        <SessionEvents />
        <LazyOfflineCare />
        {moving && (
          <p
            role="status"
            className="pointer-events-none fixed inset-x-0 top-(--safe-top) z-50 mx-auto w-fit animate-late rounded-md bg-primary-soft px-4 py-2 text-sm"
          >
            {t('opening')}
          </p>
        )}
        <div data-behind-dialogs>
          <a
            href="#content"
            className="fixed start-4 top-2 z-50 m-(--safe) -translate-y-[calc(100%+1rem+var(--safe-top))] rounded-md bg-primary px-4 py-3 font-semibold text-on-primary focus:translate-y-0"
          >
            {t('skip')}
          </a>
          <AppRoutes />
        </div>
        <HelpNowPlace />
      </DialogTools>
    </ToastProvider>
  );
}
