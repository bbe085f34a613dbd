import { Suspense, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { ErrorBoundary } from '#app/failure/error-boundary.tsx';
import { PageLoading } from '#app/loading/page-loading.tsx';
import { HelpNowButton } from '#shared-features/help-now/help-now-button.tsx';
import { Brand } from './brand.tsx';
import { LanguageSelect } from './language-select.tsx';
import { NoticesButton } from './toast-history-button.tsx';
import { PolicyLink } from './policy-link.tsx';

/**
 * The layout of standalone pages (sign-in, welcome, plans). It shows the app's name, the language selection and the page.
 */
export function PlainLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <div className="flex min-h-(--safe-height) flex-col">
      <header
        data-never-covered
        className="mx-auto flex w-full max-w-5xl flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-4"
      >
        <Brand />
        <LanguageSelect inline className="ms-auto max-sm:order-last" />
        <HelpNowButton />
      </header>
      <main id="content" tabIndex={-1} className="mx-auto w-full max-w-5xl flex-1 px-5 pb-10">
        <Suspense fallback={<PageLoading />}>
          <ErrorBoundary key={pathname}>{children}</ErrorBoundary>
        </Suspense>
      </main>
      <footer className="mx-auto flex w-full max-w-5xl flex-wrap justify-between px-1.5 pb-[max(1.5rem,calc(var(--toast-room,0px)+1rem))]">
        <PolicyLink />
        <NoticesButton />
      </footer>
    </div>
  );
}
