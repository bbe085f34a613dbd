import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { ErrorBoundary } from '#app/failure/error-boundary.tsx';
import { HelpNowButton } from '#shared-features/help-now/help-now-button.tsx';
import { Brand } from './brand.tsx';
import { LanguageSelect } from './language-select.tsx';
import { NoticesButton } from './toast-history-button.tsx';
import { PolicyLink } from './policy-link.tsx';

/**
 * The layout of standalone pages (sign-in, welcome, plans). It shows the app's name, the language selection and the page.
 * Its header is as high as the shell's. `likeShell` also gives it the shell's width, so that Help now does not move when a
 * user leaves the shell.
 */
export function PlainLayout({ children = <Outlet />, likeShell }: { children?: ReactNode; likeShell?: boolean }) {
  const { pathname } = useLocation();
  const column = `mx-auto w-full px-5 ${likeShell ? 'max-w-7xl sm:px-8' : 'max-w-5xl'}`;
  return (
    <div className="flex min-h-(--safe-height) flex-col">
      <header data-never-covered className={`${column} flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-2`}>
        <Brand />
        <LanguageSelect inline className="ms-auto max-sm:order-last" />
        <HelpNowButton />
      </header>
      <main id="content" tabIndex={-1} className={`${column} flex-1 pb-10`}>
        <ErrorBoundary key={pathname}>{children}</ErrorBoundary>
      </main>
      <footer className={`${column} flex flex-wrap justify-between pb-[max(1.5rem,calc(var(--toast-room,0px)+1rem))]`}>
        <PolicyLink />
        <NoticesButton />
      </footer>
    </div>
  );
}
