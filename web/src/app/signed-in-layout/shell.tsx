import { lazy, Suspense, useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { Outlet, useLocation } from 'react-router';
import { Menu, PenLine } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import type { Page } from '#core/pages/define-page.ts';
import { UpsellContext } from '#core/pages/pages-context.ts';
import { useProfile } from '#core/profile/use-profile.ts';
import { Button } from '#ui/button.tsx';
import { ErrorBoundary } from '#app/failure/error-boundary.tsx';
import { PageLoading } from '#app/loading/page-loading.tsx';
import { Brand } from '#app/plain-layout/brand.tsx';
import { HelpNowButton } from '#shared-features/help-now/help-now-button.tsx';
import { registry } from '#registry/pages.ts';
import { SavingStatus } from '#app/saving/saving-status.tsx';
import { loadQuickSheet, loadSettingsPanel, useOpenSettings, useQuickKey } from './open-dialogs.ts';
import { PageGate } from './page-gate.tsx';
import { RenewalBanner } from './renewal-banner.tsx';
import { ShellTools } from './shell-tools.tsx';
import { Sidebar } from './sidebar.tsx';

const Drawer = lazy(async () => ({ default: (await import('./drawer.tsx')).Drawer }));
const RoundPhoto = lazy(async () => ({ default: (await import('#shared-features/photo/round-photo.tsx')).RoundPhoto }));
const QuickSheet = lazy(loadQuickSheet);
const SettingsPanel = lazy(loadSettingsPanel);
const Upsell = lazy(async () => ({ default: (await import('#shared-features/upsell/upsell.tsx')).Upsell }));

type Opened = 'nothing' | 'menu' | 'quick' | 'settings' | 'upsell';

/** The signed-in shell: sidebar, header, page, and the dialogs that any page may open. */
export function Shell() {
  const t = useMessages('app');
  const { profile, state } = useProfile();
  const { pathname } = useLocation();
  const [opened, setOpened] = useState<Opened>('nothing');
  const main = useArrival(pathname);
  const isHelp = registry.some((page) => page.isHelp && pathname === `/${page.id}`);
  // Empty while loading, so that the line does not change while the user reads it.
  const name = state === 'loading' ? '' : profile?.full_name.trim() || t('subtitle');
  const close = useCallback(() => setOpened('nothing'), []);
  const [lockedPage, setLockedPage] = useState<Page>();
  const openUpsell = useCallback((locked?: Page) => {
    setLockedPage(locked);
    setOpened('upsell');
  }, []);
  // An open dialog stays: it may contain typed text.
  useQuickKey(() => setOpened((now) => (now === 'nothing' ? 'quick' : now)));
  const showSettings = useOpenSettings(() => setOpened('settings'));

  return (
    <UpsellContext value={openUpsell}>
      <div className="mx-auto min-h-(--safe-height) max-w-7xl lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-8 lg:px-6">
        <div className="hidden lg:block">
          <div tabIndex={-1} className="sticky top-(--safe-top) max-h-(--safe-height) overflow-y-auto px-1 py-6">
            <Sidebar onLocked={openUpsell}>
              <div className="px-3.5">
                <Brand />
              </div>
            </Sidebar>
          </div>
        </div>
        <div className="flex min-w-0 flex-col">
          <header
            data-never-covered
            className="flex flex-wrap items-center lg:items-start justify-between gap-x-6 gap-y-1 px-5 py-3 sm:px-8 lg:px-2 lg:py-5"
          >
            <Button
              variant="quiet"
              icon={Menu}
              aria-haspopup="dialog"
              className="-ms-3.5 lg:hidden"
              onClick={() => setOpened('menu')}
            >
              {t('menu')}
            </Button>
            <div className="flex min-w-0 items-center gap-x-3 max-lg:order-last max-lg:w-full lg:flex-1">
              {profile?.photo_url && (
                <Suspense fallback={<span className="size-11 shrink-0" />}>
                  <RoundPhoto photoUrl={profile.photo_url} alt="" className="size-11" />
                </Suspense>
              )}
              <div className="min-w-0 flex-1">
                <p className="min-h-[1.5em] leading-normal font-semibold wrap-anywhere">{name}</p>
                {/* On a line of its own, because its length varies and must move nothing else. */}
                <SavingStatus />
              </div>
              <Button
                icon={PenLine}
                className="shrink-0"
                aria-haspopup="dialog"
                aria-keyshortcuts="F2"
                onClick={() => setOpened('quick')}
              >
                {t('quick')}
              </Button>
            </div>
            <ShellTools
              onSettings={showSettings}
              className="order-last hidden w-full flex-wrap items-center justify-end lg:flex"
            />
            <HelpNowButton />
          </header>
          {!isHelp && <RenewalBanner onRenew={() => openUpsell()} />}
          <main
            ref={main}
            id="content"
            tabIndex={-1}
            className="mx-auto w-full max-w-4xl flex-1 px-5 pt-2 pb-[max(5rem,calc(var(--toast-room,0px)+1rem))] sm:px-8 lg:mx-0 lg:px-2 lg:pt-4"
          >
            <PageGate onLocked={openUpsell}>
              <Suspense fallback={<PageLoading />}>
                <ErrorBoundary key={pathname}>
                  <Outlet />
                </ErrorBoundary>
              </Suspense>
            </PageGate>
          </main>
        </div>
      </div>
      <Suspense>
        {opened === 'menu' && (
          <Drawer open onOpenChange={close} title={name}>
            <Sidebar onLocked={openUpsell} onChoose={close} />
            <ShellTools onSettings={showSettings} className="flex flex-col items-start gap-1 border-t border-line pt-4" />
          </Drawer>
        )}
        {opened === 'quick' && <QuickSheet onClose={close} />}
        {opened === 'settings' && <SettingsPanel open onOpenChange={close} />}
        {opened === 'upsell' && <Upsell open lockedPage={lockedPage} onClose={close} />}
      </Suspense>
    </UpsellContext>
  );
}

const acts = ['keydown', 'pointerdown'] as const;

/**
 * The page is "arriving" until the user's first action after it has fully loaded: from then on a part that refetches neither
 * delays nor hides content. Another page starts over.
 */
function useArrival(pathname: string): RefObject<HTMLElement | null> {
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
