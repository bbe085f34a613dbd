import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { Outlet, useLocation } from 'react-router';
import { lazyPart } from '#core/lazy/lazy-part.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import type { Page } from '#core/pages/define-page.ts';
import { QuickContext, UpsellContext } from '#core/pages/pages-context.ts';
import { useProfile } from '#core/profile/use-profile.ts';
import { PageBar } from '#ui/page-header.tsx';
import { ErrorBoundary } from '#app/failure/error-boundary.tsx';
import { Brand } from '#app/plain-layout/brand.tsx';
import { NoticesButton } from '#app/plain-layout/toast-history-button.tsx';
import { HelpNowButton } from '#shared-features/help-now/help-now-button.tsx';
import { registry } from '#registry/pages.ts';
import { useRenewal } from '#app/renewal/renewal.ts';
import { SavingStatus } from '#app/saving/saving-status.tsx';
import { deferred } from '#ui/lib/deferred.tsx';
import { useFunctionKey } from '#ui/lib/use-function-key.ts';
import { loadQuickSheet, loadSettingsPanel, useOpenSettings } from './open-dialogs.ts';
import { MainPlaces } from './main-places.tsx';
import { PageGate } from './page-gate.tsx';
import { PersonHead } from './person-head.tsx';
import { Sidebar } from './sidebar.tsx';

const RenewalBanner = lazyPart(
  'renewal-banner',
  () => ['renewal'],
  async () => (await import('#app/renewal/renewal-banner.tsx')).RenewalBanner,
);
const Drawer = deferred(async () => (await import('./drawer.tsx')).Drawer);
const QuickSheet = deferred(loadQuickSheet);
const SettingsPanel = deferred(loadSettingsPanel);
const Upsell = deferred(async () => (await import('#shared-features/upsell/upsell.tsx')).Upsell);

type Opened = 'nothing' | 'menu' | 'quick' | 'settings' | 'upsell';

/** The signed-in shell: sidebar, the page with its bar, `MainPlaces`, and the dialogs that any page may open. */
export function Shell() {
  const t = useMessages('app');
  const { profile, state, isPremium } = useProfile();
  const { pathname } = useLocation();
  const [opened, setOpened] = useState<Opened>('nothing');
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const renewal = useRenewal();
  const main = useArrival(pathname);
  const isHelp = registry.some((page) => page.isHelp && pathname === `/${page.id}`);
  // While the profile loads, leave the name empty. Otherwise the subtitle would show first and then change to the name.
  const name = state === 'loading' ? '' : profile?.full_name.trim() || t('subtitle');
  const past = isPremium || state === 'loading' ? '/statistics' : '/calendar';
  const close = useCallback(() => setOpened('nothing'), []);
  const [lockedPage, setLockedPage] = useState<Page>();
  const openUpsell = useCallback((locked?: Page) => {
    setLockedPage(locked);
    setOpened('upsell');
  }, []);
  // `openQuick` does not replace an open dialog, because the dialog may contain typed text.
  const [quickPage, setQuickPage] = useState<string>();
  const openQuick = (pageId?: string) => {
    if (opened !== 'nothing') return;
    setQuickPage(pageId);
    setOpened('quick');
  };
  const openQuickHere = () => openQuick(pathname.slice(1));
  // F2 opens the sheet "Anotar", as F8 opens the earlier toasts. With Tab alone, a user would pass every page of the sidebar
  // between the content and the button for recording.
  useFunctionKey('F2', openQuickHere);
  const showSettings = useOpenSettings(() => setOpened('settings'));

  return (
    <UpsellContext value={openUpsell}>
      <div className="mx-auto min-h-(--safe-height) max-w-7xl lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-6 lg:px-6">
        <div className="hidden lg:block">
          <div
            tabIndex={-1}
            className="sticky top-(--safe-top) flex max-h-(--safe-height) flex-col gap-3 overflow-y-auto px-1 py-4"
          >
            <div className="px-3.5">
              <Brand />
            </div>
            <PersonHead name={name} onSettings={showSettings} />
            <MainPlaces past={past} onRecord={openQuickHere} />
            <Sidebar marked={past} onLocked={openUpsell} />
          </div>
        </div>
        <div className="flex min-w-0 flex-col">
          <header
            data-never-covered
            data-page-bar
            className="z-20 flex min-h-16 flex-wrap items-start justify-between gap-x-3 bg-surface px-5 py-2 sm:px-8 lg:px-2 tall:sticky tall:top-(--safe-top)"
          >
            <div className="min-w-0 flex-1 basis-24 self-center">
              <div ref={setBar} />
              <SavingStatus />
            </div>
            <div className="max-lg:hidden">
              <NoticesButton />
            </div>
            <HelpNowButton />
          </header>
          <main
            ref={main}
            id="content"
            tabIndex={-1}
            className="flex flex-1 flex-col pb-[max(5rem,calc(var(--toast-room,0px)+1rem))]"
          >
            {renewal.expires && !isHelp && (
              <RenewalBanner expires={renewal.expires} onRenew={() => openUpsell()} onClose={renewal.close} />
            )}
            <div className="w-full px-5 pt-2 sm:px-8 lg:px-2">
              <PageBar value={bar}>
                <QuickContext value={openQuick}>
                  <PageGate onLocked={openUpsell}>
                    <ErrorBoundary key={pathname}>
                      <Outlet />
                    </ErrorBoundary>
                  </PageGate>
                </QuickContext>
              </PageBar>
            </div>
          </main>
          <MainPlaces past={past} onRecord={openQuickHere} onPages={() => setOpened('menu')} />
        </div>
      </div>
      {opened === 'menu' && (
        <Drawer open onOpenChange={close} title={name}>
          <PersonHead onSettings={showSettings} />
          <Sidebar onLocked={openUpsell} onChoose={close} />
        </Drawer>
      )}
      {opened === 'quick' && <QuickSheet first={quickPage} onClose={close} />}
      {opened === 'settings' && <SettingsPanel open onOpenChange={close} />}
      {opened === 'upsell' && <Upsell open lockedPage={lockedPage} onClose={close} />}
    </UpsellContext>
  );
}

/**
 * Prevents a new page from moving while the user reads it. Sets `data-arriving` on the page: styles/base.css then hides
 * everything below a part that still loads. The user's first key or tap after all parts have loaded removes the attribute,
 * so that a later refetch hides nothing.
 */
function useArrival(pathname: string): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    const page = main.current;
    const mark = () => {
      if (!page?.querySelector('[data-on-its-way]')) page?.toggleAttribute('data-arriving', false);
    };
    page?.toggleAttribute('data-arriving', true);
    window.addEventListener('keydown', mark, true);
    window.addEventListener('pointerdown', mark, true);
    return () => {
      window.removeEventListener('keydown', mark, true);
      window.removeEventListener('pointerdown', mark, true);
    };
  }, [pathname]);
  return main;
}
